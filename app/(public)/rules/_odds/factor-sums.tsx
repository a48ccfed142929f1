import { getLocale, getTranslations } from "next-intl/server";
import type { AnyOddsAnswer } from "@/lib/domain/odds-answer/answer";
import { formatSigned } from "@/lib/i18n/formats";
import { ODDS_ROW, OddsTable } from "./odds-table";

type Factor = Pick<AnyOddsAnswer["factors"][number], "row" | "label" | "value">;

export interface FactorSum {
  readonly id: string;
  readonly heading: string;
  readonly factors: readonly Factor[];
}

/** The factors that counted, a table for each sum. */
export async function FactorSums({ sums }: { readonly sums: readonly FactorSum[] }) {
  const t = await getTranslations("rules.odds");
  if (sums.length === 0) return <p className="text-ink-3">{t("noFactors")}</p>;
  return sums.map((sum) => <SumTable key={sum.id} {...sum} />);
}

const FACTOR = "num";

async function SumTable({ heading, factors }: FactorSum) {
  const t = await getTranslations("rules.odds");
  const language = await getLocale();
  const sum = factors.reduce((all, { value }) => all + value, 0);
  const isStart = (row: string) => row === "base";
  const startsFromBase = factors.some(({ row }) => isStart(row));
  return (
    <OddsTable look="small" caption={heading}>
      <tbody>
        {factors.map(({ row, label, value }) => (
          <tr key={row} className={ODDS_ROW}>
            <th scope="row" className="wrap-break-word font-normal">
              {label}
            </th>
            <td className={FACTOR}>{isStart(row) ? value : formatSigned(language, value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr className={ODDS_ROW}>
          <th scope="row">{t("sum")}</th>
          <td className={FACTOR}>
            {startsFromBase ? String(sum).replace("-", "−") : formatSigned(language, sum)}
          </td>
        </tr>
      </tfoot>
    </OddsTable>
  );
}
