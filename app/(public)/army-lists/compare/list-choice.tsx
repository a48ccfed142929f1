import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { ClientMessages } from "@/app/_ui/client-messages";
import { inputLook } from "@/app/_ui/field-look";
import type { ChoosableList } from "../_choice/about-lists";
import { CompareChoice, CompareForm } from "./choice";
import type { CompareQuery } from "./compare-query";
import { ListOption } from "./list-option";

interface ListChoiceProps {
  /** Lists the reader has access to. */
  readonly items: readonly ChoosableList[];
  readonly query: CompareQuery;
  /** The titles of the lists already chosen, by their ids. */
  readonly chosen: ReadonlyMap<string, string>;
}

/** Chooses the two lists, which can be searched: the reader's own are offered first, then everybody's. */
export async function ListChoice({ items, query, chosen }: ListChoiceProps) {
  const t = await getTranslations("compareLists");
  return (
    <CompareForm>
      <search className="flex w-full max-w-[40em] items-end gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor="q" className="block text-xs text-ink-2">
            {t("search")}
          </label>
          <input className={inputLook()} type="search" id="q" name="q" defaultValue={query.q} />
        </div>
        <button type="submit" className={buttonLook()} formNoValidate>
          {t("searchDo")}
        </button>
      </search>
      {(["a", "b"] as const).map((side) => (
        <CompareChoice key={side} name={side} label={t(side)} value={query[side] ?? ""}>
          <option value="">{t("none")}</option>
          <Options label={t("mine")} items={items.filter(({ mine }) => mine)} />
          <Options label={t("public")} items={items.filter(({ mine }) => !mine)} />
          <Chosen id={query[side]} items={items} title={chosen.get(query[side] ?? "")} />
        </CompareChoice>
      ))}
      <button type="submit" className={buttonLook({ look: "primary" })}>
        {t("compare")}
      </button>
    </CompareForm>
  );
}

function Options({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly ChoosableList[];
}) {
  if (items.length === 0) return null;
  return (
    <optgroup label={label}>
      <ClientMessages namespaces={["listChoice"]}>
        {items.map((list) => (
          <ListOption key={list.id} list={list} />
        ))}
      </ClientMessages>
    </optgroup>
  );
}

interface ChosenProps {
  readonly id: string | null;
  readonly items: readonly ChoosableList[];
  /** Undefined for a list that cannot be read. */
  readonly title: string | undefined;
}

/** An option for a chosen list that was not found by the search, or is in no library, but must stay selected. */
function Chosen({ id, items, title }: ChosenProps) {
  if (id === null || !title || items.some((item) => item.id === id)) return null;
  return <option value={id}>{title}</option>;
}
