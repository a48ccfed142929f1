import type { Nation } from "./nation";
import { type UnitType, WEIGHTS, type Weight } from "./unit-type";

const HEAVY: readonly UnitType[] = ["cuirassier", "carabinier", "horse-grenadier", "gendarme"];
const DRAGOONS: readonly UnitType[] = ["dragoon"];
const LANCERS: readonly UnitType[] = ["lancer", "uhlan", "cossack"];
const OPEN: readonly UnitType[] = ["guard", "line", "landwehr", "militia"];

/**
 * The weight table 21 gives the cavalry of a type, nation by nation: dragoons are medium, Britain's heavy; French
 * lancers are medium, Sweden's carabiniers too. Null where the type says no weight.
 */
export function usualWeight(type: UnitType, nation: Nation): Weight | null {
  if (OPEN.includes(type)) return null;
  if (DRAGOONS.includes(type)) return nation === "britain" ? "heavy" : "medium";
  if (type === "carabinier" && nation === "sweden") return "medium";
  if (type === "lancer" && nation === "france") return "medium";
  return HEAVY.includes(type) ? "heavy" : "light";
}

/** Types to which table 21 gives more than one weight, or which it leaves to some nations' own custom. */
const SEVERAL_WEIGHTS: Readonly<Partial<Record<UnitType, readonly Weight[]>>> = {
  dragoon: ["medium", "heavy"],
  carabinier: ["medium", "heavy"],
  lancer: ["light", "medium"],
  chevauleger: ["light", "medium"],
};

/**
 * The weights cavalry of a type can be of: what table 21 gives the type in one nation or another; any, where the type
 * says none. France's lancers are medium, its guard's light, and both were called chevaulegers; nations whose dragoons
 * the table leaves out may count them with the heavy.
 */
export function weightsOf(type: UnitType, nation: Nation): readonly Weight[] {
  const usual = usualWeight(type, nation);
  if (usual === null) return WEIGHTS;
  if (type === "dragoon" && nation === "britain") return [usual];
  return SEVERAL_WEIGHTS[type] ?? [usual];
}

/**
 * Whether a type of cavalry carries the lance, which counts in a charge [table 8]. The table says
 * "lancers" alone; that uhlans and cossacks are lancers is our reading.
 */
export function usuallyCarriesLance(type: UnitType): boolean {
  return LANCERS.includes(type);
}
