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

/** Levels of morale there are to buy: one for each whole ten points, none beyond the highest [13.3, 11.9]. */
export function moraleLevelsForSale(armyValue: number): number {
  const levelsAboveStart = MORALE_LEVELS.length - 1 - MORALE_LEVELS.indexOf(STARTING_LEVEL);
  return Math.min(levelsAboveStart, Math.floor(armyValue / POINTS_PER_MORALE_LEVEL));
}

/** Bases lost at which morale may begin to fall, and at which half the army is gone; both rounded down [11.10]. */
export function lossMarks(bases: number): { quarterBases: number; halfBases: number } {
  return { quarterBases: Math.floor(bases / 4), halfBases: Math.floor(bases / 2) };
}
