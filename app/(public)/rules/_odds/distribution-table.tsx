import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import type { ChanceAnswer, DistributionAnswer } from "@/lib/domain/odds/answer";
import { formatNumber } from "@/lib/i18n/formats";
import { formatChance, formatFraction } from "./format-chance";

/** A distribution as bars and words: for each row its per cent, the exact fraction, and "this many or more". */
export async function DistributionTable({
  distribution,
}: {
  readonly distribution: DistributionAnswer;
}) {
  const t = await getTranslations("rules.odds");
  const { label, outcomes, mean } = distribution;
  const isCounted = outcomes.some(({ orMore }) => orMore !== null);
  const most = Math.max(...outcomes.map(({ chance }) => chance.decimal));
  return (
    <table className="oddstable">
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t("outcome")}</th>
          <th scope="col">{t("chance")}</th>
          <th scope="col">{t("fraction")}</th>
          {isCounted && <th scope="col">{t("orMore")}</th>}
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ value, label: outcome, chance, orMore }) => (
          <tr key={value}>
            <th scope="row">{outcome}</th>
            <Bar chance={chance} most={most} />
            <td className="frac">{formatFraction(chance)}</td>
            {orMore && <OrMore chance={orMore} />}
          </tr>
        ))}
      </tbody>
      {mean && <Mean mean={mean} span={isCounted ? 3 : 2} />}
    </table>
  );
}

interface BarProps {
  readonly chance: ChanceAnswer;
  /** The chance the longest bar of the plot stands for. */
  readonly most: number;
}

async function Bar({ chance, most }: BarProps) {
  const language = (await getLocale()) as Language;
  return (
    <td className="barcell">
      <span className="bartrack" aria-hidden>
        <i style={{ width: `${most > 0 ? (100 * chance.decimal) / most : 0}%` }} />
      </span>
      <span className="num">{formatChance(language, chance.decimal)}</span>
    </td>
  );
}

async function OrMore({ chance }: { readonly chance: ChanceAnswer }) {
  const language = (await getLocale()) as Language;
  return (
    <td className="frac">
      {formatChance(language, chance.decimal)}
      <small>{formatFraction(chance)}</small>
    </td>
  );
}

interface MeanProps {
  readonly mean: NonNullable<DistributionAnswer["mean"]>;
  readonly span: number;
}

async function Mean({ mean, span }: MeanProps) {
  const t = await getTranslations("rules.odds");
  const language = (await getLocale()) as Language;
  return (
    <tfoot>
      <tr>
        <th scope="row">{t("mean")}</th>
        <td colSpan={span}>
          <span className="num">{formatNumber(language, mean.decimal, 2)}</span>
          {mean.denominator !== 1 && ` (${formatFraction(mean)})`}
        </td>
      </tr>
    </tfoot>
  );
}
