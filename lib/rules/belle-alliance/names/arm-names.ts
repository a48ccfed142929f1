import { ARMS, type Arm } from "../arm";
import type { Weight } from "../weight";
import { byFoldedName, foldedName } from "./folded-name";

/** An arm by one of its names, with the weight of cavalry where the name tells it. */
export interface NamedArm {
  readonly arm: Arm;
  readonly weight: Weight | null;
}

const NAMES: readonly (readonly [Arm, Weight | null, string])[] = [
  ["infantry", null, "Infantry, Infanteri, Piechota, Infanterie, Fodfolk, Foot, Inf"],
  ["cavalry", null, "Cavalry, Kavaleri, Kawaleria, Kavallerie, Cavalerie, Rytteri, Horse, Cav"],
  ["cavalry", "heavy", "Heavy cavalry, Tungt kavaleri, Ciężka kawaleria, Schwere Kavallerie"],
  ["cavalry", "heavy", "Cavalerie lourde"],
  ["cavalry", "medium", "Medium cavalry, Mellemsvært kavaleri, Średnia kawaleria"],
  ["cavalry", "light", "Light cavalry, Let kavaleri, Lekka kawaleria, Leichte Kavallerie"],
  ["cavalry", "light", "Cavalerie légère"],
  ["artillery", null, "Artillery, Artilleri, Artyleria, Artillerie, Guns, Art"],
  ["train", null, "Train, Træn, Tabor, Wagons, Train wagons, Trænvogne"],
  ["engineers", null, "Engineers, Pioneers, Pionerer, Saperzy, Sappers, Ingeniører, Pioniere"],
  ["engineers", null, "Sapeurs, Génie, Pontoniers, Miners, Engineer"],
];

const ARM_BY_NAME: ReadonlyMap<string, NamedArm> = byFoldedName([
  ...ARMS.map((arm) => [{ arm, weight: null }, arm] as const),
  ...NAMES.map(([arm, weight, words]) => [{ arm, weight }, words] as const),
]);

/** The arm of that code or name in any of the languages; null where none is known by it. */
export function armNamed(text: string): NamedArm | null {
  return ARM_BY_NAME.get(foldedName(text)) ?? null;
}
