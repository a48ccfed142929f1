import type { BwOddsAnswer } from "@/lib/domain/bogowie-wojny/odds/answer";
import { faultsOfBwQuestion } from "@/lib/domain/bogowie-wojny/odds/faults";
import type { BwOddsQuestion } from "@/lib/domain/bogowie-wojny/odds/question";
import { workOutBwOdds } from "@/lib/domain/bogowie-wojny/odds/work-out";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Words } from "@/lib/domain/document/rule-tables/table-words";

/**
 * The exact odds of a roll of Bogowie Wojny, in `words` of the namespace `bwOdds`. Error: `invalid-document` with
 * every place, if circumstances exclude each other or are unknown, or if the rules forbid what is asked.
 */
export function answerBogowieWojnyOdds(question: BwOddsQuestion, words: Words): BwOddsAnswer {
  const faults = faultsOfBwQuestion(question);
  const [first] = faults;
  if (!first) return workOutBwOdds(question, words);
  throw new GrundlagError("invalid-document", `${first.path}: ${first.message}`, faults);
}
