import { ARMS, type Arm } from "../arm";
import { TYPES_OF_ARM, UNIT_TYPES, type UnitType, type Weight } from "../unit-type";
import { WORDS_OF_ARM } from "../valour/valour-lexicon";
import { byFoldedName, foldedName, plainName, wordsIn } from "./plain-name";

/** An arm found by name, with the weight of cavalry if the name states it. */
interface NamedArm {
  readonly arm: Arm;
  readonly weight: Weight | null;
}

const ARM_NAMES: readonly (readonly [Arm, Weight | null, string])[] = [
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
  ...ARM_NAMES.map(([arm, weight, words]) => [{ arm, weight }, words] as const),
]);

/** Names other lists use for our types. */
const TYPE_NAMES: readonly (readonly [UnitType, string])[] = [
  ["line", "Infantry of the line, Linie, Ligne, Infantry, Musketeer, Regular, Liniowa, Veteran"],
  ["light", "Let, Lette, Léger, Lekka, Leicht, Skirmisher"],
  ["guard", "Garde, Gwardia, Guards, Life guard, Old guard, Middle guard, Young guard"],
  ["highlander", "Highland, Highlanders, Højlændere"],
  ["militia", "Milits, Milicja, National militia, National guard, Opolchenie"],
  ["dragoon", "Dragoon guards, Heavy dragoon, Dragoner"],
  ["foot-artillery", "Foot, Artillery, Position artillery, Siege artillery, Heavy battery"],
  ["horse-artillery", "Horse"],
  ["train", "Train wagons, Trænvogne, Wozy taborowe"],
  ["sapper", "Pioneers, Engineers, Pontoniers, Miners, Pionerer, Saperzy"],
];

const TYPE_BY_NAME: ReadonlyMap<string, UnitType> = byFoldedName([
  ...TYPE_NAMES,
  ...UNIT_TYPES.map((type) => [type, type] as const),
]);

/** The arm with that code, or with that name in any of the languages; null if unknown. */
export function armNamed(text: string): NamedArm | null {
  return ARM_BY_NAME.get(foldedName(text)) ?? null;
}

/** The type with that code or name, otherwise a type of this arm whose words match the text; null if none does. */
export function typeNamed(text: string, arm: Arm): UnitType | null {
  const exact = TYPE_BY_NAME.get(foldedName(text));
  if (exact) return exact;
  const [word] = wordsIn(WORDS_OF_ARM[arm] ?? {}, plainName(text));
  return TYPES_OF_ARM[arm].find((type) => type === word) ?? null;
}
