/** What upgrade points buy for the army as a whole [13.3]; veteran and elite status belong to regiments. */
export const UPGRADES = [
  "redraw-commander",
  "extra-general",
  "army-morale-level",
  "built-up-1",
  "built-up-2",
  "difficult-ground",
  "wood",
  "hill",
  "providence",
  "first-initiative",
  "seize-initiative",
  "delay-artillery",
  "ambush",
  "linear-works",
  "redoubt",
  "ammunition-train",
] as const;
export type Upgrade = (typeof UPGRADES)[number];

/** Upgrades that are pieces of terrain; an army may buy one unless the players agree otherwise [13.2]. */
export const TERRAIN_UPGRADES = [
  "built-up-1",
  "built-up-2",
  "difficult-ground",
  "wood",
  "hill",
] as const satisfies readonly Upgrade[];

/** Field works [13.3]. */
export const WORKS = ["linear-works", "redoubt"] as const satisfies readonly Upgrade[];

/** Upgrades that work once in a game [13.3]. */
export const ONCE_A_GAME = [
  "providence",
  "first-initiative",
  "seize-initiative",
  "delay-artillery",
] as const satisfies readonly Upgrade[];

/** Points for one of each [13.3]; an ammunition train costs one point per load. */
export const UPGRADE_POINTS: Readonly<Record<Upgrade, number>> = {
  "redraw-commander": 1,
  "extra-general": 3,
  "army-morale-level": 10,
  "built-up-1": 1,
  "built-up-2": 2,
  "difficult-ground": 1,
  wood: 1,
  hill: 1,
  providence: 1,
  "first-initiative": 1,
  "seize-initiative": 1,
  "delay-artillery": 1,
  ambush: 1,
  "linear-works": 2,
  redoubt: 4,
  "ammunition-train": 1,
};

/** The loads with which a train is sold, up to eight; above that any number is possible [13.3]. */
export const TRAIN_LOADS = [2, 4, 6, 8] as const;

/** The most of an upgrade that an army may have, whatever its size [13.3]. */
export const UPGRADE_MAXIMA: Readonly<Partial<Record<Upgrade, number>>> = { providence: 1 };

/** Army value that allows one level of morale to be bought [13.3]. */
export const POINTS_PER_MORALE_LEVEL = 10;

/** A battery is delayed if the die bought for it shows this or more [13.3]. */
export const DELAYED_FROM = 4;

/**
 * The result a die must show for a delayed battery to arrive, turn by turn; after the last turn it never arrives
 * [13.3].
 */
export const DELAYED_ARRIVALS = [
  { turn: 2, from: 5 },
  { turn: 3, from: 4 },
  { turn: 4, from: 3 },
  { turn: 5, from: 2 },
] as const;
