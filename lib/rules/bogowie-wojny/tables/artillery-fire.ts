import type { Circumstance, CountedModifier, Impossible } from "../circumstance";
import type { Ordnance } from "./wagomiar";

const target = { chapter: "9.3", parties: ["target"] } as const;
const firer = { chapter: "9.3", parties: ["firer"] } as const;
const shot = { ...firer, group: "shot" } as const;
const BUILT_UP = ["built-up-1", "built-up-2", "built-up-3"] as const;
const SHELTERS = [...BUILT_UP, "works", "strong-works"] as const;
const CANISTERS = ["canister", "regimental-canister"] as const;

/**
 * Modifiers of fire by artillery [9.3], in dice of the battery. Each sort of cover counts separately; a built-up area
 * of the first level or works count -1, every further level and works of WTR 3 and more another -1. The line counts
 * from the front only and not against canister; neither the line nor loose order counts in built-up areas and works.
 * A howitzer's shell is always one die, whatever else applies. Beyond 30 cm half the final dice are left, rounded
 * down.
 */
// biome-ignore format: a table is easiest to read with one row per line
export const ARTILLERY_CIRCUMSTANCES: readonly Circumstance[] = [
  { ...target, id: "difficult-ground", row: "cover", other: -1 },
  { ...target, id: "wood", row: "cover", other: -1 },
  { ...target, id: "gully", row: "cover", other: -1 },
  { ...target, id: "behind-wall", row: "cover", other: -1 },
  { ...target, id: "target-above", row: "cover", group: "height", other: -1 },
  { ...target, id: "built-up-1", row: "shelter", group: "shelter", other: -1 },
  { ...target, id: "built-up-2", row: "shelter", group: "shelter", other: -2 },
  { ...target, id: "built-up-3", row: "shelter", group: "shelter", other: -3 },
  { ...target, id: "works", row: "shelter", group: "shelter", other: -1 },
  { ...target, id: "strong-works", row: "shelter", group: "shelter", other: -2 },
  { ...target, id: "in-line", row: "thin", group: "formation", other: -1, voidBeside: { own: SHELTERS, other: ["flank-or-rear", ...CANISTERS] } },
  { ...target, id: "loose-order", row: "thin", group: "formation", other: -1, voidBeside: { own: SHELTERS } },
  { ...target, id: "deep-formation", row: "deep-formation", group: "formation", other: 2 },
  { ...firer, id: "moved", row: "moved", own: -1 },
  { ...target, id: "below-or-river", row: "below-or-river", group: "height", other: 1 },
  { ...firer, id: "flank-or-rear", row: "flank-or-rear", own: 3, voidBeside: { other: BUILT_UP } },
  { ...firer, id: "barrage", row: "barrage", own: 2 },
  { ...shot, id: "canister", row: "canister", own: 3 },
  { ...shot, id: "regimental-canister", row: "canister", own: 1 },
  { ...shot, chapter: "9.2", id: "shrapnel", row: "shrapnel", own: 1 },
  { ...shot, id: "howitzer", row: "howitzer", own: 0 },
  { ...firer, id: "beyond-30", row: "beyond-30", own: 0 },
  { ...firer, chapter: "2.3", id: "veterans", row: "training", group: "training", own: 1 },
  { ...firer, chapter: "2.3", id: "elite", row: "training", group: "training", own: 2 },
];

/** For each level by which the target is more disordered than the battery, or the reverse [9.3]. */
export const ARTILLERY_DISORDER: CountedModifier = {
  id: "disorder",
  chapter: "9.3",
  each: 1,
  most: 3,
};

/** A howitzer's shell is fired with this many dice, without modifiers [9.2, 9.3]. */
export const HOWITZER_DICE = 1;

/** Beyond this many cm half the final dice are left [9.3]. */
export const FAR_FIRE_CM = 30;

/** Loads a shot uses: a barrage two, any other shot one [9.3, 9.4]. */
export const LOADS = { barrage: 2, other: 1 } as const;

/** How far away an ammunition train may be to refill a battery [9.5]. */
export const TRAIN_REACH_CM = 15;

/** Ranges of shots: canister 10 to 15 cm, as the battery's profile says; a howitzer 40 cm [9.2]. */
export const SHOT_RANGES_CM = { canister: [10, 15], howitzer: 40 } as const;

/** Shots that have no effect on the target's ground, and shots that cannot reach it [3.5, 9.2]. */
export const ARTILLERY_IMPOSSIBLE: readonly Impossible[] = [
  {
    one: { party: "firer", rows: [...CANISTERS, "shrapnel"] },
    other: { party: "target", rows: [...SHELTERS, "wood"] },
    chapter: "9.2",
  },
  {
    one: { party: "firer", rows: ["shrapnel"] },
    other: { party: "target", rows: ["loose-order"] },
    chapter: "9.2",
  },
  {
    one: { party: "firer", rows: CANISTERS },
    other: { party: "firer", rows: ["beyond-30"] },
    chapter: "9.2",
  },
];

/** Shots that can hit a target in a gully; canister only from its very edge [3.5, 9.2]. */
export const SHOTS_INTO_GULLY = [...CANISTERS, "shrapnel", "howitzer"] as const;

/**
 * If any die shows this face, a built-up area loses a level or works lose a point [9.15]; `howitzer` means
 * independent howitzer batteries. Canister and shrapnel destroy neither.
 */
export const DEMOLITION_FROM: Readonly<Record<Ordnance, number>> = {
  3: 6,
  4: 6,
  6: 6,
  8: 5,
  9: 5,
  12: 5,
  howitzer: 5,
};
export const NO_DEMOLITION = [...CANISTERS, "shrapnel"] as const;

/** Artillery that fire would push back stays and loses this many more points of WTR instead [9.14]. */
export const PUSHED_GUNS_LOSS = 1;
