import type { Readings } from "./format";
import {
  LARGER_BATTLE_OBJECTIVES,
  SMALL_BATTLE_OBJECTIVES,
  VICTORY_BANDS,
  VICTORY_POINTS,
  type VictoryBand,
  type VictoryItem,
} from "./tables/victory";

/**
 * Who has a piece of ground at the end: this player alone (`held`), both while this player's troops are stronger
 * (`contested`), or not this player (`none`) [12.2].
 */
export const HOLDS = ["none", "contested", "held"] as const;
type Hold = (typeof HOLDS)[number];

/** The pieces of ground that a score sheet counts [12.2]. */
export const GROUNDS = ["mainObjective", "firstSecondary", "secondSecondary"] as const;
export type Ground = (typeof GROUNDS)[number];

/** What one player has done to the other by the end [12.2]. */
export interface ScoreSheet {
  /** Enemy bases destroyed, fled or in rout. */
  readonly enemyBases: number;
  readonly operationalBase: boolean;
  readonly mainObjective: Hold;
  readonly firstSecondary: Hold;
  readonly secondSecondary: Hold;
  readonly generalsKilled: number;
  /** Corps commanders and the commander-in-chief killed. */
  readonly seniorsKilled: number;
  readonly enemyHalfLost: boolean;
  readonly enemyMoraleBroken: boolean;
  readonly fewerLosses: boolean;
}

/**
 * A sheet with another number of enemy bases lost, of all that the enemy's army has. With its last base half its units
 * are certainly lost, so that is proposed; the proposal goes with its reason [12.2].
 */
export function sheetWithEnemyBases(
  sheet: ScoreSheet,
  { lost, all }: { readonly lost: number; readonly all: number },
): ScoreSheet {
  const next = { ...sheet, enemyBases: lost };
  if (isArmyGone(next, all)) return { ...next, enemyHalfLost: true };
  return isArmyGone(sheet, all) ? { ...next, enemyHalfLost: false } : next;
}

/** Whether a sheet counts all of the enemy's bases as lost, yet not half their units [12.2]. */
export function leavesOutHalfLost(sheet: ScoreSheet, allEnemyBases: number): boolean {
  return isArmyGone(sheet, allEnemyBases) && !sheet.enemyHalfLost;
}

function isArmyGone({ enemyBases }: ScoreSheet, all: number): boolean {
  return all > 0 && enemyBases >= all;
}

/** Facts about the battle that the points also depend on. */
export interface ScoredBattle {
  /** The point value of the enemy's army. */
  readonly enemyValue: number;
  readonly objectives: ObjectiveWorth;
  /** How the formats round half the points of the enemy's army when half its units are lost [12.2]. */
  readonly halfLostPoints: Readings["halfLostPoints"];
}

/** Points for the main objective and for each secondary one [14.6]. */
export interface ObjectiveWorth {
  readonly main: number;
  readonly secondary: number;
  /** Where a scenario values the second secondary one otherwise than the first. */
  readonly secondSecondary?: number;
}

export interface ScoreLine {
  readonly item: VictoryItem;
  readonly points: number;
}

/**
 * Points for the objectives: fixed in battles of vanguards and other small battles. In larger ones they are half and
 * a quarter of the larger army's points, rounded up as 12.2 says about the largest, or down if a format reads it so;
 * the text names no rounding for the rest.
 */
export function objectivePoints({
  size,
  largerValue,
  shares,
}: {
  readonly size: "small" | "larger";
  readonly largerValue: number;
  readonly shares: Readings["objectiveShares"];
}): ObjectiveWorth {
  if (size === "small") return SMALL_BATTLE_OBJECTIVES;
  const { mainPercent, secondaryPercent } = LARGER_BATTLE_OBJECTIVES;
  const rounded = shares === "up" ? Math.ceil : Math.floor;
  const share = (percent: number) => rounded((largerValue * percent) / 100);
  return { main: share(mainPercent), secondary: share(secondaryPercent) };
}

/** Half an army's points rounded down: for taking its operational base, and for breaking its morale [12.2]. */
export function halfOfArmy(value: number): number {
  return Math.floor(value / 2);
}

/** Half an army's points for half its units lost, for which 12.2 names no rounding. */
export function halfForLosses(value: number, reading: Readings["halfLostPoints"]): number {
  return reading === "exact" ? value / 2 : halfOfArmy(value);
}

/**
 * A player's points, item by item in the order of 12.2, including items that scored nothing. Half of an odd objective
 * stays a half: the text rounds nothing there.
 */
export function scoreLines(sheet: ScoreSheet, battle: ScoredBattle): ScoreLine[] {
  const half = halfOfArmy(battle.enemyValue);
  const points: Record<VictoryItem, number> = {
    "enemy-bases": sheet.enemyBases * VICTORY_POINTS.base,
    "operational-base": sheet.operationalBase ? half : 0,
    "main-objective": heldPoints(sheet.mainObjective, battle.objectives.main),
    "first-secondary-objective": heldPoints(sheet.firstSecondary, battle.objectives.secondary),
    "second-secondary-objective": heldPoints(
      sheet.secondSecondary,
      battle.objectives.secondSecondary ?? battle.objectives.secondary,
    ),
    "generals-killed": sheet.generalsKilled * VICTORY_POINTS.general,
    "senior-commanders-killed": sheet.seniorsKilled * VICTORY_POINTS.seniorCommander,
    "enemy-half-lost": sheet.enemyHalfLost
      ? halfForLosses(battle.enemyValue, battle.halfLostPoints)
      : 0,
    "enemy-morale-broken": sheet.enemyMoraleBroken ? half : 0,
    "fewer-losses": sheet.fewerLosses ? VICTORY_POINTS.fewerLosses : 0,
  };
  return Object.entries(points).map(([item, value]) => ({
    item: item as VictoryItem,
    points: value,
  }));
}

/** The sum of a player's lines [12.2]. */
export function totalPoints(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** How the battle ended: the difference of points, and the highest band it reaches; 3.5 is still a draw [12.2]. */
export function outcome(
  pointsA: number,
  pointsB: number,
): {
  readonly winner: "a" | "b" | null;
  readonly difference: number;
  readonly band: VictoryBand;
} {
  const difference = Math.abs(pointsA - pointsB);
  const band = VICTORY_BANDS.findLast(({ from }) => difference >= from)?.id ?? "draw";
  const ahead = pointsA > pointsB ? "a" : "b";
  return { winner: band === "draw" ? null : ahead, difference, band };
}

/** Points for a piece of ground: half if the enemy is there too, but weaker [12.2]. */
function heldPoints(hold: Hold, worth: number): number {
  if (hold === "none") return 0;
  return hold === "held" ? worth : worth / 2;
}
