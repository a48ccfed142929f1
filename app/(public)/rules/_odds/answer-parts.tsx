import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { AnyOddsAnswer, DistributionAnswer } from "@/lib/domain/odds-answer/answer";
import { formatNumber } from "@/lib/i18n/formats";
import { AsideTitle } from "../_tables/rules-aside";
import { DistributionTable } from "./distribution-table";
import { Remark } from "./fault-at";
import { formatChance } from "./format-chance";

interface AnswerPartsProps {
  readonly answer: AnyOddsAnswer;
  /** Ids of less wanted distributions, folded below the others. */
  readonly further: readonly string[];
  /** The dice and targets, shown before the results. */
  readonly lines: readonly GlanceLine[];
  /** Shown if there are remarks in the form. */
  readonly remarked: string;
  /** The factors that counted. */
  readonly children: ReactNode;
}

/** The possible results of a roll and their odds, the factors that counted, and the assumptions made. */
export async function AnswerParts(props: AnswerPartsProps) {
  const { answer, further, lines, remarked, children } = props;
  const first = answer.distributions.filter(({ id }) => !further.includes(id));
  const folded = answer.distributions.filter(({ id }) => further.includes(id));
  return (
    <>
      {answer.remarks.length > 0 && <Remark>{remarked}</Remark>}
      <AtAGlance distributions={first} lines={lines} />
      {first.map((distribution) => (
        <DistributionTable key={distribution.id} look="plain" distribution={distribution} />
      ))}
      {children}
      {folded.map((distribution) => (
        <details key={distribution.id} className="mt-3 text-sm">
          <summary className="min-h-control cursor-pointer py-2 font-semibold">
            {distribution.label}
          </summary>
          <DistributionTable look="folded" distribution={distribution} />
        </details>
      ))}
      <Readings readings={answer.readings} />
      <p className="hint mt-0.75">{answer.source}</p>
    </>
  );
}

async function Readings({ readings }: Pick<AnyOddsAnswer, "readings">) {
  const t = await getTranslations("rules.odds");
  if (readings.length === 0) return null;
  return (
    <section>
      <AsideTitle>{t("assumed")}</AsideTitle>
      <ul className="list-disc ps-[1.2em] text-sm">
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

/** A fact needed besides the results: the dice thrown, or the target number. */
interface GlanceLine {
  readonly label: string;
  readonly text: string;
}

/**
 * A short answer with means and likeliest results, read aloud when it changes. On a phone, where the form is long, it
 * stays at the foot of the screen.
 */
function AtAGlance({ distributions, lines }: AtAGlanceProps) {
  return (
    <div
      className="border-brass border-s-4 bg-select text-sm max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-15 max-tablet:border-t max-tablet:border-t-rule-2 max-tablet:px-4 max-tablet:py-2 tablet:my-3 tablet:p-3"
      role="status"
      data-at-foot="answer"
    >
      <dl>
        {lines.map(({ label, text }) => (
          <Line key={label} name={label}>
            <span className="num">{text}</span>
          </Line>
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
  const language = await getLocale();
  const { label, mean, outcomes } = distribution;
  const likeliest = outcomes.reduce((a, b) => (b.chance.decimal > a.chance.decimal ? b : a));
  const chance = formatChance(language, likeliest.chance.decimal);
  return (
    <Line name={label}>
      {mean
        ? t("onAverage", { mean: formatNumber(language, mean.decimal, 2) })
        : t("likeliest", { outcome: likeliest.label, chance })}
    </Line>
  );
}

/** A phone shows only the first three. */
function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3 py-0.5 max-tablet:nth-[n+4]:hidden">
      <dt>{name}</dt>
      <dd className="text-end font-semibold">{children}</dd>
    </div>
  );
}
