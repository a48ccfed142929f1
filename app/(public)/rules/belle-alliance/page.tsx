import "../rules.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { foldText } from "@/lib/domain/fold-text";
import {
  TABLE_21,
  TABLE_21_HEADINGS,
  type Table21Heading,
  type Table21Row,
} from "@/lib/rules/belle-alliance/tables/table-21";
import { SystemNav } from "../_tables/system-nav";
import { Table5 } from "../_tables/table-5";
import { ValourRows } from "../_tables/valour-rows";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules");
  return { title: t("belleAlliance.title") };
}

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Tables 21 and 5 of Belle Alliance, one nation at a time and searchable. */
export default async function BelleAlliancePage({ searchParams }: PageProps) {
  const query = await searchParams;
  const t = await getTranslations("rules");
  const search = typeof query.q === "string" ? query.q.slice(0, 100) : "";
  const nation = headingOf(query.nation);
  const rows = await rowsOf(nation, search);
  return (
    <main id="main" className="page rulepage">
      <SystemNav current="belle-alliance" />
      <h1>{t("valour.title")}</h1>
      <p className="quiet">{t("valour.intro")}</p>
      <ValourForm nation={nation} search={search} />
      <div className="vcols">
        {([null, 1813, 1815] as const).map((year) => (
          <ValourRows key={year ?? "all"} year={year} rows={rows.filter((r) => r.year === year)} />
        ))}
      </div>
      {rows.length === 0 && <p className="quiet">{t("valour.none")}</p>}
      <Table5 />
      <Footer />
    </main>
  );
}

async function ValourForm({
  nation,
  search,
}: {
  readonly nation: Table21Heading | null;
  readonly search: string;
}) {
  const t = await getTranslations("rules");
  const words = await getTranslations("belleAlliance");
  return (
    <form method="get" className="rulectl">
      <label htmlFor="nation">
        {t("valour.nation")}
        <select className="select" id="nation" name="nation" defaultValue={nation ?? ""}>
          <option value="">{t("valour.allNations")}</option>
          {TABLE_21_HEADINGS.map((heading) => (
            <option key={heading} value={heading}>
              {words(`heading.${heading}`)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor="q">
        {t("valour.search")}
        <input className="input" id="q" name="q" type="search" defaultValue={search} />
      </label>
      <button className="btn" type="submit">
        {t("valour.show")}
      </button>
    </form>
  );
}

function headingOf(value: string | string[] | undefined): Table21Heading | null {
  return TABLE_21_HEADINGS.find((heading) => heading === value) ?? null;
}

/** Rows of a nation whose label, in the reader's language or as printed, holds the words. */
async function rowsOf(nation: Table21Heading | null, search: string): Promise<Table21Row[]> {
  const labels = await getTranslations("table21");
  const words = foldText(search).split(" ").filter(Boolean);
  return TABLE_21.filter((row) => {
    const text = foldText(`${labels(row.id)} ${row.unitDa}`);
    return (nation === null || row.heading === nation) && words.every((w) => text.includes(w));
  });
}
