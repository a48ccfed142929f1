import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import { ALWAYS_PASSES, ATTACK_CIRCUMSTANCES, CERTAIN_MORALE } from "../tables/attack-morale";
import { MORALE_MODIFIERS, type MoraleLevel } from "../tables/morale";
import { modifierSum, type PartyModifier } from "./counted";
import { TWO_DICE } from "./hits";

const TEST_TRAINING = ATTACK_CIRCUMSTANCES.filter(({ row }) => row === "training");

/** The morale levels at which an army still fights. */
type FightingLevel = Exclude<MoraleLevel, "broken">;

/** Everything that modifies a unit's morale, whatever it is tested for [11.2, 11.3, 11.9]. */
export interface MoraleSubject {
  readonly party: string;
  readonly morale: number;
  /** Command value of its best commander within 30 cm; 0 without one. */
  readonly command: number;
  readonly armyLevel: FightingLevel;
  /** Training not yet included in its morale, and other circumstances. */
  readonly rows: readonly string[];
  readonly otherMorale: number;
}

/** A morale test: the unit's own morale, the modifiers that count, and the highest sum of two dice that passes. */
export interface MoraleTest {
  readonly base: number;
  readonly counted: readonly PartyModifier[];
  readonly value: number;
}

/**
 * The modifiers from commanders, the army's morale level and the unit's special rules; the army's level does not
 * affect elite units [11.9].
 */
export function standingModifiers(subject: MoraleSubject): PartyModifier[] {
  const { party, command, rows, armyLevel, otherMorale } = subject;
  const level = rows.includes("elite") ? 0 : (MORALE_MODIFIERS[armyLevel] ?? 0);
  return [
    { party, row: "command", value: command },
    { party, row: "army-level", value: level },
    { party, row: "other", value: otherMorale },
  ].filter(({ value }) => value !== 0);
}

/** The morale test of a unit with the modifiers that count. */
export function moraleTest(subject: MoraleSubject, counted: readonly PartyModifier[]): MoraleTest {
  const own = counted.filter(({ party }) => party === subject.party);
  return {
    base: subject.morale,
    counted: own,
    value: subject.morale + modifierSum(subject.party, own),
  };
}

/**
 * Whether a test passes: if two dice show at most the value, always if it is 12 or more, and always on two ones
 * [11.2, 11.11].
 */
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
 * A test outside attacks, for example for rallying or recovering [11.4, 11.6, 11.7]: the unit's own disorder counts,
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
