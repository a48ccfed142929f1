import type { Nation } from "./nation";
import { type UnitType, WEIGHTS, type Weight } from "./unit-type";

const HEAVY: readonly UnitType[] = ["cuirassier", "carabinier", "horse-grenadier", "gendarme"];
const DRAGOONS: readonly UnitType[] = ["dragoon"];
const LANCERS: readonly UnitType[] = ["lancer", "uhlan", "cossack"];
const OPEN: readonly UnitType[] = ["guard", "line", "landwehr", "militia"];

/**
 * The weight table 21 gives a type of cavalry in a nation: dragoons are medium, but Britain's are heavy; French
 * lancers and Sweden's carabiniers are medium. Null if the type does not determine the weight.
 */
export function usualWeight(type: UnitType, nation: Nation): Weight | null {
  if (OPEN.includes(type)) return null;
  if (DRAGOONS.includes(type)) return nation === "britain" ? "heavy" : "medium";
  if (type === "carabinier" && nation === "sweden") return "medium";
  if (type === "lancer" && nation === "france") return "medium";
  return HEAVY.includes(type) ? "heavy" : "light";
}

/** Types that have several weights in table 21, or whose weight depends on a nation's own custom. */
const SEVERAL_WEIGHTS: Readonly<Partial<Record<UnitType, readonly Weight[]>>> = {
  dragoon: ["medium", "heavy"],
  carabinier: ["medium", "heavy"],
  lancer: ["light", "medium"],
  chevauleger: ["light", "medium"],
};

/**
 * The weights that a type of cavalry may have: those table 21 gives it in any nation, or every weight if the type
 * does not determine it. France's lancers are medium, those of its guard light, and both were called chevaulegers;
 * nations whose dragoons the table leaves out may count them as heavy.
 */
export function weightsOf(type: UnitType, nation: Nation): readonly Weight[] {
  const usual = usualWeight(type, nation);
  if (usual === null) return WEIGHTS;
  if (type === "dragoon" && nation === "britain") return [usual];
  return SEVERAL_WEIGHTS[type] ?? [usual];
}

/**
 * Whether a type of cavalry usually carries the lance, which counts in a charge [table 8]. The table says only
 * "lancers"; that uhlans and cossacks are lancers is our reading.
 */
export function usuallyCarriesLance(type: UnitType): boolean {
  return LANCERS.includes(type);
}
