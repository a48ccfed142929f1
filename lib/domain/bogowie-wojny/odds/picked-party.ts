import type { Issue } from "@/lib/domain/document/error-code";
import { isRecord } from "@/lib/domain/document/json";
import type { Circumstance } from "@/lib/rules/bogowie-wojny/circumstance";
import { type BwOddsRoll, MAX_REGIMENTS } from "./question";
import type { RegimentInOdds } from "./regiment-in-odds";
import { CIRCUMSTANCES } from "./tables-of-roll";

type Json = Readonly<Record<string, unknown>>;

/** A party of a question to fill in from an army list, and its place. */
export interface PickingParty {
  /** As a JSON Pointer: `/attacker`, `/defenders/1`. */
  readonly path: string;
  /** Its role in the tables. */
  readonly party: string;
  readonly said: Json;
}

/** The names that parties have in a question: one side, or several regiments of it. */
const ROLES: Readonly<Record<string, string>> = { attackers: "attacker", defenders: "defender" };

/** The parties of an unparsed question that refer to a list or a regiment. */
export function pickingParties(question: Json): PickingParty[] {
  return Object.entries(question).flatMap(([name, said]) => {
    const party = ROLES[name] ?? name;
    const all = Array.isArray(said)
      ? said
          .slice(0, MAX_REGIMENTS)
          .map((one: unknown, i) => ({ path: `/${name}/${i}`, party, said: one }))
      : [{ path: `/${name}`, party, said }];
    return all.flatMap((each) => (isPicking(each.said) ? [{ ...each, said: each.said }] : []));
  });
}

function isPicking(said: unknown): said is Json {
  return isRecord(said) && ("list" in said || "regiment" in said);
}

/** The fields a roll expects of a party, and the arms it may belong to. */
export interface PartyForm {
  readonly roll: BwOddsRoll;
  readonly fields: readonly string[];
  readonly arms: readonly string[];
}

/**
 * A party with the values of its regiment wherever the question does not state them: figures, arm, and training in
 * addition to the circumstances given; if none are given, also an attacker's charge [2.3, 10.40].
 */
export function filledParty(
  { path, party, said }: PickingParty,
  regiment: RegimentInOdds,
  { roll, fields, arms }: PartyForm,
): { readonly filled: Json; readonly issues: readonly Issue[] } {
  const { list: _, regiment: __, ...rest } = said;
  if (!arms.includes(regiment.arm)) {
    const message = `It is ${regiment.arm}; this place takes ${arms.join(" or ")}.`;
    const issues = [{ path: `${path}/regiment`, code: "other-arm", message }];
    return { filled: rest, issues };
  }
  const brought = { arm: regiment.arm, ...regiment.values };
  const known = Object.entries(brought).filter(([name]) => fields.includes(name));
  const rows = rowsOf({ roll, party, said: rest }, regiment);
  return { filled: { ...Object.fromEntries(known), ...rest, rows }, issues: [] };
}

/** The question with a party inserted at its place. */
export function withParty(question: Json, path: string, filled: Json): Json {
  const [, name = "", index] = path.split("/");
  const held = question[name];
  if (!Array.isArray(held)) return { ...question, [name]: filled };
  return {
    ...question,
    [name]: held.map((one: unknown, i) => (String(i) === index ? filled : one)),
  };
}

interface Place {
  readonly roll: BwOddsRoll;
  readonly party: string;
  readonly said: Json;
}

function rowsOf({ roll, party, said }: Place, { arm, rows, charge }: RegimentInOdds): unknown {
  const mayHold = ({ parties, arms }: Circumstance) =>
    parties.includes(party) && (!arms || (arms as readonly string[]).includes(arm));
  const offered = CIRCUMSTANCES[roll].filter(mayHold);
  const isOffered = (row: string) => offered.some(({ id }) => id === row);
  if (!Array.isArray(said.rows)) {
    const charging = charge !== null && party === "attacker" ? [charge] : [];
    return said.rows ?? [...rows, ...charging].filter(isOffered);
  }
  const named: readonly unknown[] = said.rows;
  const groupOf = (row: unknown) => offered.find(({ id }) => id === row)?.group;
  const groups = new Set(named.map(groupOf));
  const training = rows.filter((row) => isOffered(row) && !groups.has(groupOf(row)));
  return [...named, ...training];
}
