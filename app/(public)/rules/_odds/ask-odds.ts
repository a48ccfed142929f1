import type { z } from "zod";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import { issuesOfZod } from "@/lib/domain/kinds/parse-document";
import type { AnyOddsAnswer } from "@/lib/domain/odds-answer/answer";
import type { OddsField } from "@/lib/domain/odds-answer/field";
import { fieldAt, type OddsParty } from "@/lib/domain/odds-answer/form";
import type { FieldMessages } from "./fault-at";

interface OddsReply<Answer> extends FieldMessages {
  /** Null if the question has faults. */
  readonly answer: Answer | null;
}

/** An issue in a question, and where the form asks for what it is about. */
export interface OddsIssue extends Pick<Issue, "path" | "code"> {
  readonly field: OddsField | null;
  readonly party: OddsParty | null;
}

interface Asking<Question, Answer> {
  readonly parties: readonly OddsParty[];
  readonly question: object;
  readonly schema: z.ZodType<Question>;
  readonly answer: (question: Question) => Answer | Promise<Answer>;
  readonly faultText: (issue: OddsIssue) => string;
}

/** The odds of the roll in the address, or the faults of the question by field. */
export async function askOdds<Question, Answer extends AnyOddsAnswer>(
  asking: Asking<Question, Answer>,
): Promise<OddsReply<Answer>> {
  const { parties, schema, answer: answerTo } = asking;
  const question = schema.safeParse(asking.question);
  if (!question.success) return faulty(asking, issuesOfZod(question.error.issues));
  try {
    const answer = await answerTo(question.data);
    const remarks = answer.remarks.map(({ path, text }) => [fieldAt(parties, path).name, text]);
    return { answer, faults: {}, remarks: Object.fromEntries(remarks) };
  } catch (error) {
    // Without a fault in the question it is the service that is busy, which the form cannot mend.
    if (!(error instanceof GrundlagError) || error.issues.length === 0) throw error;
    return faulty(asking, error.issues);
  }
}

function faulty<Question, Answer>(
  { parties, faultText }: Asking<Question, Answer>,
  issues: readonly Issue[],
): OddsReply<Answer> {
  const faults = issues.map(({ path, code }) => {
    const { name, field, party } = fieldAt(parties, path);
    return [name, faultText({ path, code, field, party })];
  });
  return { answer: null, faults: Object.fromEntries(faults), remarks: {} };
}
