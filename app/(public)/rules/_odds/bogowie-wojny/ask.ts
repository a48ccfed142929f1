import { currentWorkCaller } from "@/lib/auth/session-gate";
import type { BwOddsAnswer } from "@/lib/domain/bogowie-wojny/odds/answer";
import { bwOddsQuestionSchema } from "@/lib/domain/bogowie-wojny/odds/question";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import type { Words } from "@/lib/domain/document/rule-tables/table-words";
import { issuesOfZod } from "@/lib/domain/kinds/parse-document";
import { SIDES, type Side } from "@/lib/rules/bogowie-wojny/odds/multicombat";
import { workOutBogowieWojnyOdds } from "@/lib/usecases/bogowie-wojny/rules/work-out-odds";
import type { OddsReply } from "../ask-odds";
import type { BwPartyShape } from "./pages";
import { type BwOddsParams, type BwPartyParams, bwNameOf, bwPlaceOf } from "./read-params";

/** Rule faults that a form can produce; its only other faults are numbers. */
const FAULTS = [
  "exclusive-rows",
  "not-possible",
  "ball-into-gully",
  "contradiction",
  "more-than-unit",
  "endurance-needed",
  "bases-needed",
  "damage-too-great",
  "too-many-dice",
  "no-battery",
  "own-division",
  "too-difficult",
  "other-arm",
  "whose-flank",
  "more-sides",
  "more-than-thrown",
];

/** The odds of the roll in the address, or the faults of the question by field. */
export async function askBwOdds(
  asked: BwOddsParams,
  { words, language }: { readonly words: Words; readonly language: Language },
): Promise<OddsReply<BwOddsAnswer>> {
  const question = bwOddsQuestionSchema.safeParse(bwQuestionOf(asked));
  if (!question.success) return faulty(asked, issuesOfZod(question.error.issues), words);
  try {
    const answer = await workOutBogowieWojnyOdds(
      question.data,
      { language, on: "page" },
      await currentWorkCaller(),
    );
    const remarks = answer.remarks.map(({ path, text }) => [fieldAt(asked, path).name, text]);
    return { answer, faults: {}, remarks: Object.fromEntries(remarks) };
  } catch (error) {
    // Without a fault in the question it is the service that is busy, which the form cannot mend.
    if (!(error instanceof GrundlagError) || error.issues.length === 0) throw error;
    return faulty(asked, error.issues, words);
  }
}

function faulty(
  asked: BwOddsParams,
  issues: readonly Issue[],
  words: Words,
): OddsReply<BwOddsAnswer> {
  const faults = issues.map(({ path, code }) => {
    const { name, least, most } = fieldAt(asked, path);
    const text = FAULTS.includes(code)
      ? words(`fault.${code}`)
      : words("fault.range", { least, most });
    return [name, text];
  });
  return { answer: null, faults: Object.fromEntries(faults), remarks: {} };
}

interface FieldAt {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** The form's field for a path in the question, and its bounds. */
function fieldAt({ parties }: BwOddsParams, path: string): FieldAt {
  const keys = path.split("/").slice(1);
  const named = parties.find(({ shape }) => isAt(shape, keys));
  const party = named ?? parties.find(({ shape }) => shape.party === null);
  const [name = "", index] = named ? keys.slice(named.shape.regiment ? 2 : 1) : keys;
  if (!party) return { name: "", least: 0, most: 0 };
  if (name === "rows") {
    return { name: bwPlaceOf(party, party.rows[Number(index)] ?? ""), least: 0, most: 0 };
  }
  return { name: bwNameOf(party.shape.key, name), ...boundsOf(party, name) };
}

/** Whether keys of the question lead to the data of a party. */
function isAt({ party, regiment }: BwPartyShape, [name, index]: readonly string[]): boolean {
  if (regiment) return regiment.side === name && String(regiment.index) === index;
  return party !== null && party === name;
}

function boundsOf({ shape }: BwPartyParams, name: string): Pick<FieldAt, "least" | "most"> {
  const takes = shape.fields.find((field) => field.name === name)?.takes;
  return takes?.kind === "number" ? takes : { least: 0, most: 0 };
}

type Json = Readonly<Record<string, unknown>>;

/** The question as sent to the API, which decides whether it can be answered. */
export function bwQuestionOf({ page, parties }: BwOddsParams): Json {
  const parts = parties
    .filter(({ shape }) => !shape.regiment)
    .map((party) => {
      const { party: name } = party.shape;
      return name === null ? valuesOf(party) : { [name]: partOf(party) };
    });
  return Object.assign({ roll: page.id }, ...parts, ...SIDES.map((side) => sideOf(side, parties)));
}

function sideOf(side: Side, parties: readonly BwPartyParams[]): Json {
  const regiments = parties.filter(({ shape }) => shape.regiment?.side === side);
  return regiments.length === 0 ? {} : { [side]: regiments.map(partOf) };
}

function partOf(party: BwPartyParams): Json {
  return { ...valuesOf(party), rows: party.rows };
}

function valuesOf({ fields }: BwPartyParams): Json {
  const given = fields
    .filter(({ field }) => !field.ofForm)
    .map(({ field: { name, takes }, value }) => [
      name,
      takes.kind === "flag" ? value === "yes" : read(value),
    ])
    .filter(([, value]) => value !== "");
  return Object.fromEntries(given);
}

function read(value: string): string | number {
  return isNumeric(value) ? Number(value) : value;
}

function isNumeric(value: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(value);
}
