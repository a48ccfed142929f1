import type { Circumstance, CountedModifier } from "../circumstance";

const defender = { chapter: "10.10", parties: ["defender"] } as const;
const attacker = { chapter: "10.10", parties: ["attacker"] } as const;
const both = { chapter: "10.10", parties: ["attacker", "defender"] } as const;

/**
 * Modifiers of the morale tests of an attack [10.10]. A circumstance of the defender may change the attacker's morale
 * (`other`). The square's +2 does not count for a disordered unit, nor if the square is formed in reaction to the
 * attack.
 */
// biome-ignore format: a table is easiest to read with one row per line
export const ATTACK_CIRCUMSTANCES: readonly Circumstance[] = [
  { ...defender, id: "in-line", row: "in-line", group: "formation", arms: ["infantry"], other: { infantry: -2, cavalry: 2 } },
  { ...defender, id: "in-square", row: "in-square", group: "formation", arms: ["infantry"], own: { infantry: 2 }, against: "cavalry", other: { cavalry: -1 }, inOrderOnly: true },
  { ...defender, id: "in-square-with-guns", row: "in-square", group: "formation", arms: ["infantry"], own: { infantry: 3 }, against: "cavalry", other: { cavalry: -1 }, inOrderOnly: true },
  { ...attacker, id: "flank-or-rear", row: "flank-or-rear", group: "automatic" },
  { ...attacker, chapter: "10.3", id: "target-in-melee", row: "flank-or-rear", group: "automatic" },
  { ...attacker, chapter: "9.7", id: "guns-fired", row: "guns", group: "automatic" },
  { ...attacker, id: "guns-without-ammunition", row: "guns", group: "automatic" },
  { ...defender, id: "guns", row: "guns", group: "guns", arms: ["artillery"], other: -5 },
  { ...defender, id: "regimental-guns", row: "guns", group: "guns", arms: ["artillery"], other: -1 },
  { ...defender, id: "cover", row: "cover", group: "ground", own: 1 },
  { ...attacker, id: "downhill", row: "cover", own: 1 },
  { ...defender, id: "works", row: "works", group: "ground", own: { infantry: 3, cavalry: 0 } },
  { ...both, id: "outnumbers", row: "outnumbers", own: 1 },
  { ...both, chapter: "2.3", id: "veterans", row: "training", group: "training", own: 1 },
  { ...both, chapter: "2.3", id: "elite", row: "training", group: "training", own: 2 },
];

/** Attacks that go ahead without a test [10.3, 10.10, 9.4, 9.7]. */
export const AUTOMATIC_ATTACKS = [
  "flank-or-rear",
  "target-in-melee",
  "guns-fired",
  "guns-without-ammunition",
] as const;

/** Supporting regiments, by the rules of 10.39 [10.10]. */
export const ATTACK_SUPPORT: CountedModifier = {
  id: "support",
  chapter: "10.10",
  each: 1,
  most: 3,
};

/** For each level by which the opponent is more disordered, or the reverse [10.10, 11.6]. */
export const ATTACK_DISORDER: CountedModifier = {
  id: "disorder",
  chapter: "10.10",
  each: 1,
  most: 3,
};

/** The cost of a failed test: points of WTR and levels of disorder [10.3, 10.4, 10.5]. */
export const FAILED_TEST = { loss: 1, disorder: 1 } as const;
export const FAILED_ATTACK_ON_GUNS = { loss: 2, disorder: 2 } as const;

/** A test passes automatically with this modified morale, and always on two ones [11.2, 11.11]. */
export const CERTAIN_MORALE = 12;
export const ALWAYS_PASSES = 2;
