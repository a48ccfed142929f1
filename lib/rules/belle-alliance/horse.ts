import type { Nation } from "./nation";
import type { UnitType } from "./unit-type";
import type { Weight } from "./weight";

const HEAVY: readonly UnitType[] = ["cuirassier", "carabinier", "horse-grenadier", "gendarme"];
const DRAGOONS: readonly UnitType[] = ["dragoon"];
const LANCERS: readonly UnitType[] = ["lancer", "uhlan", "cossack"];
const OPEN: readonly UnitType[] = ["guard", "line", "landwehr", "militia"];

/**
 * The weight table 21 gives the cavalry of a type, nation by nation: dragoons are medium, Britain's heavy;
 * French lancers are medium, Sweden's carabiniers too. Null where the type tells no weight.
 */
export function usualWeight(type: UnitType, nation: Nation): Weight | null {
  if (OPEN.includes(type)) return null;
  if (DRAGOONS.includes(type)) return nation === "britain" ? "heavy" : "medium";
  if (type === "carabinier" && nation === "sweden") return "medium";
  if (type === "lancer" && nation === "france") return "medium";
  return HEAVY.includes(type) ? "heavy" : "light";
}

/**
 * Whether a type of cavalry carries the lance, which counts in a charge [table 8]. The table says
 * "lancers" alone; that uhlans and cossacks are lancers is our reading.
 */
export function usuallyCarriesLance(type: UnitType): boolean {
  return LANCERS.includes(type);
}
