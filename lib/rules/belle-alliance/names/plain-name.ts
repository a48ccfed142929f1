import { remembered } from "./remembered";

const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ø/g, "o"],
  [/æ/g, "ae"],
  [/ł/g, "l"],
  [/ß/g, "ss"],
];

/** Danish and German write a guard's or a body regiment's kind of troops on to its name. */
const COMPOUND =
  /\b(garde|leib|liv)s?(?=(jae?g|gren|drag|lans|ulan|k[uy]e?r|hus|fus|kosak|ryt|schu|inf|kav|art|bat|gard|reg|gre))/g;

/**
 * A name as the lexicon reads it: lower case, without accents, without any sign but those numbers
 * are written with (`1/95th`, `25., 26.`, `1st & 3rd`) and brackets.
 */
export const plainName = remembered((name: string): string => {
  const lower = LETTERS.reduce(
    (text, [letter, plain]) => text.replace(letter, plain),
    name.toLowerCase(),
  );
  return lower
    .replace(/#\s*(?=\d)/g, " no ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9/&,.()]+/g, " ")
    .replace(COMPOUND, "$1 ")
    .trim();
});

/** Without what stands in brackets. */
export function withoutBrackets(plain: string): string {
  return plain.replace(/\([^)]*\)/g, " ").replace(/[()]/g, " ");
}
