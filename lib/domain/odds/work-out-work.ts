import { type WorkRoll, workOdds, workThreshold } from "@/lib/rules/belle-alliance/odds/roll-odds";
import { triesOdds } from "@/lib/rules/belle-alliance/odds/tries-odds";
import type { OddsAnswer } from "./answer";
import { layOutYesNo } from "./lay-out";
import type { OddsWords } from "./odds-words";

type WorkQuestion = WorkRoll & { readonly roll: "materials" | "demolition" };

/** The odds of a roll of table 20: whether it succeeds now, and in which bound it does if tried on. */
export function workOutWork(question: WorkQuestion, words: OddsWords): OddsAnswer {
  const { roll, failedBounds, sideFactor } = question;
  const added = failedBounds ? [{ row: "failed-bounds", value: failedBounds }] : [];
  const readings = sideFactor ? ["side-factor", "tries"] : [];
  return {
    ...words.frame({ roll, tables: [20], readings }),
    factors: words.factors({ table: 16, party: "unit", column: "factor" }, added),
    threshold: workThreshold(question),
    distributions: [
      layOutYesNo(words.naming(roll), workOdds(question), words.yesNo),
      words.tries(triesOdds((failed) => workOdds(afterFailures(question, failed)))),
    ],
  };
}

/** A fallen staff figure is forgotten by the next bound [table 18]. */
function afterFailures(question: WorkQuestion, failed: number): WorkQuestion {
  if (failed === 0) return question;
  return { ...question, failedBounds: question.failedBounds + failed, sideFactor: 0 };
}
