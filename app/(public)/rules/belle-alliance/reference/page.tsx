import "../../rules.css";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PAPERS } from "@/lib/domain/paper";
import { listBelleAllianceTables } from "@/lib/usecases/belle-alliance-tables";
import { RulesFrame } from "../../_tables/rules-frame";
import { belleAllianceWords } from "../../_tables/words";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules.reference");
  return { title: t("name") };
}

/** Quick-reference sheets: which tables, on which paper. A scenario's own choice is on its print page. */
export default async function ReferencePage() {
  const t = await getTranslations("rules.reference");
  const tables = listBelleAllianceTables(await belleAllianceWords());
  return (
    <RulesFrame current="reference">
      <div className="rulehead">
        <h1>{t("name")}</h1>
      </div>
      <p className="quiet">{t("intro")}</p>
      <form method="get" action="/api/v1/rules/belle-alliance/reference.pdf" className="sheetform">
        <input type="hidden" name="lang" value={await getLocale()} />
        <fieldset>
          <legend>{t("which")}</legend>
          {tables.map(({ n, title }) => (
            <label key={n}>
              <input type="checkbox" name="tables" value={n} defaultChecked={n !== 21} />
              <span className="tn">{n}</span> {title}
            </label>
          ))}
        </fieldset>
        <PaperChoice />
        <button className="btn primary" type="submit">
          {t("print")}
        </button>
      </form>
    </RulesFrame>
  );
}

async function PaperChoice() {
  const t = await getTranslations("rules.reference");
  return (
    <label className="paper">
      {t("paper")}
      <select className="select" name="paper" defaultValue="a4">
        {PAPERS.map((paper) => (
          <option key={paper} value={paper}>
            {t(`papers.${paper}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
