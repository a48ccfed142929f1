import { plainName } from "./plain-name";

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
