import { getTranslations } from "next-intl/server";
import type { OddsAnswer } from "@/lib/domain/odds/answer";
import { AnswerParts } from "./answer-parts";
import { CountedFactors } from "./counted-factors";
import type { OddsWishes } from "./read-wishes";

/** What few look for stands folded below what everybody does. */
const FURTHER = ["lossAndMorale", "lossQuarters", "supplies"];

export interface OddsAnswerProps {
  readonly answer: OddsAnswer;
  readonly wishes: OddsWishes;
}

/** The odds of a roll of Belle Alliance. */
export async function OddsAnswerView({ answer, wishes }: OddsAnswerProps) {
  const t = await getTranslations("rules.odds");
  const { threshold } = answer;
  const lines = threshold === null ? [] : [{ label: t("threshold"), text: String(threshold) }];
  return (
    <AnswerParts answer={answer} further={FURTHER} lines={lines} remarked={t("cannotHold")}>
      <CountedFactors answer={answer} wishes={wishes} />
    </AnswerParts>
  );
}
