import type { Circumstance, CountedModifier } from "../circumstance";

const target = { chapter: "8.2", parties: ["target"] } as const;
const firer = { chapter: "8.2", parties: ["firer"] } as const;
const SHELTERS = ["built-up-1", "built-up-2", "built-up-3", "works", "strong-works"] as const;
const screen = { row: "loose", group: "loose", other: -1 } as const;
const FRONT_ONLY = { own: SHELTERS, other: ["flank-or-rear"] } as const;

/**
 * Modifiers of fire by infantry and cavalry [8.2], in dice of the firing regiment. What is said of the
 * target changes the firer's dice. Cover of each sort counts by itself ("modyfikator kumuluje się"); the
 * first level of a built-up area or works count -5, every further level and works of WTR 3 and more -1.
 * Skirmishers, flankers and loose order do not add up, work in the front zone alone, and not in built-up
 * areas or works, which have no flanks either [3.5, 8.2].
 */
// biome-ignore format: a table reads best a row a line
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

/** Each level by which the target is more disordered than the firer, or the other way about [8.2]. */
export const FIRE_DISORDER: CountedModifier = { id: "disorder", chapter: "8.2", each: 1, most: 3 };

/** A die hits with this or more, in fire and in melee [8.1, 9.2, 10.20]. */
export const HIT_FROM = 4;

/** The faces of a die. */
export const DICE_FACES = 6n;

/** However many are taken away, this many dice are left [8.2, 9.3, 10.40]. */
export const LEAST_DICE = 1;

/** A die of light infantry that shows this disorders the target by one level more, once [8.7]. */
export const LIGHT_INFANTRY_FACE = 6;

/** What happens to a unit's place: nothing, pushed back, or flight. */
export type Displacement = "stays" | "pushed-back" | "rout";

export interface FireResult {
  readonly hits: number;
  /** Points off the target's endurance (WTR). */
  readonly loss: number;
  /** Levels of disorder the target gets: 1 disordered, 2 shaken, 3 demoralised. */
  readonly disorder: number;
  readonly displacement: Displacement;
}

/** Results of fire by hits; the last row is for that many and more [8.3, used by artillery too: 9.3]. */
// biome-ignore format: a table reads best a row a line
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

/** Levels of disorder; beyond the last a unit routs [11.6, 11.7]. */
export const MOST_DISORDER = 3;
