import { GrundlagError } from "@/lib/domain/error-code";
import type { OddsAnswer } from "@/lib/domain/odds/answer";
import { faultsOfQuestion } from "@/lib/domain/odds/faults";
import type { OddsQuestion } from "@/lib/domain/odds/question";
import { withFigures } from "@/lib/domain/odds/with-figures";
import { workOutOdds } from "@/lib/domain/odds/work-out";
import type { BelleAllianceWords } from "@/lib/domain/rule-tables/table-words";

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
