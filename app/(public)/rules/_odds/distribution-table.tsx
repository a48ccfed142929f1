import { getLocale, getTranslations } from "next-intl/server";
import type { ChanceAnswer, DistributionAnswer } from "@/lib/domain/odds-answer/answer";
import { formatNumber } from "@/lib/i18n/formats";
import { formatChance, formatFraction } from "./format-chance";
import { ODDS_ROW, OddsTable } from "./odds-table";

interface DistributionTableProps {
  readonly distribution: DistributionAnswer;
  readonly look: "plain" | "folded";
}

/**
 * A distribution as bars and text: for each result its percentage, the exact fraction, and the chance of "this many or
 * more".
 */
export async function DistributionTable({ distribution, look }: DistributionTableProps) {
  const t = await getTranslations("rules.odds");
  const { label, outcomes, mean } = distribution;
  const isCounted = outcomes.some(({ orMore }) => orMore !== null);
  const most = Math.max(...outcomes.map(({ chance }) => chance.decimal));
  return (
    <OddsTable look={look} caption={label}>
      <thead className="text-ink-2 text-xs">
        <tr className={ODDS_ROW}>
          <th scope="col">{t("outcome")}</th>
          <th scope="col">{t("chance")}</th>
          <th scope="col">{t("fraction")}</th>
          {isCounted && <th scope="col">{t("orMore")}</th>}
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ value, label: outcome, chance, orMore }) => (
          <tr key={value} className={ODDS_ROW}>
            <th scope="row" className="wrap-break-word max-w-[12em] font-normal">
              {outcome}
            </th>
            <Bar chance={chance} most={most} />
            <td className={FRACTION}>{formatFraction(chance)}</td>
            {orMore && <OrMore chance={orMore} />}
          </tr>
        ))}
      </tbody>
      {mean && <Mean mean={mean} span={isCounted ? 3 : 2} />}
    </OddsTable>
  );
}

/** Long numbers wrap between groups of three digits. */
const FRACTION = "wrap-normal tabular-nums max-tablet:text-2xs";

interface BarProps {
  readonly chance: ChanceAnswer;
  /** The chance shown by the longest bar of the plot. */
  readonly most: number;
}

async function Bar({ chance, most }: BarProps) {
  const language = await getLocale();
  return (
    <td className="w-[38%] max-tablet:w-[28%]">
      <span className="block h-2 border-ink-3 border-s bg-inset" aria-hidden>
        <i
          className="block h-full bg-brass"
          style={{ width: `${most > 0 ? (100 * chance.decimal) / most : 0}%` }}
        />
      </span>
      <span className="num">{formatChance(language, chance.decimal)}</span>
    </td>
  );
}

async function OrMore({ chance }: { readonly chance: ChanceAnswer }) {
  const language = await getLocale();
  return (
    <td className={FRACTION}>
      {formatChance(language, chance.decimal)}
      <small className="block text-2xs text-ink-3">{formatFraction(chance)}</small>
    </td>
  );
}

interface MeanProps {
  readonly mean: NonNullable<DistributionAnswer["mean"]>;
  readonly span: number;
}

async function Mean({ mean, span }: MeanProps) {
  const t = await getTranslations("rules.odds");
  const language = await getLocale();
  return (
    <tfoot className="font-semibold">
      <tr className={ODDS_ROW}>
        <th scope="row">{t("mean")}</th>
        <td colSpan={span}>
          <span className="num">{formatNumber(language, mean.decimal, 2)}</span>
          {mean.denominator !== 1 && ` (${formatFraction(mean)})`}
        </td>
      </tr>
    </tfoot>
  );
}
