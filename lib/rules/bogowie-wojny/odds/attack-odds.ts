import { certain, combineOdds, mapOdds, type Odds } from "@/lib/rules/odds/odds";
import {
  ATTACK_CIRCUMSTANCES,
  ATTACK_DISORDER,
  ATTACK_SUPPORT,
  AUTOMATIC_ATTACKS,
  FAILED_ATTACK_ON_GUNS,
  FAILED_TEST,
} from "../tables/attack-morale";
import type { Arm } from "../unit-kind";
import {
  type CountedRows,
  countRows,
  disorderModifier,
  type PartyIn,
  timesModifier,
} from "./counted";
import {
  type MoraleSubject,
  type MoraleTest,
  moraleOdds,
  moraleTest,
  standingModifiers,
} from "./morale-odds";

/** How the defender answers an attack [10.9]; a change of front is followed by standing. */
export const REACTIONS = ["stand", "counter-attack", "form-square", "withdraw"] as const;
type Reaction = (typeof REACTIONS)[number];

export interface AttackParty extends PartyIn, MoraleSubject {
  readonly supports: number;
}

export interface Attack {
  readonly attacker: AttackParty & { readonly arm: Exclude<Arm, "artillery"> };
  readonly defender: AttackParty;
  readonly reaction: Reaction;
  /** Bases of a great battery that can fire at the attacker, who tests for each [9.10]; 1 otherwise. */
  readonly batteries: number;
  /** Announced as a feint: the attacker is pushed back whatever the result [10.8]. */
  readonly feigned: boolean;
}

/** What an attack comes to. */
export const ATTACK_RESULTS = [
  "melee",
  "halted",
  "pushed-back",
  "pushed-back-by-square",
  "defender-routs",
  "defender-pushed-back",
  "defender-withdraws",
  "fails-may-pursue",
  "fails-defender-routs",
  "feint",
  "feint-may-pursue",
] as const;
type AttackResult = (typeof ATTACK_RESULTS)[number];

interface AttackOutcome {
  readonly result: AttackResult;
  /** Whether each passed; null where it did not test. */
  readonly passed: Readonly<Record<"attacker" | "defender", boolean | null>>;
  /** Points of WTR lost, and levels of disorder got. */
  readonly cost: Readonly<Record<"attacker" | "defender", Cost>>;
}

interface Cost {
  readonly loss: number;
  readonly disorder: number;
}

const NONE: Cost = { loss: 0, disorder: 0 };
const SQUARES = ["in-square", "in-square-with-guns"];
const FORMATIONS = ["in-line", ...SQUARES];

/** The circumstances of an attack that count; formations only where the defender stands [10.4, 10.10]. */
export function attackRows({ attacker, defender, reaction }: Attack): CountedRows {
  const all = countRows(ATTACK_CIRCUMSTANCES, [attacker, defender]);
  if (reaction === "stand") return all;
  const left = defender.rows.filter((row) => FORMATIONS.includes(row));
  return {
    counted: all.counted.filter(({ row }) => !left.includes(row)),
    voided: [
      ...all.voided,
      ...left.map((row) => ({ party: defender.party, row, beside: reaction })),
    ],
  };
}

/** Whether an attack comes off without tests of either party [10.3, 10.10]. */
export function isAutomatic({ attacker }: Pick<Attack, "attacker">): boolean {
  return attacker.rows.some((row) => (AUTOMATIC_ATTACKS as readonly string[]).includes(row));
}

/** The morale tests of both parties of an attack [10.3, 10.10, 11.6]. */
export function attackTests(attack: Attack): Record<"attacker" | "defender", MoraleTest> {
  const rows = attackRows(attack);
  const testOf = (own: AttackParty, other: AttackParty) =>
    moraleTest(own, [
      ...rows.counted,
      ...timesModifier(ATTACK_SUPPORT, { party: own.party, times: own.supports }),
      ...disorderModifier(ATTACK_DISORDER, { own, other }),
      ...standingModifiers(own),
    ]);
  return {
    attacker: testOf(attack.attacker, attack.defender),
    defender: testOf(attack.defender, attack.attacker),
  };
}

/** The exact odds of an attack: who passes, what it costs, whether it comes to a melee [10.3 – 10.5]. */
export function attackOdds(attack: Attack): Odds<AttackOutcome> {
  if (attack.feigned) return feintOdds(attack);
  if (isAutomatic(attack)) {
    return certain({
      result: "melee",
      passed: { attacker: null, defender: null },
      cost: { attacker: NONE, defender: NONE },
    });
  }
  const tests = attackTests(attack);
  return combineOdds(comesOn(attack), moraleOdds(tests.defender), (passes, stands) =>
    passes ? metBy(attack, stands) : failing(attack, stands),
  );
}

/** Whether the attacker passes: at a great battery each of its tests [9.10]. */
function comesOn(attack: Attack): Odds<boolean> {
  const { attacker } = attackTests(attack);
  const charges = Array.from({ length: attack.batteries }, () => moraleOdds(attacker));
  return charges.reduce((all, one) => combineOdds(all, one, (a, b) => a && b));
}

/** A feint: the defender does not test, except for horse that counters; an attacker who carries it out well loses nothing [10.8]. */
function feintOdds(attack: Attack): Odds<AttackOutcome> {
  const charge = isAutomatic(attack)
    ? certain<boolean | null>(null)
    : mapOdds(comesOn(attack), (passes): boolean | null => passes);
  const counter = defenderTests(attack)
    ? mapOdds(moraleOdds(attackTests(attack).defender), (passes): boolean | null => passes)
    : certain<boolean | null>(null);
  return combineOdds(charge, counter, (passes, counters) => {
    const onGuns = attack.defender.arm === "artillery";
    const failed = onGuns ? FAILED_ATTACK_ON_GUNS : FAILED_TEST;
    const passed = { attacker: passes, defender: counters };
    return {
      result: feintResult(passed),
      passed,
      cost: {
        attacker: passes === false ? failed : NONE,
        defender: counters === false ? FAILED_TEST : NONE,
      },
    };
  });
}

function feintResult({ attacker, defender }: AttackOutcome["passed"]): AttackResult {
  if (attacker === false) return defender ? "fails-may-pursue" : "pushed-back";
  return defender ? "feint-may-pursue" : "feint";
}

/** Whether the defender tests at all: at a feint only horse that counters does [10.8]. */
export function defenderTests({
  feigned,
  reaction,
}: Pick<Attack, "feigned" | "reaction">): boolean {
  return !feigned || reaction === "counter-attack";
}

/** The attacker has failed: only who counters or withdraws tests as well [10.3, 10.9]. */
function failing({ attacker, defender, reaction }: Attack, passes: boolean): AttackOutcome {
  const onGuns = defender.arm === "artillery";
  const isThrown = attacker.arm === "cavalry" || onGuns;
  const cost = onGuns ? FAILED_ATTACK_ON_GUNS : FAILED_TEST;
  const base: AttackOutcome = {
    result: isThrown ? "pushed-back" : "halted",
    passed: { attacker: false, defender: null },
    cost: { attacker: cost, defender: NONE },
  };
  if (reaction !== "counter-attack" && reaction !== "withdraw") return base;
  const passed = { attacker: false, defender: passes };
  if (!passes) {
    const result = reaction === "withdraw" ? "fails-defender-routs" : base.result;
    return { result, passed, cost: { attacker: cost, defender: FAILED_TEST } };
  }
  return { ...base, passed, result: reaction === "withdraw" ? base.result : "fails-may-pursue" };
}

/** The attacker has passed and comes on. */
function metBy(attack: Attack, passes: boolean): AttackOutcome {
  const passed = { attacker: true, defender: passes };
  const cost = { attacker: NONE, defender: passes ? NONE : FAILED_TEST };
  if (passes && isHorseAtSquare(attack)) {
    return { result: "pushed-back-by-square", passed, cost: { ...cost, attacker: FAILED_TEST } };
  }
  return { result: passes ? keptBy(attack) : lostBy(attack), passed, cost };
}

function keptBy({ reaction }: Attack): AttackResult {
  return reaction === "withdraw" ? "defender-withdraws" : "melee";
}

/** What a failed test of the defender leads to once the attacker comes on [10.3, 10.4, 10.5]. */
function lostBy(attack: Attack): AttackResult {
  const { defender, reaction } = attack;
  if (reaction === "counter-attack") {
    return defender.arm === "cavalry" ? "defender-pushed-back" : "melee";
  }
  return defender.arm === "artillery" || isInSquare(attack) ? "melee" : "defender-routs";
}

/** Horse that meets a square or mass, formed before or just now [10.4]. */
function isHorseAtSquare(attack: Attack): boolean {
  const { attacker, defender, reaction } = attack;
  const isSquare = isInSquare(attack) || reaction === "form-square";
  return attacker.arm === "cavalry" && defender.arm === "infantry" && isSquare;
}

function isInSquare({ defender, reaction }: Attack): boolean {
  return reaction === "stand" && defender.rows.some((row) => SQUARES.includes(row));
}

/** Whether a party passes where it tests at all; null where it never does. */
export function passesOdds(
  odds: Odds<AttackOutcome>,
  party: "attacker" | "defender",
): Odds<boolean> | null {
  const tested = odds.chances.flatMap(({ value, ways }) => {
    const passed = value.passed[party];
    return passed === null ? [] : [{ value: passed, ways }];
  });
  const throws = tested.reduce((sum, { ways }) => sum + ways, 0n);
  return throws === 0n ? null : mapOdds({ throws, chances: tested }, (passed) => passed);
}
