import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import type { DistributionAnswer } from "@/lib/domain/odds/answer";
import { formatNumber } from "@/lib/i18n/formats";
import { formatChance } from "./format-chance";

export interface AtAGlanceProps {
  readonly distributions: readonly DistributionAnswer[];
  readonly threshold: number | null;
}

/** The answer in a few words, read aloud when it changes: means, and what is likeliest. */
export async function AtAGlance({ distributions, threshold }: AtAGlanceProps) {
  const t = await getTranslations("rules.odds");
  return (
    <div className="oddsglance" role="status">
      <dl>
        {threshold !== null && (
          <div>
            <dt>{t("threshold")}</dt>
            <dd className="num">{threshold}</dd>
          </div>
        )}
        {distributions.map((distribution) => (
          <InShort key={distribution.id} distribution={distribution} />
        ))}
      </dl>
    </div>
  );
}

async function InShort({ distribution }: { readonly distribution: DistributionAnswer }) {
  const t = await getTranslations("rules.odds");
  const language = (await getLocale()) as Language;
  const { label, mean, outcomes } = distribution;
  const likeliest = outcomes.reduce((a, b) => (b.chance.decimal > a.chance.decimal ? b : a));
  const chance = formatChance(language, likeliest.chance.decimal);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {mean
          ? t("onAverage", { mean: formatNumber(language, mean.decimal, 2) })
          : t("likeliest", { outcome: likeliest.label, chance })}
      </dd>
    </div>
  );
}
