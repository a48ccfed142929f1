import { getLocale, getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { selectLook } from "@/app/_ui/field-look";
import { PAPERS } from "@/lib/domain/document/paper";
import type { RulesSystem } from "./rules-system";

interface SheetChoice {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  /** Whether it is initially ticked. */
  readonly ticked: boolean;
}

interface SheetFormProps {
  readonly system: RulesSystem;
  readonly tables: readonly SheetChoice[];
}

/** Chooses the tables of a book to print as quick-reference sheets, and the paper size. */
export async function SheetForm({ system, tables }: SheetFormProps) {
  const t = await getTranslations("rules.reference");
  return (
    <form method="get" action={`/api/v1/rules/${system}/reference.pdf`}>
      <input type="hidden" name="lang" value={await getLocale()} />
      <fieldset className="my-4 gap-x-8 [columns:2_--spacing(70)]">
        <legend className="pb-2 font-serif text-lg leading-tight font-semibold">
          {t("which")}
        </legend>
        {tables.map(({ id, ref, title, ticked }) => (
          <label
            key={id}
            className="flex min-h-8 break-inside-avoid items-center gap-3 text-sm touch:min-h-11"
          >
            <input type="checkbox" name="tables" value={id} defaultChecked={ticked} />
            <span className="min-w-5 text-end font-serif leading-none font-semibold">{ref}</span>{" "}
            {title}
          </label>
        ))}
      </fieldset>
      <PaperChoice />
      <button className={buttonLook({ look: "primary" })} type="submit">
        {t("print")}
      </button>
    </form>
  );
}

async function PaperChoice() {
  const t = await getTranslations("rules.reference");
  return (
    <label className="me-3 inline-grid gap-0.75 text-sm font-semibold">
      {t("paper")}
      <select className={selectLook()} name="paper" defaultValue="a4">
        {PAPERS.map((paper) => (
          <option key={paper} value={paper}>
            {t(`papers.${paper}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
