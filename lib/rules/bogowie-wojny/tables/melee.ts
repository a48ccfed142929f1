import type { Circumstance, CountedModifier } from "../circumstance";
import type { Displacement } from "./fire";

const both = { chapter: "10.40", parties: ["attacker", "defender"] } as const;
const attacker = { chapter: "10.40", parties: ["attacker"] } as const;
const defender = { chapter: "10.40", parties: ["defender"] } as const;

/** Ground where no formation counts [10.33, 10.34, 10.40]. */
const NO_FORMATION = ["built-up", "works", "wood"] as const;
const NO_CHARGE = ["built-up", "wood", "difficult-ground"] as const;
const beside = <Id extends string>(ids: readonly Id[]) => ({ own: ids, other: ids });
const charge = {
  ...both,
  group: "charge",
  arms: ["cavalry"],
  voidBeside: beside(NO_CHARGE),
} as const;
const formation = { group: "formation", arms: ["infantry"] } as const;

/**
 * Modifiers of melee [10.40], in dice of the regiment. A circumstance of one party may change its opponent's dice too
 * (`other`): a unit that fights an infantry square has +2, one that attacks a built-up area +4 while its defender has
 * +5. Both may charge, since a counter-attack earns the bonus as well [10.9].
 */
// biome-ignore format: a table is easiest to read with one row per line
export const MELEE_CIRCUMSTANCES: readonly Circumstance[] = [
  { ...charge, id: "charge-irregular", row: "charge-irregular", own: 2 },
  { ...charge, id: "charge-light", row: "charge-light", own: 3 },
  { ...charge, id: "charge-line-or-lances", row: "charge-line-or-lances", own: 4 },
  { ...charge, id: "charge-heavy", row: "charge-heavy", own: 5 },
  { ...attacker, id: "charge-on-line", row: "charge-on-line", arms: ["cavalry"], own: 2, voidBeside: beside([...NO_CHARGE, "works"]) },
  { ...both, id: "bayonet", row: "bayonet", arms: ["infantry"], own: 1 },
  { ...defender, ...formation, id: "in-square", row: "in-square", own: 3, against: "cavalry", other: { infantry: 2 }, voidBeside: { own: NO_FORMATION, other: NO_FORMATION } },
  { ...defender, ...formation, id: "in-mass", row: "in-square", own: 3, against: "cavalry", other: { infantry: 2 }, voidBeside: { own: NO_FORMATION, other: NO_FORMATION } },
  { ...both, ...formation, id: "in-column", row: "in-column", own: 2, voidBeside: { own: NO_FORMATION, other: [...NO_FORMATION, "flank-or-rear"] } },
  { ...both, id: "flank-or-rear", row: "flank-or-rear", own: 3, voidBeside: { other: ["in-square", "built-up"], otherFor: { cavalry: ["in-mass"] } } },
  { ...both, id: "wood", row: "cover-ground", group: "ground", own: { infantry: 2, cavalry: 0 } },
  { ...both, id: "difficult-ground", row: "cover-ground", group: "ground", own: { infantry: 2, cavalry: 0 } },
  { ...defender, id: "behind-cover", row: "behind-cover", group: "behind-cover", own: 2 },
  { ...both, id: "higher-ground", row: "behind-cover", group: "behind-cover", own: 2 },
  { ...defender, id: "built-up", row: "built-up", group: "ground", own: { infantry: 5, cavalry: 0 }, other: { infantry: 4, cavalry: 0 } },
  { ...defender, id: "works", row: "works", group: "ground", own: { infantry: 6, cavalry: 0 }, other: { infantry: 4, cavalry: 0 }, voidBeside: { other: ["flank-or-rear"] } },
  { ...both, id: "general", row: "general", own: 1 },
  { ...defender, chapter: "5.4", id: "defence-order", row: "defence-order", own: 1 },
  { ...both, chapter: "2.3", id: "veterans", row: "training", group: "training", own: 1 },
  { ...both, chapter: "2.3", id: "elite", row: "training", group: "training", own: 2 },
];

/** Kinds of ground, which count once for a side however many of its regiments fight [10.21]. */
export const ONCE_A_FIGHT: readonly string[] = ["wood", "difficult-ground", "built-up", "works"];

/**
 * Circumstances that a regiment loses as soon as a single opponent cancels them: its column, when attacked in flank
 * [10.40].
 */
export const LOST_TO_ONE: readonly string[] = ["in-column"];

/**
 * A regiment that attacks a flank or rear takes one loss in this many, in fights of at most
 * `MAX_WITH_FLANKERS_SHARE` regiments [10.21].
 */
export const FLANKERS_SHARE = 3;
export const MAX_WITH_FLANKERS_SHARE = 4;

/** A unit attacked from this many of its four sides and pushed back is destroyed [10.29]. */
export const SIDES_THAT_DESTROY = 3;
export const MAX_SIDES = 4;

/** Bases attacked in flank or rear fight with this part of their dice, rounded down [10.22, 10.40]. */
export const FLANKED_PART = { numerator: 1, denominator: 2 } as const;

/** For each wing by which the front is wider than the opponent's [10.24, 10.40]. */
export const MELEE_OVERLAP: CountedModifier = {
  id: "overlap",
  chapter: "10.24",
  each: 1,
  most: 2,
};

/** In these circumstances of either party nobody is overlapped [10.24, 10.40]. */
export const NO_OVERLAP = ["built-up", "works", "wood"] as const;
/** Formations that cannot be overlapped, and by which arms [10.24, 10.37]. */
export const NOT_OVERLAPPED = {
  "in-square": ["infantry", "cavalry"],
  "in-mass": ["cavalry"],
} as const;

/** Supporting regiments, one for each flank and the rear [10.39, 10.40]. */
export const MELEE_SUPPORT: CountedModifier = {
  id: "support",
  chapter: "10.39",
  each: 1,
  most: 3,
};

/** For each level by which the opponent is more disordered, or the reverse [10.40]. */
export const MELEE_DISORDER: CountedModifier = {
  id: "disorder",
  chapter: "10.40",
  each: 1,
  most: 3,
};

/** Ground where infantry may use the bayonet against cavalry; elsewhere it may not [10.3, 10.40]. */
export const BAYONET_ON_HORSE: readonly string[] = NO_FORMATION;

export interface MeleeResult {
  /** How many hits the melee was lost by. */
  readonly difference: number;
  readonly disorder: number;
  readonly displacement: Displacement;
}

/** What happens to the loser; the last row is for that many hits or more, the first is a drawn melee [10.20]. */
// biome-ignore format: a table is easiest to read with one row per line
export const MELEE_RESULTS: readonly MeleeResult[] = [
  { difference: 0, disorder: 0, displacement: "stays" },
  { difference: 1, disorder: 1, displacement: "pushed-back" },
  { difference: 2, disorder: 2, displacement: "pushed-back" },
  { difference: 3, disorder: 3, displacement: "pushed-back" },
  { difference: 4, disorder: 3, displacement: "rout" },
];

/** Points of WTR a hit takes [10.20]. */
export const LOSS_PER_HIT = 1;

/** Levels of disorder that cavalry receives once its attack has led to a melee [10.17]. */
export const AFTER_CHARGE_DISORDER = 1;
