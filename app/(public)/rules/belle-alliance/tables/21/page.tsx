import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ValourTrack } from "@/app/_map/valour-track";
import { Columns } from "@/app/(public)/_reading/columns";
import { PageHead } from "@/app/(public)/_reading/page-head";
import { KeptParams } from "@/app/(public)/rules/_tables/kept-params";
import { LiveForm } from "@/app/(public)/rules/_tables/live-form";
import { ChoiceField, QueryField } from "@/app/(public)/rules/_tables/query-fields";
import { foldText } from "@/lib/domain/document/fold-text";
import { formatSigned } from "@/lib/i18n/formats";
import {
  TABLE_21,
  TABLE_21_HEADINGS,
  type Table21Row,
} from "@/lib/rules/belle-alliance/tables/table-21";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";
import {
  resolveValour,
  type ValourAnswer,
} from "@/lib/usecases/belle-alliance/rules/resolve-valour";
import { AsideTitle, JumpToAside, RulesAside } from "../../../_tables/rules-aside";
import { RulesFrame } from "../../../_tables/rules-frame";
import type { SearchParams } from "../../../_tables/search-params";
import {
  ALL_NATIONS,
  readParams,
  type UnitQuestion,
  type ValourParams,
} from "../../../_valour/search-params";
import { UnitQuestionForm } from "../../../_valour/unit-question";
import { ValourRows } from "../../../_valour/valour-rows";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules");
  return { title: t("valour.title") };
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** Table 21: its rows by nation and search, and the valour a unit would get from it [5.5.1]. */
export default async function Table21Page({ searchParams }: PageProps) {
  const params = await searchParams;
  const t = await getTranslations("rules");
  const asked = readParams(params);
  const rows = await rowsOf(asked);
  const answer = asked.question.name ? await answerTo(asked.question) : null;
  return (
    <RulesFrame
      system="belle-alliance"
      current="21"
      aside={
        <RulesAside id="ask" title={t("ask.title")}>
          <UnitQuestionForm params={params} question={asked.question} />
          {answer && <UnitAnswer answer={answer} />}
          <ValourLegend />
        </RulesAside>
      }
    >
      <PageHead>
        <div>
          <p className="text-sm text-ink-3">{t("edition.belle-alliance")}</p>
          <h1>{t("valour.title")}</h1>
          <JumpToAside id="ask">{t("ask.title")}</JumpToAside>
        </div>
        <ValourFilter params={params} asked={asked} />
      </PageHead>
      <Columns>
        <ValourRows year={null} rows={rows} hit={answer?.row ?? null} />
        <div>
          {([1815, 1813] as const).map((year) => (
            <ValourRows key={year} year={year} rows={rows} hit={answer?.row ?? null} />
          ))}
        </div>
      </Columns>
      {rows.length === 0 && <p className="text-ink-3">{t("valour.none")}</p>}
    </RulesFrame>
  );
}

/** The row a unit falls under, the reason and its certainty, and other rows that might be meant. */
async function UnitAnswer({ answer }: { readonly answer: ValourAnswer }) {
  const t = await getTranslations("rules.ask");
  const rules = await getTranslations("belleAlliance");
  return (
    <div role="status">
      <div className="mt-4 grid grid-cols-[auto_1fr] items-center gap-3 border-brass border-s-4 bg-select p-3 text-sm">
        <div className="grid justify-items-center gap-0.5">
          <span className="whitespace-nowrap font-semibold font-serif text-2xl leading-none">
            <Values values={answer.values} />
          </span>
          <ValourTrack values={answer.values} />
        </div>
        <p>
          <b>{answer.row ? <RowLink id={answer.row} /> : t("noRow")}</b>
          <br />
          <span className="text-ink-3">{answer.why.text}</span>
          <br />
          <span className="text-ink-3">{rules(`valourConfidence.${answer.confidence}`)}</span>
        </p>
      </div>
      <OtherRows ids={answer.candidates.filter((id) => id !== answer.row)} />
    </div>
  );
}

async function OtherRows({ ids }: { readonly ids: readonly string[] }) {
  const t = await getTranslations("rules.ask");
  if (ids.length === 0) return null;
  return (
    <>
      <AsideTitle>{t("others")}</AsideTitle>
      <ul className="text-sm">
        {ids.map((id) => (
          <li
            key={id}
            className="grid grid-cols-[3.6em_1fr] gap-3 border-rule border-b py-1 touch:items-center"
          >
            <b className="num">
              <Values values={table21Row(id)?.values ?? []} />
            </b>
            <RowLink id={id} />
          </li>
        ))}
      </ul>
    </>
  );
}

async function Values({ values }: { readonly values: readonly number[] }) {
  const language = await getLocale();
  return values.map((value) => formatSigned(language, value)).join(" / ") || "–";
}

async function RowLink({ id }: { readonly id: string }) {
  const labels = await getTranslations("table21");
  const rules = await getTranslations("belleAlliance");
  const row = table21Row(id);
  const place = [row?.heading && rules(`heading.${row.heading}`), row?.year && String(row.year)];
  return (
    <a href={`#${id}`} className="touch:inline-flex touch:min-h-11 touch:items-center">
      {place.filter(Boolean).join(" ")}
      {row?.heading && ": "}
      {labels(id)}
    </a>
  );
}

const SPECIMENS = [
  ["two", [1, 3]],
  ["unlisted", [0]],
  ["guardArtillery", [1]],
] as const;

/** A guide to table 21, saying which parts are our interpretation. */
async function ValourLegend() {
  const t = await getTranslations("rules.valour");
  return (
    <section>
      <AsideTitle>{t("legend.title")}</AsideTitle>
      <ul>
        {SPECIMENS.map(([key, values]) => (
          <li key={key} className="flex items-center gap-3 py-0.5 text-sm">
            <ValourTrack values={values} /> {t(`legend.${key}`)}
          </li>
        ))}
      </ul>
      <p className="hint mt-1.5">{t("intro")}</p>
      <p className="hint mt-1.5">
        {t("asData")} <code>/api/v1/rules/belle-alliance/valour</code>
      </p>
    </section>
  );
}

interface ValourFilterProps {
  readonly params: SearchParams;
  readonly asked: ValourParams;
}

/** Filters the rows of table 21 by nation and search words. */
async function ValourFilter({ params, asked }: ValourFilterProps) {
  const t = await getTranslations("rules.valour");
  const words = await getTranslations("belleAlliance");
  const headings = TABLE_21_HEADINGS.map(
    (heading) => [heading, words(`heading.${heading}`)] as const,
  );
  return (
    <LiveForm
      className="flex flex-wrap items-end gap-3 max-tablet:w-full"
      label={t("filter")}
      submit={t("show")}
    >
      <KeptParams params={params} but={["nation", "q"]} />
      <ChoiceField
        key={asked.heading}
        id="nation"
        name="nation"
        label={t("nation")}
        value={asked.heading ?? ALL_NATIONS}
        choices={[[ALL_NATIONS, t("allNations")], ...headings]}
      />
      <QueryField
        id="q"
        name="q"
        type="search"
        label={t("search")}
        value={asked.search}
        hint={t("searchHint")}
      />
    </LiveForm>
  );
}

async function answerTo({ corps, division, ...unit }: UnitQuestion): Promise<ValourAnswer | null> {
  const request = { ...unit, context: { corps, division } };
  const [answer] = resolveValour([request], await getTranslations<string>("belleAlliance"));
  return answer ?? null;
}

/** Rows of a nation whose label, in the reader's language or as printed, contains the search words. */
async function rowsOf({ heading, search }: ValourParams): Promise<Table21Row[]> {
  const labels = await getTranslations("table21");
  const words = foldText(search).split(" ").filter(Boolean);
  return TABLE_21.filter((row) => {
    const text = foldText(`${labels(row.id)} ${row.unitDa}`);
    return (heading === null || row.heading === heading) && words.every((w) => text.includes(w));
  });
}
