import type { Arm } from "../arm";
import { TYPES_OF_ARM, UNIT_TYPES, type UnitType } from "../unit-type";
import { WORDS_OF_ARM } from "../valour/valour-lexicon";
import { byFoldedName, foldedName } from "./folded-name";
import { plainName } from "./plain-name";
import { wordsIn } from "./words-in";

/** What other lists call our types. */
const NAMES: readonly (readonly [UnitType, string])[] = [
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
  ...NAMES,
  ...UNIT_TYPES.map((type) => [type, type] as const),
]);

/** The type of that code or name, as far as any of our words for troops of the arm fits it; else null. */
export function typeNamed(text: string, arm: Arm): UnitType | null {
  const exact = TYPE_BY_NAME.get(foldedName(text));
  if (exact) return exact;
  const [word] = wordsIn(WORDS_OF_ARM[arm] ?? {}, plainName(text));
  return TYPES_OF_ARM[arm].find((type) => type === word) ?? null;
}
