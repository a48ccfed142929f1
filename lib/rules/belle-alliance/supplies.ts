import type { Arm } from "./arm";
import { SUPPLIES } from "./tables/table-12";

/** How many more rolls for fire or melee a unit's supplies may last for once they are running out [5.5.3]. */
export const ROLLS_LEFT = [3, 2, 1, 0] as const;

/**
 * A unit's supplies: null while unlimited, until a roll for fire or melee shows two ones; then the number of such
 * rolls they still last for [5.5.3].
 */
export type Supplies = (typeof ROLLS_LEFT)[number] | null;

/** The supplies after a roll for fire or melee in which this many dice showed 1 [5.5.3]. */
export function suppliesAfterRoll(supplies: Supplies, ones: number): Supplies {
  if (supplies === null) return ones >= SUPPLIES.ones ? SUPPLIES.rollsLeft : null;
  return ROLLS_LEFT[ROLLS_LEFT.indexOf(supplies) + 1] ?? 0;
}

/** A unit without supplies cannot fire; it may still attack and defend [5.5.3]. */
export function canFire(supplies: Supplies): boolean {
  return supplies !== 0;
}

/**
 * Whether units of an arm use up supplies: all that fire or fight. Train wagons have none of their own, since their
 * drivers do neither; what they carry is for others [5.5.3, 5.5.4].
 */
export function usesSupplies(arm: Arm): boolean {
  return arm !== "train";
}

/**
 * Uninterrupted bounds of rest needed for new supplies, next to a train wagon with ammunition or without one [5.5.4].
 */
export const RESUPPLY_BOUNDS = { besideAmmunition: 2, alone: 8 } as const;
