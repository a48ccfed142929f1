/**
 * What a unit has to shoot and fight with: unlimited until a roll for fire or melee shows two ones, then
 * enough for three such rolls, then nothing [5.5.3].
 */
export const SUPPLIES = ["unlimited", 3, 2, 1, "none"] as const;
export type Supplies = (typeof SUPPLIES)[number];

/** Ones in a roll of three dice that use the unlimited supply up [5.5.3]. */
const ONES_THAT_EXHAUST = 2;

/** The supplies after a roll for fire or melee that showed so many ones [5.5.3]. */
export function suppliesAfterRoll(supplies: Supplies, ones: number): Supplies {
  if (supplies === "unlimited") return ones >= ONES_THAT_EXHAUST ? 3 : "unlimited";
  return SUPPLIES[SUPPLIES.indexOf(supplies) + 1] ?? "none";
}

/** A unit without supplies cannot fire; it may still attack and defend [5.5.3]. */
export function canFire(supplies: Supplies): boolean {
  return supplies !== "none";
}

/** Unbroken bounds of rest for new supplies, beside a train wagon with ammunition or without one [5.5.4]. */
export const RESUPPLY_BOUNDS = { besideAmmunition: 2, alone: 8 } as const;

/** Unbroken bounds of rest that win back a lost point of valour, after resupply [5.5.4]. */
export const BOUNDS_TO_REGAIN_VALOUR = 8;

/** Units that may draw on one train wagon at a time [5.5.4]. */
export const UNITS_PER_WAGON = 1;
