import type { Readings } from "./format";
import {
  LEAST_MORALE_NUMBER,
  MORALE_LEVELS,
  type MoraleLevel,
  STARTING_LEVEL,
} from "./tables/morale";
import { POINTS_PER_MORALE_LEVEL } from "./tables/upgrades";

/** The level an army starts the battle at, never above the highest [11.9]. */
export function startingLevel(levelsBought: number): MoraleLevel {
  const start = MORALE_LEVELS.indexOf(STARTING_LEVEL);
  return MORALE_LEVELS[Math.min(start + levelsBought, MORALE_LEVELS.length - 1)] ?? STARTING_LEVEL;
}

/** Half the army's point value rounded up, at least twelve [14.6]. */
export function moraleNumber(armyValue: number): number {
  return Math.max(LEAST_MORALE_NUMBER, Math.ceil(armyValue / 2));
}

/** Morale levels that this many points earn: one for each whole ten [13.3]. */
export function levelsEarned(value: number): number {
  return Math.floor(value / POINTS_PER_MORALE_LEVEL);
}

/**
 * How many levels of morale may be bought: those earned, but none beyond the highest if the format bars them [13.3,
 * 11.9].
 */
export function moraleLevelsForSale(value: number, readings: Readings): number {
  const earned = levelsEarned(value);
  if (readings.levelsBeyondHighest === "allowed") return earned;
  return Math.min(LEVELS_ABOVE_START, earned);
}

const LEVELS_ABOVE_START = MORALE_LEVELS.length - 1 - MORALE_LEVELS.indexOf(STARTING_LEVEL);

/**
 * How many lost bases make morale begin to fall, and how many are half the army; both rounded down unless the format
 * reads it otherwise [11.10].
 */
export function lossMarks(
  bases: number,
  readings: Readings,
): { quarterBases: number; halfBases: number } {
  return {
    quarterBases: rounded(bases / 4, readings.quarterLost),
    halfBases: rounded(bases / 2, readings.halfLost),
  };
}

function rounded(value: number, way: "down" | "up"): number {
  return way === "up" ? Math.ceil(value) : Math.floor(value);
}
