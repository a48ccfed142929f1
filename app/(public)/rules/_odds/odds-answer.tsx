import { getTranslations } from "next-intl/server";
import type { OddsAnswer } from "@/lib/domain/odds/answer";
import { AtAGlance } from "./at-a-glance";
import { CountedFactors } from "./counted-factors";
import { DistributionTable } from "./distribution-table";
import type { OddsWishes } from "./read-wishes";

/** What few look for stands folded below what everybody does. */
const FURTHER = ["lossAndMorale", "lossQuarters", "supplies"];

export interface OddsAnswerProps {
  readonly answer: OddsAnswer;
  readonly wishes: OddsWishes;
}

/** What can come of the roll and how likely it is, what counted, and what was assumed. */
export async function OddsAnswerView({ answer, wishes }: OddsAnswerProps) {
  const t = await getTranslations("rules.odds");
  const first = answer.distributions.filter(({ id }) => !FURTHER.includes(id));
  const further = answer.distributions.filter(({ id }) => FURTHER.includes(id));
  return (
    <>
      {answer.remarks.length > 0 && <p className="oddsremark">{t("cannotHold")}</p>}
      <AtAGlance distributions={first} threshold={answer.threshold} />
      {first.map((distribution) => (
        <DistributionTable key={distribution.id} distribution={distribution} />
      ))}
      <CountedFactors answer={answer} wishes={wishes} />
      {further.map((distribution) => (
        <details key={distribution.id} className="oddsfurther">
          <summary>{distribution.label}</summary>
          <DistributionTable distribution={distribution} />
        </details>
      ))}
      {answer.readings.length > 0 && (
        <section>
          <h3>{t("assumed")}</h3>
          <ul className="oddsreadings">
            {answer.readings.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="hint">{answer.source}</p>
    </>
  );
}
