import { faultsOfQuestion } from "@/lib/domain/belle-alliance/odds/faults";
import type { OddsQuestion } from "@/lib/domain/belle-alliance/odds/question";
import { withFigures } from "@/lib/domain/belle-alliance/odds/with-figures";
import { workOutOdds } from "@/lib/domain/belle-alliance/odds/work-out";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { BelleAllianceWords } from "@/lib/domain/document/rule-tables/table-words";
import type { OddsAnswer } from "@/lib/domain/odds-answer/answer";

/**
 * The exact odds of a roll of Belle Alliance. Error: `invalid-document` with every place, if rows exclude each other
 * or are unknown, or if the rules forbid what is asked.
 */
export function answerOdds(question: OddsQuestion, words: BelleAllianceWords): OddsAnswer {
  const faults = faultsOfQuestion(question);
  const [first] = faults;
  if (!first) return workOutOdds(withFigures(question), words);
  throw new GrundlagError("invalid-document", `${first.path}: ${first.message}`, faults);
}
