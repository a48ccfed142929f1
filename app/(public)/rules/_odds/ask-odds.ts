import { issuesOfZod } from "@/lib/domain/document";
import { GrundlagError, type Issue } from "@/lib/domain/error-code";
import type { OddsAnswer } from "@/lib/domain/odds/answer";
import { oddsQuestionSchema } from "@/lib/domain/odds/question";
import type { BelleAllianceWords, Words } from "@/lib/domain/rule-tables/table-words";
import { answerOdds } from "@/lib/usecases/rules/answer-odds";
import type { Said } from "./fault-at";
import { fieldOfIssue } from "./field-of-issue";
import { questionOf } from "./question-of";
import type { OddsWishes } from "./read-wishes";

export interface Asked<Answer> extends Said {
  /** Null where something is wrong. */
  readonly answer: Answer | null;
}

interface AskingWords {
  readonly words: BelleAllianceWords;
  /** The words for what is wrong, by key. */
  readonly faultWords: Words;
}

/** The odds of what the address asks, or what is wrong with it, field by field. */
export function askOdds(wishes: OddsWishes, { words, faultWords }: AskingWords): Asked<OddsAnswer> {
  const question = oddsQuestionSchema.safeParse(questionOf(wishes));
  if (!question.success) return faulty(wishes, issuesOfZod(question.error.issues), faultWords);
  try {
    const answer = answerOdds(question.data, words);
    const remarks = answer.remarks.map((remark) => [fieldOfIssue(wishes, remark), remark.text]);
    return { answer, faults: {}, remarks: Object.fromEntries(remarks) };
  } catch (error) {
    if (!(error instanceof GrundlagError)) throw error;
    return faulty(wishes, error.issues, faultWords);
  }
}

function faulty(
  wishes: OddsWishes,
  issues: readonly Issue[],
  faultWords: Words,
): Asked<OddsAnswer> {
  const faults = issues.map((issue) => [
    fieldOfIssue(wishes, issue),
    faultWords(faultOf(wishes, issue)),
  ]);
  return { answer: null, faults: Object.fromEntries(faults), remarks: {} };
}

/** What the rules forbid of arms is told apart by the arm; all a schema finds wrong here is a number. */
function faultOf({ parties }: OddsWishes, { path, code }: Issue): string {
  switch (code) {
    case "not-possible": {
      const party = parties.find(({ shape }) => path.startsWith(`/${shape.party}/`));
      return party?.values.arm === "artillery" ? "gunsAttack" : "footAttacksHorse";
    }
    case "too-few-figures":
      return "tooFewFigures";
    case "more-than-unit":
      return "moreThanUnit";
    case "exclusive-rows":
      return "exclusiveRows";
    case "contradiction":
      return "bothHaveMore";
    default:
      return path.endsWith("failedBounds") ? "failedRange" : "figuresRange";
  }
}
