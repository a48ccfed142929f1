import type { Circumstance, CountedModifier } from "../circumstance";

const target = { chapter: "8.2", parties: ["target"] } as const;
const firer = { chapter: "8.2", parties: ["firer"] } as const;
const SHELTERS = ["built-up-1", "built-up-2", "built-up-3", "works", "strong-works"] as const;
const screen = { row: "loose", group: "loose", other: -1 } as const;
const FRONT_ONLY = { own: SHELTERS, other: ["flank-or-rear"] } as const;

/**
 * Modifiers of fire by infantry and cavalry [8.2], in dice of the firing regiment. The target's circumstances change
 * the firer's dice. Each sort of cover counts separately ("modyfikator kumuluje się"); the first level of a built-up
 * area or works count -5, every further level and works of WTR 3 and more -1. Skirmishers, flankers and loose order
 * do not add up, work only in the front zone, and do not count in built-up areas or works, which have no flanks
 * either [3.5, 8.2].
 */
// biome-ignore format: a table is easiest to read with one row per line
export const FIRE_CIRCUMSTANCES: readonly Circumstance[] = [
  { ...target, id: "difficult-ground", row: "cover", other: -1 },
  { ...target, id: "wood", row: "cover", other: -1 },
  { ...target, id: "gully", row: "cover", other: -1 },
  { ...target, id: "behind-wall", row: "cover", other: -1 },
  { ...target, id: "target-above", row: "cover", group: "height", other: -1 },
  { ...target, id: "built-up-1", row: "shelter", group: "shelter", other: -5 },
  { ...target, id: "built-up-2", row: "shelter", group: "shelter", other: -6 },
  { ...target, id: "built-up-3", row: "shelter", group: "shelter", other: -7 },
  { ...target, id: "works", row: "shelter", group: "shelter", other: -5 },
  { ...target, id: "strong-works", row: "shelter", group: "shelter", other: -6 },
  { ...target, ...screen, id: "skirmishers", arms: ["infantry"], voidBeside: FRONT_ONLY },
  { ...target, ...screen, id: "flankers", arms: ["cavalry"], voidBeside: FRONT_ONLY },
  { ...target, ...screen, id: "loose-order", voidBeside: FRONT_ONLY },
  { ...target, id: "below-or-river", row: "below-or-river", group: "height", other: 1 },
  { ...firer, id: "flank-or-rear", row: "flank-or-rear", own: 3, voidBeside: { other: ["built-up-1", "built-up-2", "built-up-3"] } },
  { ...firer, chapter: "2.3", id: "veterans", row: "training", group: "training", own: 1 },
  { ...firer, chapter: "2.3", id: "elite", row: "training", group: "training", own: 2 },
];

/** For each level by which the target is more disordered than the firer, or the reverse [8.2]. */
export const FIRE_DISORDER: CountedModifier = { id: "disorder", chapter: "8.2", each: 1, most: 3 };

/** A die hits with this or more, in fire and in melee [8.1, 9.2, 10.20]. */
export const HIT_FROM = 4;

export const DICE_FACES = 6n;

/** At least this many dice are left, however many are subtracted [8.2, 9.3, 10.40]. */
export const LEAST_DICE = 1;

/** A die of light infantry that shows this gives the target one more level of disorder, once [8.7]. */
export const LIGHT_INFANTRY_FACE = 6;

/** What happens to a unit's position: it stays, is pushed back, or routs. */
export type Displacement = "stays" | "pushed-back" | "rout";

export interface FireResult {
  readonly hits: number;
  /** Points of the target's endurance (WTR) lost. */
  readonly loss: number;
  /** Levels of disorder the target receives: 1 disordered, 2 shaken, 3 demoralised. */
  readonly disorder: number;
  readonly displacement: Displacement;
}

/** Results of fire by number of hits; the last row is for that many or more [8.3, also for artillery: 9.3]. */
// biome-ignore format: a table is easiest to read with one row per line
export const FIRE_RESULTS: readonly FireResult[] = [
  { hits: 0, loss: 0, disorder: 0, displacement: "stays" },
  { hits: 1, loss: 1, disorder: 0, displacement: "stays" },
  { hits: 2, loss: 2, disorder: 1, displacement: "stays" },
  { hits: 3, loss: 3, disorder: 1, displacement: "stays" },
  { hits: 4, loss: 4, disorder: 2, displacement: "pushed-back" },
  { hits: 5, loss: 5, disorder: 2, displacement: "pushed-back" },
  { hits: 6, loss: 6, disorder: 3, displacement: "pushed-back" },
  { hits: 7, loss: 7, disorder: 3, displacement: "pushed-back" },
  { hits: 8, loss: 8, disorder: 3, displacement: "rout" },
];

/** The highest level of disorder; beyond it a unit routs [11.6, 11.7]. */
export const MAX_DISORDER = 3;
