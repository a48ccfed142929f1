import { getLocale, getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import type { Language } from "@/lib/domain/language";
import { formatSigned } from "@/lib/i18n/formats";
import type { Table21Row } from "@/lib/rules/belle-alliance/tables/table-21";

export interface ValourRowsProps {
  /** Null for the rows that hold in all years. */
  readonly year: 1813 | 1815 | null;
  readonly rows: readonly Table21Row[];
}

/** Rows of table 21 for one year, under their nation and arm; nothing where there are none. */
export async function ValourRows({ year, rows }: ValourRowsProps) {
  const t = await getTranslations("rules");
  if (rows.length === 0) return null;
  const title = year === null ? t("valour.allYears") : t("valour.year", { year: String(year) });
  return (
    <section>
      <h2 className="vh">
        {title} <span className="quiet">{t("valour.rows", { count: rows.length })}</span>
      </h2>
      <table className="vt21">
        <caption className="sr">{title}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t("valour.unit")}</th>
            <th scope="col">{t("valour.arm")}</th>
            <th scope="col">{t("valour.value")}</th>
          </tr>
        </thead>
        {grouped(rows).map(({ heading, members }) => (
          <HeadingRows key={heading ?? "general"} heading={heading} rows={members} />
        ))}
      </table>
    </section>
  );
}

async function HeadingRows({
  heading,
  rows,
}: {
  readonly heading: Table21Row["heading"];
  readonly rows: readonly Table21Row[];
}) {
  const words = await getTranslations("belleAlliance");
  const t = await getTranslations("rules");
  return (
    <tbody>
      <tr className="gr">
        <th colSpan={3} scope="rowgroup">
          {heading ? words(`heading.${heading}`) : t("valour.general")}
        </th>
      </tr>
      {rows.map((row) => (
        <ValourRow key={row.id} row={row} />
      ))}
    </tbody>
  );
}

async function ValourRow({ row }: { readonly row: Table21Row }) {
  const labels = await getTranslations("table21");
  const words = await getTranslations("belleAlliance");
  const language = (await getLocale()) as Language;
  const arm = [row.weight && words(`weight.${row.weight}`), row.arm && words(`arm.${row.arm}`)];
  return (
    <tr id={row.id}>
      <th scope="row">
        {labels(row.id)}
        {language !== "da" && row.unitDa !== "-" && <small lang="da">{row.unitDa}</small>}
      </th>
      <td className="quiet">{arm.filter(Boolean).join(" · ") || "–"}</td>
      <td className="num">
        <Track values={row.values} />
        <b>{row.values.map((value) => formatSigned(language, value)).join(" / ") || "–"}</b>
      </td>
    </tr>
  );
}

function Track({ values }: { readonly values: readonly number[] }) {
  return (
    <span className="vtrack" aria-hidden="true">
      {values.map((value, index) => (
        <i
          key={value}
          className={index > 0 ? "alt" : undefined}
          style={{ "--v": value } as CSSProperties}
        />
      ))}
    </span>
  );
}

/** Rows gathered under their headings, in the table's order. */
function grouped(rows: readonly Table21Row[]) {
  const headings = [...new Set(rows.map((row) => row.heading))];
  return headings.map((heading) => ({
    heading,
    members: rows.filter((row) => row.heading === heading),
  }));
}
