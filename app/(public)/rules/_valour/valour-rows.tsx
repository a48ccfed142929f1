import { getLocale, getTranslations } from "next-intl/server";
import { ValourTrack } from "@/app/_map/valour-track";
import { classNames } from "@/app/_ui/class-names";
import { SectionTitle } from "@/app/_ui/section-title";
import { formatSigned } from "@/lib/i18n/formats";
import type { Table21Row } from "@/lib/rules/belle-alliance/tables/table-21";

interface ValourRowsProps {
  /** Null for rows valid in all years. */
  readonly year: 1813 | 1815 | null;
  /** Rows of any year, to be filtered by `year`. */
  readonly rows: readonly Table21Row[];
  /** The id of the row the unit falls under; null if there is none. */
  readonly hit: string | null;
}

/** Rows of table 21 for one year, with headings for nation and arm; nothing if there are none. */
export async function ValourRows({ year, rows, hit }: ValourRowsProps) {
  const t = await getTranslations("rules");
  const ofYear = rows.filter((row) => row.year === year);
  if (ofYear.length === 0) return null;
  const title = year === null ? t("valour.allYears") : t("valour.year", { year: String(year) });
  return (
    <section className="not-first:mt-6">
      <SectionTitle>
        {title}{" "}
        <span className="font-normal font-sans text-ink-3 text-xs">
          {t("valour.rows", { count: ofYear.length })}
        </span>
      </SectionTitle>
      <table className="text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("valour.unit")}</th>
            <th scope="col">{t("valour.value")}</th>
          </tr>
        </thead>
        {runsOf(ofYear).map((run) => (
          <Run key={run[0].id} rows={run} hit={hit} />
        ))}
      </table>
    </section>
  );
}

const ROW =
  "scroll-mt-20 border-rule border-b target:bg-select aria-[current]:bg-select aria-[current]:shadow-marked";

type RowRun = readonly [Table21Row, ...Table21Row[]];

/** Consecutive rows of one nation and arm, with their common heading. */
async function Run({ rows, hit }: { readonly rows: RowRun; readonly hit: string | null }) {
  const words = await getTranslations("belleAlliance");
  const t = await getTranslations("rules");
  const [{ heading, arm, weight }] = rows;
  const kind = weight ? t(`cavalry.${weight}`) : arm && words(`arm.${arm}`);
  return (
    <tbody>
      <tr className={ROW}>
        <th
          colSpan={2}
          scope="rowgroup"
          className="pt-3 pb-1 text-start font-semibold font-serif text-xs leading-tight tracking-caps uppercase"
        >
          {heading ? words(`heading.${heading}`) : t("valour.general")}
          {kind && <span className="text-ink-3"> · {kind}</span>}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.id} row={row} isHit={row.id === hit} />
      ))}
    </tbody>
  );
}

async function Row({ row, isHit }: { readonly row: Table21Row; readonly isHit: boolean }) {
  const labels = await getTranslations("table21");
  const language = await getLocale();
  return (
    <tr id={row.id} className={classNames("group", ROW)} aria-current={isHit || undefined}>
      <th
        scope="row"
        className="py-1 text-start font-normal group-aria-[current]:ps-3 group-aria-[current]:font-semibold"
      >
        {labels(row.id)}
        {language !== "da" && row.unitDa !== "-" && (
          <small lang="da" className="block text-2xs text-ink-3 italic leading-tight">
            {row.unitDa}
          </small>
        )}
      </th>
      <td className="num ps-3">
        <ValourTrack values={row.values} className="max-tablet:hidden" />
        <b className="inline-block min-w-[4.2em]">
          {row.values.map((value) => formatSigned(language, value)).join(" / ") || "–"}
        </b>
      </td>
    </tr>
  );
}

/** Splits rows wherever the nation, the arm or its weight changes, in the table's order. */
function runsOf(rows: readonly Table21Row[]): RowRun[] {
  const runs: [Table21Row, ...Table21Row[]][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && isAlike(run[0], row)) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

function isAlike(one: Table21Row, other: Table21Row): boolean {
  return one.heading === other.heading && one.arm === other.arm && one.weight === other.weight;
}
