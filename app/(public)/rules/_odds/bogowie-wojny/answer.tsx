import { getTranslations } from "next-intl/server";
import type { BwOddsAnswer } from "@/lib/domain/bogowie-wojny-odds/answer";
import { groupBy } from "@/lib/domain/group-by";
import { AnswerParts } from "../answer-parts";
import { FactorSums } from "../factor-sums";

/** What few look for stands folded below what everybody does. */
const FURTHER = ["hits", "displacement", "firstThrow"];
const FURTHER_OF_PARTY = /^(attacker|defender)\d?BasesLost$/;

/** The odds of a roll of Bogowie Wojny. */
export async function BwOddsAnswerView({ answer }: { readonly answer: BwOddsAnswer }) {
  const t = await getTranslations("rules.odds");
  const words = await getTranslations("bwOdds");
  const lines = answer.casts.map(({ partyLabel, text }) => ({ label: partyLabel, text }));
  const further = answer.distributions
    .map(({ id }) => id)
    .filter((id) => FURTHER.includes(id) || FURTHER_OF_PARTY.test(id));
  return (
    <AnswerParts answer={answer} further={further} lines={lines} remarked={words("remarked")}>
      {answer.factors.length > 0 && (
        <section className="oddsfactors">
          <h3>{t("counted")}</h3>
          <FactorSums sums={sumsOf(answer)} />
        </section>
      )}
    </AnswerParts>
  );
}

function sumsOf({ factors }: BwOddsAnswer) {
  return [...groupBy(factors, ({ party }) => party)].map(([id, own]) => ({
    id,
    heading: own[0]?.partyLabel ?? "",
    factors: own,
  }));
}
