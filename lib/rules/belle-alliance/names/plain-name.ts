/** More answers than a large battle asks for are not kept. */
const MOST = 5_000;

const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ø/g, "o"],
  [/æ/g, "ae"],
  [/ł/g, "l"],
  [/ß/g, "ss"],
];

/** Danish and German write a guard's or a body regiment's kind of troops on to its name. */
const COMPOUND =
  /\b(garde|leib|liv)s?(?=(jae?g|gren|drag|lans|ulan|k[uy]e?r|hus|fus|kosak|ryt|schu|inf|kav|art|bat|gard|reg|gre))/g;

/** And what sets a guard apart, whatever its ending: `Unggarden`, `Gammelgardens`, `Hestegarden`, `Kaisergarde`. */
const KINDS_OF_GUARD =
  /\b(unge?|gammel|gamle|mellem|jungen?|alten?|mittel|kejser|kaiser|heste?)s?(?=gard)/g;

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
    .replace(KINDS_OF_GUARD, "$1 ")
    .trim();
});

const FORMER =
  /[\s,;–-]*\(?(?<!\p{L})(?:ehem(?:al(?:s|ig\p{L}*))?|vormals|former(?:ly)?|ex|tidl(?:igere)?|fhv|forhenværende|dawn(?:y|iej|ego)|ci-devant|ancien(?:nement)?)(?!\p{L})\.?[\s-]+[^(),;]+\)?/giu;

/** A name without what the unit was before: `25. IR (ehem. Lützow)`; as it is where that is all it has. */
export function presentName(name: string): string {
  const present = name.replace(FORMER, "");
  return /[\p{L}\d]/u.test(present) ? present : name;
}

/** Without what stands in brackets. */
export function withoutBrackets(plain: string): string {
  return plain.replace(/\([^)]*\)/g, " ").replace(/[()]/g, " ");
}

/** A pure function of a text that keeps its answers: an order of battle asks again and again about one brigade. */
export function remembered<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    if (known.size >= MOST) known.clear();
    const fresh = work(text);
    known.set(text, fresh);
    return fresh;
  };
}

/** The keys of the patterns that a plain name fits. */
export function wordsIn(words: Readonly<Record<string, RegExp>>, plain: string): string[] {
  return Object.keys(words).filter((word) => words[word]?.test(plain));
}

/** A label as lists of synonyms hold it: plain letters and single blanks, nothing else. */
export function foldedName(text: string): string {
  return plainName(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** What each of the words leads to; `words` are several names of one thing, split at commas. */
export function byFoldedName<Thing>(
  entries: readonly (readonly [Thing, words: string])[],
): ReadonlyMap<string, Thing> {
  return new Map(
    entries.flatMap(([thing, words]) =>
      words.split(",").map((word) => [foldedName(word), thing] as const),
    ),
  );
}
