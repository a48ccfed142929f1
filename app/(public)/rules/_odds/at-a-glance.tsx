import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import type { DistributionAnswer } from "@/lib/domain/odds/answer";
import { formatNumber } from "@/lib/i18n/formats";
import { formatChance } from "./format-chance";

export interface AtAGlanceProps {
  readonly distributions: readonly DistributionAnswer[];
  readonly lines: readonly GlanceLine[];
}

/** What must be known beside the outcomes: what is thrown, or what it must reach. */
export interface GlanceLine {
  readonly label: string;
  readonly text: string;
}

/** The answer in a few words, read aloud when it changes: means, and what is likeliest. */
export function AtAGlance({ distributions, lines }: AtAGlanceProps) {
  return (
    <div className="oddsglance" role="status">
      <dl>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
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
