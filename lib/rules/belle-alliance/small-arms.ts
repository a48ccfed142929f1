import type { Arm } from "./arm";
import { WEAPONS, type Weapon } from "./unit-type";

/**
 * The weapons of table 13 that troops of an arm may carry: foot the musket or the rifle, horse the carbine. That these
 * are the foot's and the horse's is our reading. What gunners, drivers and pioneers carry is left to the author.
 */
export function weaponsOf(arm: Arm): readonly Weapon[] {
  if (arm === "infantry") return ["musket", "rifle"];
  return arm === "cavalry" ? ["carbine"] : WEAPONS;
}

/**
 * Whether troops can fire at all: guns, foot, whose weapon is a musket where none is named, and others with a weapon of
 * table 13. Horse without a carbine and the drivers of trains cannot [3.1.1, table 13].
 */
export function mayFire({
  arm,
  weapon,
}: {
  readonly arm: Arm;
  readonly weapon: Weapon | null;
}): boolean {
  if (arm === "artillery" || arm === "infantry") return true;
  return arm !== "train" && weapon !== null;
}
