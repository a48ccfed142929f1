import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Language } from "@/lib/domain/language";
import type { AnyOddsAnswer, DistributionAnswer } from "@/lib/domain/odds/answer";
import { formatNumber } from "@/lib/i18n/formats";
import { DistributionTable } from "./distribution-table";
import { formatChance } from "./format-chance";

interface AnswerPartsProps {
  readonly answer: AnyOddsAnswer;
  /** Distributions that few look for: folded below what everybody does. */
  readonly further: readonly string[];
  /** What is thrown, shown before the results. */
  readonly lines: readonly GlanceLine[];
  /** What is said of the remarks in the form, where there are any. */
  readonly remarked: string;
  /** What counted. */
  readonly children: ReactNode;
}

/** The possible results of a roll and their odds, what counted, and what was assumed. */
export async function AnswerParts(props: AnswerPartsProps) {
  const { answer, further, lines, remarked, children } = props;
  const first = answer.distributions.filter(({ id }) => !further.includes(id));
  const folded = answer.distributions.filter(({ id }) => further.includes(id));
  return (
    <>
      {answer.remarks.length > 0 && <p className="oddsremark">{remarked}</p>}
      <AtAGlance distributions={first} lines={lines} />
      {first.map((distribution) => (
        <DistributionTable key={distribution.id} distribution={distribution} />
      ))}
      {children}
      {folded.map((distribution) => (
        <details key={distribution.id} className="oddsfurther">
          <summary>{distribution.label}</summary>
          <DistributionTable distribution={distribution} />
        </details>
      ))}
      <Readings readings={answer.readings} />
      <p className="hint mt-1.5">{answer.source}</p>
    </>
  );
}

async function Readings({ readings }: Pick<AnyOddsAnswer, "readings">) {
  const t = await getTranslations("rules.odds");
  if (readings.length === 0) return null;
  return (
    <section>
      <h3>{t("assumed")}</h3>
      <ul className="oddsreadings">
        {readings.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

interface AtAGlanceProps {
  readonly distributions: readonly DistributionAnswer[];
  readonly lines: readonly GlanceLine[];
}

/** What must be known beside the outcomes: what is thrown, or what it must reach. */
interface GlanceLine {
  readonly label: string;
  readonly text: string;
}

/** The answer in a few words, read aloud when it changes: means, and what is likeliest. */
function AtAGlance({ distributions, lines }: AtAGlanceProps) {
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
