import { armsOfRow } from "@/lib/rules/belle-alliance/odds/arms-of-row";
import {
  type Contradiction,
  type ContradictionCode,
  FIRE_CONTRADICTIONS,
  MELEE_CONTRADICTIONS,
  NOT_WHERE_BOTH_ATTACK,
  ROUT_CONTRADICTIONS,
} from "@/lib/rules/belle-alliance/odds/contradictions";
import { tellsOfMeeting } from "@/lib/rules/belle-alliance/odds/melee-odds";
import type { OddsAnswer } from "./answer";
import type { OddsWords } from "./odds-words";
import type { OddsQuestion, QuestionOf } from "./question";
import { type TickedRow, tickedRows } from "./ticked-rows";

/** Two ticked rows that cannot hold at once. */
interface Clash {
  readonly code: ContradictionCode;
  readonly one: TickedRow;
  readonly other: TickedRow;
}

/**
 * What a question without faults contains that cannot be: rows that no unit can meet at once by the rules. They have
 * an answer all the same, since the umpire decides; so they are remarks, not errors.
 */
export function remarksOn(question: OddsQuestion, words: OddsWords): OddsAnswer["remarks"] {
  const table = tableOf(question);
  return clashesIn(question).map(({ code, one, other }) => ({
    path: other.path,
    code,
    text: words.remark(code, { one: words.row(table, one.id), other: words.row(table, other.id) }),
  }));
}

function tableOf(question: OddsQuestion): number {
  if (question.roll === "fire") return question.table;
  return question.roll === "melee" ? 8 : 9;
}

function clashesIn(question: OddsQuestion): Clash[] {
  switch (question.roll) {
    case "fire": {
      const firer = tickedRows(question.firer.rows, "/firer");
      const target = tickedRows(question.target.rows, "/target");
      return [
        ...clashesOfArms(firer),
        ...clashesOfArms(target),
        ...clashesAmong({ firer, target }, FIRE_CONTRADICTIONS),
      ];
    }
    case "melee":
      return clashesOfMelee(question);
    case "spread-of-rout": {
      const routing = tickedRows(question.routing.rows, "/routing");
      const defender = tickedRows(question.defender.rows, "/defender");
      return clashesAmong({ routing, defender }, ROUT_CONTRADICTIONS);
    }
    default:
      return [];
  }
}

/** Rows of the meeting count as the attacker's, whichever party named them. */
function clashesOfMelee({ attacker, defender, bothAttack }: QuestionOf<"melee">): Clash[] {
  const own = tickedRows(attacker.rows, "/attacker");
  const other = tickedRows(defender.rows, "/defender");
  const met = bothAttack ? [] : other.filter(({ id }) => tellsOfMeeting(id));
  const parties = {
    attacker: [...own, ...met],
    defender: other.filter((tick) => !met.includes(tick)),
  };
  const sides = bothAttack ? [...own, ...other] : [];
  return [
    ...clashesAmong(parties, MELEE_CONTRADICTIONS),
    ...sides
      .filter(({ id }) => NOT_WHERE_BOTH_ATTACK.includes(id))
      .map((tick) => ({ code: "defends" as const, one: tick, other: tick })),
  ];
}

function clashesAmong<PartyName extends string>(
  ticks: Readonly<Record<PartyName, readonly TickedRow[]>>,
  contradictions: readonly Contradiction<PartyName>[],
): Clash[] {
  const named = ({ party, rows }: Contradiction<PartyName>["one"]) =>
    ticks[party].filter(({ id }) => rows.includes(id));
  return contradictions.flatMap(({ code, one, other }) =>
    named(one).flatMap((a) => named(other).map((b) => ({ code, one: a, other: b }))),
  );
}

/** Rows of one party that no arm has in common; each row is named once. */
function clashesOfArms(ticks: readonly TickedRow[]): Clash[] {
  return ticks.flatMap((other, i) => {
    const one = ticks.slice(0, i).find(({ id }) => shareNoArm(id, other.id));
    return one ? [{ code: "two-arms" as const, one, other }] : [];
  });
}

function shareNoArm(one: string, other: string): boolean {
  const [a, b] = [armsOfRow(one)?.own, armsOfRow(other)?.own];
  return a !== undefined && b !== undefined && !a.some((arm) => b.includes(arm));
}
