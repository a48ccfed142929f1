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

/** How the defender reacts to an attack [10.9]; after a change of front it stands. */
export const REACTIONS = ["stand", "counter-attack", "form-square", "withdraw"] as const;
type Reaction = (typeof REACTIONS)[number];

export interface AttackParty extends PartyIn, MoraleSubject {
  readonly supports: number;
}

export interface Attack {
  readonly attacker: AttackParty & { readonly arm: Exclude<Arm, "artillery"> };
  readonly defender: AttackParty;
  readonly reaction: Reaction;
  /** Bases of a great battery that can fire at the attacker, who tests once for each [9.10]; otherwise 1. */
  readonly batteries: number;
  /** Whether it was announced as a feint: then the attacker is pushed back whatever the result [10.8]. */
  readonly feigned: boolean;
}

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
  /** Whether each party passed its test; null if it took none. */
  readonly passed: Readonly<Record<"attacker" | "defender", boolean | null>>;
  /** Points of WTR lost and levels of disorder received. */
  readonly cost: Readonly<Record<"attacker" | "defender", Cost>>;
}

interface Cost {
  readonly loss: number;
  readonly disorder: number;
}

const NONE: Cost = { loss: 0, disorder: 0 };
const SQUARES = ["in-square", "in-square-with-guns"];
const FORMATIONS = ["in-line", ...SQUARES];

/** The circumstances of an attack that count; formations count only if the defender stands [10.4, 10.10]. */
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

/** Whether an attack goes ahead without a test by either party [10.3, 10.10]. */
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

/** The exact odds of an attack: who passes, the cost, and whether a melee follows [10.3 – 10.5]. */
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
  return combineOdds(attackerPassesOdds(attack), moraleOdds(tests.defender), (passes, stands) =>
    passes ? outcomeOfPassedAttack(attack, stands) : outcomeOfFailedAttack(attack, stands),
  );
}

/** Whether the attacker passes; against a great battery it must pass every test [9.10]. */
function attackerPassesOdds(attack: Attack): Odds<boolean> {
  const { attacker } = attackTests(attack);
  const charges = Array.from({ length: attack.batteries }, () => moraleOdds(attacker));
  return charges.reduce((all, one) => combineOdds(all, one, (a, b) => a && b));
}

/**
 * The odds of a feint: the defender does not test, except for cavalry that counter-attacks; an attacker that carries
 * it out well loses nothing [10.8].
 */
function feintOdds(attack: Attack): Odds<AttackOutcome> {
  const charge = isAutomatic(attack)
    ? certain<boolean | null>(null)
    : mapOdds(attackerPassesOdds(attack), (passes): boolean | null => passes);
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

/** Whether the defender tests at all: in a feint only cavalry that counter-attacks does [10.8]. */
export function defenderTests({
  feigned,
  reaction,
}: Pick<Attack, "feigned" | "reaction">): boolean {
  return !feigned || reaction === "counter-attack";
}

/** The outcome if the attacker fails: the defender tests only if it counter-attacks or withdraws [10.3, 10.9]. */
function outcomeOfFailedAttack(
  { attacker, defender, reaction }: Attack,
  passes: boolean,
): AttackOutcome {
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

/** The outcome if the attacker passes. */
function outcomeOfPassedAttack(attack: Attack, passes: boolean): AttackOutcome {
  const passed = { attacker: true, defender: passes };
  const cost = { attacker: NONE, defender: passes ? NONE : FAILED_TEST };
  if (passes && isHorseAtSquare(attack)) {
    return { result: "pushed-back-by-square", passed, cost: { ...cost, attacker: FAILED_TEST } };
  }
  return {
    result: passes ? resultIfDefenderPasses(attack) : resultIfDefenderFails(attack),
    passed,
    cost,
  };
}

function resultIfDefenderPasses({ reaction }: Attack): AttackResult {
  return reaction === "withdraw" ? "defender-withdraws" : "melee";
}

/** The result of a failed test by the defender after the attacker has passed [10.3, 10.4, 10.5]. */
function resultIfDefenderFails(attack: Attack): AttackResult {
  const { defender, reaction } = attack;
  if (reaction === "counter-attack") {
    return defender.arm === "cavalry" ? "defender-pushed-back" : "melee";
  }
  return defender.arm === "artillery" || isInSquare(attack) ? "melee" : "defender-routs";
}

/** Whether cavalry attacks infantry in a square or mass, formed earlier or in reaction [10.4]. */
function isHorseAtSquare(attack: Attack): boolean {
  const { attacker, defender, reaction } = attack;
  const isSquare = isInSquare(attack) || reaction === "form-square";
  return attacker.arm === "cavalry" && defender.arm === "infantry" && isSquare;
}

function isInSquare({ defender, reaction }: Attack): boolean {
  return reaction === "stand" && defender.rows.some((row) => SQUARES.includes(row));
}

/** The odds that a party passes, given that it tests; null if it never does. */
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
