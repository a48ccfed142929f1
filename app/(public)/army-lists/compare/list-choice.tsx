import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { ClientMessages } from "@/app/_ui/client-messages";
import type { ChoosableList } from "../_choice/about-lists";
import { CompareChoice, CompareForm } from "./choice";
import type { CompareQuery } from "./compare-query";
import { ListOption } from "./list-option";

interface ListChoiceProps {
  /** Lists the reader has access to. */
  readonly items: readonly ChoosableList[];
  readonly query: CompareQuery;
}

/** Chooses the two lists: the reader's own are offered first, then everybody's. */
export async function ListChoice({ items, query }: ListChoiceProps) {
  const t = await getTranslations("compareLists");
  return (
    <CompareForm>
      {(["a", "b"] as const).map((side) => (
        <CompareChoice key={side} name={side} label={t(side)} value={query[side] ?? ""}>
          <option value="">{t("none")}</option>
          <Options label={t("mine")} items={items.filter(({ mine }) => mine)} />
          <Options label={t("public")} items={items.filter(({ mine }) => !mine)} />
          <ByLink id={query[side]} items={items} label={t("byLink")} />
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

interface ByLinkProps {
  readonly id: string | null;
  readonly items: readonly ChoosableList[];
  readonly label: string;
}

/** An option for a list opened by link, which is not in the library but must stay selected. */
function ByLink({ id, items, label }: ByLinkProps) {
  if (id === null || items.some((item) => item.id === id)) return null;
  return <option value={id}>{label}</option>;
}
