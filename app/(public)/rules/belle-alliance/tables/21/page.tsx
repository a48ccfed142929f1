import "../../../rules.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { foldText } from "@/lib/domain/fold-text";
import { TABLE_21, type Table21Row } from "@/lib/rules/belle-alliance/tables/table-21";
import { resolveValour, type ValourAnswer } from "@/lib/usecases/rules/resolve-valour";
import { RulesFrame } from "../../../_tables/rules-frame";
import type { SearchParams } from "../../../_tables/search-params";
import { readWishes, type UnitQuestion, type ValourWishes } from "../../../_valour/search-params";
import { UnitAnswer } from "../../../_valour/unit-answer";
import { UnitQuestionForm } from "../../../_valour/unit-question";
import { ValourFilter } from "../../../_valour/valour-filter";
import { ValourLegend } from "../../../_valour/valour-legend";
import { ValourRows } from "../../../_valour/valour-rows";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules");
  return { title: t("valour.title") };
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** Table 21: its rows by nation and search, and what a unit would get from it [5.5.1]. */
export default async function Table21Page({ searchParams }: PageProps) {
  const params = await searchParams;
  const t = await getTranslations("rules");
  const wishes = readWishes(params);
  const rows = await rowsOf(wishes);
  const answer = wishes.question.name ? await answerTo(wishes.question) : null;
  return (
    <RulesFrame
      system="belle-alliance"
      current="21"
      aside={
        <aside className="rulesaside" aria-labelledby="ask">
          <h2 id="ask">{t("ask.title")}</h2>
          <UnitQuestionForm params={params} question={wishes.question} />
          {answer && <UnitAnswer answer={answer} />}
          <ValourLegend />
        </aside>
      }
    >
      <div className="rulehead">
        <div>
          <p className="quiet">{t("edition.belle-alliance")}</p>
          <h1>{t("valour.title")}</h1>
          <a className="askjump" href="#ask">
            {t("ask.title")}
          </a>
        </div>
        <ValourFilter params={params} wishes={wishes} />
      </div>
      <div className="vcols">
        <ValourRows year={null} rows={rows} hit={answer?.row ?? null} />
        <div>
          {([1815, 1813] as const).map((year) => (
            <ValourRows key={year} year={year} rows={rows} hit={answer?.row ?? null} />
          ))}
        </div>
      </div>
      {rows.length === 0 && <p className="quiet">{t("valour.none")}</p>}
    </RulesFrame>
  );
}

async function answerTo({ corps, division, ...unit }: UnitQuestion): Promise<ValourAnswer | null> {
  const request = { ...unit, context: { corps, division } };
  const [answer] = resolveValour([request], await getTranslations("belleAlliance"));
  return answer ?? null;
}

/** Rows of a nation whose label, in the reader's language or as printed, holds the words. */
async function rowsOf({ heading, search }: ValourWishes): Promise<Table21Row[]> {
  const labels = await getTranslations("table21");
  const words = foldText(search).split(" ").filter(Boolean);
  return TABLE_21.filter((row) => {
    const text = foldText(`${labels(row.id)} ${row.unitDa}`);
    return (heading === null || row.heading === heading) && words.every((w) => text.includes(w));
  });
}
