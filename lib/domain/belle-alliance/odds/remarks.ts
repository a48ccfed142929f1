import { armsOfRow } from "@/lib/rules/belle-alliance/odds/arms-of-row";
import {
  type Contradiction,
  type ContradictionCode,
  FIRE_CONTRADICTIONS,
  MELEE_CONTRADICTIONS,
  NOT_WHERE_BOTH_ATTACK,
  ROUT_CONTRADICTIONS,
} from "@/lib/rules/belle-alliance/odds/contradictions";
import { concernsBothParties } from "@/lib/rules/belle-alliance/odds/melee-odds";
import type { OddsAnswer } from "../../odds-answer/answer";
import type { OddsWords } from "./odds-words";
import type { OddsQuestion, QuestionOf } from "./question";
import { type TickedRow, tickedRows } from "./ticked-rows";

/** Two ticked rows that exclude each other. */
interface Clash {
  readonly code: ContradictionCode;
  readonly one: TickedRow;
  readonly other: TickedRow;
}

/**
 * Contradictions in a question without faults: rows that by the rules cannot apply to one unit at the same time. They
 * are remarks, not errors, and the odds are still worked out, since the umpire decides.
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

/** Rows of the encounter count as the attacker's, whichever party ticked them. */
function clashesOfMelee({ attacker, defender, bothAttack }: QuestionOf<"melee">): Clash[] {
  const own = tickedRows(attacker.rows, "/attacker");
  const other = tickedRows(defender.rows, "/defender");
  const met = bothAttack ? [] : other.filter(({ id }) => concernsBothParties(id));
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

/** Rows of one party that no single arm can have together; each row is listed once. */
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
