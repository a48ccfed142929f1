import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import { ALWAYS_PASSES, ATTACK_CIRCUMSTANCES, CERTAIN_MORALE } from "../tables/attack-morale";
import { MORALE_MODIFIERS, type MoraleLevel } from "../tables/morale";
import { type Counted, sumFor } from "./counted";
import { TWO_DICE } from "./hits";

const TEST_TRAINING = ATTACK_CIRCUMSTANCES.filter(({ row }) => row === "training");

/** The levels of an army that still fights. */
type FightingLevel = Exclude<MoraleLevel, "broken">;

/** What a unit's morale is changed by, whatever it is tested for [11.2, 11.3, 11.9]. */
export interface MoraleSubject {
  readonly party: string;
  readonly morale: number;
  /** Command value of the best of its commanders within 30 cm; 0 without one. */
  readonly command: number;
  readonly armyLevel: FightingLevel;
  /** The training that is not yet part of its morale, and other circumstances. */
  readonly rows: readonly string[];
  readonly otherMorale: number;
}

/** A morale test: what it starts from, what counts, and what two dice may show at most. */
export interface MoraleTest {
  readonly base: number;
  readonly counted: readonly Counted[];
  readonly value: number;
}

/** What commanders, the army's level and rules of its own change; an elite looks at no level [11.9]. */
export function standingModifiers(subject: MoraleSubject): Counted[] {
  const { party, command, rows, armyLevel, otherMorale } = subject;
  const level = rows.includes("elite") ? 0 : (MORALE_MODIFIERS[armyLevel] ?? 0);
  return [
    { party, row: "command", value: command },
    { party, row: "army-level", value: level },
    { party, row: "other", value: otherMorale },
  ].filter(({ value }) => value !== 0);
}

/** The test of a morale under what counts. */
export function moraleTest(subject: MoraleSubject, counted: readonly Counted[]): MoraleTest {
  const own = counted.filter(({ party }) => party === subject.party);
  return {
    base: subject.morale,
    counted: own,
    value: subject.morale + sumFor(subject.party, own),
  };
}

/** Whether a test passes: two dice at most the value, surely from 12 up, always with two ones [11.2, 11.11]. */
export function moraleOdds({ value }: Pick<MoraleTest, "value">): Odds<boolean> {
  return mapOdds(
    TWO_DICE,
    (dice) => value >= CERTAIN_MORALE || dice === ALWAYS_PASSES || dice <= value,
  );
}

interface PlainTest extends MoraleSubject {
  readonly disorder: number;
}

/**
 * A test outside attacks, as for rallying or recovering [11.4, 11.6, 11.7]: its own disorder counts,
 * unless a general has joined it [11.3].
 */
export function plainMoraleTest(subject: PlainTest): MoraleTest {
  const { party, disorder, rows } = subject;
  const ignored = rows.includes("general-joined") || disorder === 0;
  const training = TEST_TRAINING.flatMap(({ id, own }) =>
    rows.includes(id) && typeof own === "number" ? [{ party, row: id, value: own }] : [],
  );
  return moraleTest(subject, [
    ...training,
    ...standingModifiers(subject),
    ...(ignored ? [] : [{ party, row: "disorder", value: -disorder }]),
  ]);
}
