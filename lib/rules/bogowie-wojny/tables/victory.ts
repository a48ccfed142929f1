/** What a player may score points for after the battle, in the order of the text [12.2]. */
export const VICTORY_ITEMS = [
  "enemy-bases",
  "operational-base",
  "main-objective",
  "first-secondary-objective",
  "second-secondary-objective",
  "generals-killed",
  "senior-commanders-killed",
  "enemy-half-lost",
  "enemy-morale-broken",
  "fewer-losses",
] as const;
export type VictoryItem = (typeof VICTORY_ITEMS)[number];

/**
 * Points for one base destroyed, fled or in rout, one general of division, one superior commander, and the smaller
 * losses [12.2].
 */
export const VICTORY_POINTS = {
  base: 1,
  general: 1,
  seniorCommander: 2,
  fewerLosses: 3,
} as const;

/** Points for the objectives in a battle of vanguards and other small battles [12.2, 14.6]. */
export const SMALL_BATTLE_OBJECTIVES = { main: 10, secondary: 5 } as const;

/** Points for the objectives in larger battles, as percentages of the larger army's points [12.2, 14.6]. */
export const LARGER_BATTLE_OBJECTIVES = { mainPercent: 50, secondaryPercent: 25 } as const;

/** How the battle ends, by the winner's points minus the loser's: each band begins at `from` [12.2]. */
export const VICTORY_BANDS = [
  { id: "draw", from: 0 },
  { id: "minor", from: 4 },
  { id: "major", from: 11 },
  { id: "decisive", from: 21 },
  { id: "massacre", from: 31 },
] as const;
export type VictoryBand = (typeof VICTORY_BANDS)[number]["id"];
