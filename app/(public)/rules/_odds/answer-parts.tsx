import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { AnyOddsAnswer } from "@/lib/domain/odds/answer";
import { AtAGlance, type GlanceLine } from "./at-a-glance";
import { DistributionTable } from "./distribution-table";

export interface AnswerPartsProps {
  readonly answer: AnyOddsAnswer;
  /** Distributions that few look for: folded below what everybody does. */
  readonly further: readonly string[];
  /** What is thrown, told before what comes of it. */
  readonly lines: readonly GlanceLine[];
  /** What is said of the remarks in the form, where there are any. */
  readonly remarked: string;
  /** What counted. */
  readonly children: ReactNode;
}

/** What can come of a roll and how likely it is, what counted, and what was assumed. */
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
      <p className="hint">{answer.source}</p>
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
