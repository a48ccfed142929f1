import type { Arm } from "./arm";
import type { Weapon } from "./unit-type";

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
