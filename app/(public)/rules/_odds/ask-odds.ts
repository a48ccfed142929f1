import { oddsQuestionSchema } from "@/lib/domain/belle-alliance/odds/question";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import type { BelleAllianceWords, Words } from "@/lib/domain/document/rule-tables/table-words";
import { issuesOfZod } from "@/lib/domain/kinds/parse-document";
import type { OddsAnswer } from "@/lib/domain/odds-answer/answer";
import { answerOdds } from "@/lib/usecases/belle-alliance/rules/answer-odds";
import { NEAR_SOURCE } from "./circumstances";
import type { FieldMessages } from "./fault-at";
import { fieldOfIssue } from "./field-of-issue";
import type { OddsParams, PartyParams } from "./read-params";

export interface OddsReply<Answer> extends FieldMessages {
  /** Null if the question has faults. */
  readonly answer: Answer | null;
}

interface AskingWords {
  readonly words: BelleAllianceWords;
  /** The words for faults, by key. */
  readonly faultWords: Words;
}

/** The odds of the roll in the address, or the faults of the question by field. */
export function askOdds(
  asked: OddsParams,
  { words, faultWords }: AskingWords,
): OddsReply<OddsAnswer> {
  const question = oddsQuestionSchema.safeParse(questionOf(asked));
  if (!question.success) return faulty(asked, issuesOfZod(question.error.issues), faultWords);
  try {
    const answer = answerOdds(question.data, words);
    const remarks = answer.remarks.map((remark) => [fieldOfIssue(asked, remark), remark.text]);
    return { answer, faults: {}, remarks: Object.fromEntries(remarks) };
  } catch (error) {
    if (!(error instanceof GrundlagError)) throw error;
    return faulty(asked, error.issues, faultWords);
  }
}

function faulty(
  asked: OddsParams,
  issues: readonly Issue[],
  faultWords: Words,
): OddsReply<OddsAnswer> {
  const faults = issues.map((issue) => [
    fieldOfIssue(asked, issue),
    faultWords(faultOf(asked, issue)),
  ]);
  return { answer: null, faults: Object.fromEntries(faults), remarks: {} };
}

/**
 * The key of a fault. Rules that forbid an arm are distinguished by the arm; every other fault a schema can find here is a
 * number.
 */
function faultOf({ parties }: OddsParams, { path, code }: Issue): string {
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

type Json = Readonly<Record<string, unknown>>;

/** The question as sent to the API, which decides whether it can be answered. */
function questionOf({ page, parties, bothAttack }: OddsParams): Json {
  const [first, second] = parties;
  const roll = page.id === "small-arms" || page.id === "artillery" ? "fire" : page.id;
  if (!first) return { roll };
  if (!second) return { roll, ...lonePart(first, page.id) };
  return {
    roll,
    ...(roll === "fire" && { table: page.table }),
    ...(roll === "melee" && { bothAttack }),
    [first.shape.party]: partOf(first),
    [second.shape.party]: partOf(second),
  };
}

function lonePart(party: PartyParams, page: OddsParams["page"]["id"]): Json {
  const { rows, arm: _, ...part } = partOf(party);
  if (page === "demolition") return part;
  return page === "materials"
    ? { ...part, nearSource: party.rows.includes(NEAR_SOURCE) }
    : { rows, ...part };
}

function partOf({ values, arm, rows }: PartyParams): Json & { readonly rows: readonly string[] } {
  const { work, figures, unitFigures, valour, commander, side, failed } = values;
  const part = {
    arm: arm ?? undefined,
    work,
    figures: numberIn(figures),
    unitFigures: numberIn(unitFigures),
    valour: numberIn(valour),
    commander: commander === "engaging" ? commander : numberIn(commander),
    sideFactor: numberIn(side),
    failedBounds: numberIn(failed),
  };
  const given = Object.entries(part).filter(([, value]) => value !== undefined);
  return { rows, ...Object.fromEntries(given) };
}

function numberIn(value: string | undefined): number | undefined {
  return value ? Number(value) : undefined;
}
