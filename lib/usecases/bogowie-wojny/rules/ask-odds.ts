import type { Context } from "@/lib/auth/actor";
import type { WorkCaller } from "@/lib/auth/work-caller";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import type { BwOddsAnswer } from "@/lib/domain/bogowie-wojny/odds/answer";
import {
  filledParty,
  type PickingParty,
  pickingParties,
  withParty,
} from "@/lib/domain/bogowie-wojny/odds/picked-party";
import { type BwOddsRoll, bwOddsQuestionSchema } from "@/lib/domain/bogowie-wojny/odds/question";
import { regimentInOdds } from "@/lib/domain/bogowie-wojny/odds/regiment-in-odds";
import { partyFormOf } from "@/lib/domain/bogowie-wojny/odds/request";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { issuesOfZod } from "@/lib/domain/kinds/parse-document";
import { viewRoster } from "@/lib/usecases/bogowie-wojny/list/view-roster";
import { workOutBogowieWojnyOdds } from "@/lib/usecases/bogowie-wojny/rules/work-out-odds";

type Json = Readonly<Record<string, unknown>>;

/**
 * The exact odds of a roll whose parties are typed in or picked from lists that the reader may open. Error:
 * `invalid-document` with every place, including lists or regiments that do not exist.
 */
export async function askBogowieWojnyOdds(
  context: Context,
  asked: Json,
  language: Language,
  caller: WorkCaller,
): Promise<BwOddsAnswer> {
  const question = bwOddsQuestionSchema.safeParse(await filled(context, asked));
  if (!question.success) throw invalid(issuesOfZod(question.error.issues));
  return workOutBogowieWojnyOdds(question.data, { language, on: "wire" }, caller);
}

/** The question, with every party that names a regiment filled in from its list. */
async function filled(context: Context, asked: Json): Promise<Json> {
  let question = asked;
  const issues: Issue[] = [];
  for (const party of pickingParties(asked)) {
    const form = partyFormOf(asked.roll as BwOddsRoll, party.path);
    const regiment = form && (await regimentOf(context, party, issues));
    if (!form || !regiment) continue;
    const found = filledParty(party, regiment, form);
    issues.push(...found.issues);
    question = withParty(question, party.path, found.filled);
  }
  if (issues.length > 0) throw invalid(issues);
  return question;
}

/** The regiment a party names; null, with an issue added, if it cannot be found. */
async function regimentOf(context: Context, { path, said }: PickingParty, issues: Issue[]) {
  const list = typeof said.list === "string" ? await listWith(context, said.list) : null;
  const regiment = list && regimentsOf(list).find(({ id }) => id === said.regiment);
  if (list && regiment) return regimentInOdds(regiment, list);
  issues.push(
    list
      ? {
          path: `${path}/regiment`,
          code: "unknown-regiment",
          message: "The list has no such regiment; name one by its id there.",
        }
      : {
          path: `${path}/list`,
          code: "unknown-list",
          message: "There is no such army list, or it is not shared with you.",
        },
  );
  return null;
}

async function listWith(context: Context, id: string): Promise<ArmyList | null> {
  try {
    return (await viewRoster(context, { id, audience: null })).list;
  } catch (error) {
    if (error instanceof GrundlagError) return null;
    throw error;
  }
}

function invalid(issues: readonly Issue[]): GrundlagError {
  const [first] = issues;
  return new GrundlagError("invalid-document", `${first?.path}: ${first?.message}`, issues);
}
