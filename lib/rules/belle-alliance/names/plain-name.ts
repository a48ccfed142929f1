/** Largest number of cached results, more than a large battle needs; beyond it the cache is cleared. */
const MOST = 5_000;

const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ø/g, "o"],
  [/æ/g, "ae"],
  [/ł/g, "l"],
  [/ß/g, "ss"],
];

/** Danish and German compounds of a guard or body regiment with its kind of troops; the first part is split off. */
const COMPOUND =
  /\b(garde|leib|liv)s?(?=(jae?g|gren|drag|lans|ulan|k[uy]e?r|hus|fus|kosak|ryt|schu|inf|kav|art|bat|gard|reg|gre))/g;

/**
 * Prefixes that distinguish guards, split off whatever the ending: `Unggarden`, `Gammelgardens`, `Hestegarden`,
 * `Kaisergarde`.
 */
const KINDS_OF_GUARD =
  /\b(unge?|gammel|gamle|mellem|jungen?|alten?|mittel|kejser|kaiser|heste?)s?(?=gard)/g;

/**
 * A name normalised for the lexicon: lower case, without accents, and without any signs except brackets and those
 * used to write numbers (`1/95th`, `25., 26.`, `1st & 3rd`).
 */
export const plainName = memoised((name: string): string => {
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
  /(?<![\s,;–-])[\s,;–-]*\(?(?<!\p{L})(?:ehem(?:al(?:s|ig\p{L}*))?|vormals|former(?:ly)?|ex|tidl(?:igere)?|fhv|forhenværende|dawn(?:y|iej|ego)|ci-devant|ancien(?:nement)?)(?!\p{L})\.?[\s-]+[^(),;]+\)?/giu;

/**
 * A name without the unit's former name: `25. IR (ehem. Lützow)` becomes `25. IR`. Unchanged if nothing else would be
 * left.
 */
export function presentName(name: string): string {
  const present = name.replace(FORMER, "");
  return /[\p{L}\d]/u.test(present) ? present : name;
}

/** Returns the name without the text in brackets. */
export function withoutBrackets(plain: string): string {
  return plain.replace(/\([^)]{0,200}\)/g, " ").replace(/[()]/g, " ");
}

/**
 * Returns the function with its results cached, since an order of battle asks about the same brigade repeatedly.
 * `work` must be pure.
 */
export function memoised<Answer>(work: (text: string) => Answer): (text: string) => Answer {
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

/** The keys of the patterns that match a plain name. */
export function wordsIn(words: Readonly<Record<string, RegExp>>, plain: string): string[] {
  return Object.keys(words).filter((word) => words[word]?.test(plain));
}

/** A label as used for lookup in lists of synonyms: plain letters and digits with single spaces. */
export function foldedName(text: string): string {
  return plainName(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** A map from each word to its entry; `words` lists the names of one entry, separated by commas. */
export function byFoldedName<Thing>(
  entries: readonly (readonly [Thing, words: string])[],
): ReadonlyMap<string, Thing> {
  return new Map(
    entries.flatMap(([thing, words]) =>
      words.split(",").map((word) => [foldedName(word), thing] as const),
    ),
  );
}
