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
  const language = (await getLocale()) as Language;
  return (
    <div className="oddsglance" role="status">
      <dl>
        {threshold !== null && (
          <div>
            <dt>{t("threshold")}</dt>
            <dd className="num">{threshold}</dd>
          </div>
        )}
        {distributions.map(({ id, label, mean, outcomes }) => {
          const likeliest = outcomes.reduce((a, b) =>
            b.chance.decimal > a.chance.decimal ? b : a,
          );
          return (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                {mean
                  ? t("onAverage", { mean: formatNumber(language, mean.decimal, 2) })
                  : t("likeliest", {
                      outcome: likeliest.label,
                      chance: formatChance(language, likeliest.chance.decimal),
                    })}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
