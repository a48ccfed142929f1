import type { Arm } from "./arm";
import { SUPPLIES } from "./tables/table-12";

/** The rolls for fire or melee that supplies still last for once their end is in sight [5.5.3]. */
export const ROLLS_LEFT = [3, 2, 1, 0] as const;

/**
 * What a unit has to shoot and fight with: null while unlimited, until a roll for fire or melee shows two ones; then
 * enough for this many such rolls [5.5.3].
 */
export type Supplies = (typeof ROLLS_LEFT)[number] | null;

/** The supplies after a roll for fire or melee that showed this many ones [5.5.3]. */
export function suppliesAfterRoll(supplies: Supplies, ones: number): Supplies {
  if (supplies === null) return ones >= SUPPLIES.ones ? SUPPLIES.rollsLeft : null;
  return ROLLS_LEFT[ROLLS_LEFT.indexOf(supplies) + 1] ?? 0;
}

/** A unit without supplies cannot fire; it may still attack and defend [5.5.3]. */
export function canFire(supplies: Supplies): boolean {
  return supplies !== 0;
}

/**
 * Whether units of an arm use up supplies: those that fire or fight. Train wagons, whose drivers do neither, have none
 * of their own; what they carry is for others [5.5.3, 5.5.4].
 */
export function usesSupplies(arm: Arm): boolean {
  return arm !== "train";
}

/** Unbroken bounds of rest for new supplies, beside a train wagon with ammunition or without one [5.5.4]. */
export const RESUPPLY_BOUNDS = { besideAmmunition: 2, alone: 8 } as const;
