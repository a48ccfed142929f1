import { NATION_WORDS } from "../names/nation-names";
import { plainName, remembered } from "../names/plain-name";
import { PLAIN_WORDS } from "../names/plain-words";
import { PRUSSIA_1815 } from "../names/prussia-1815";
import { REGIMENT_TITLES } from "../names/regiment-titles";
import {
  ANY_FOOT,
  ARTILLERY_WORDS,
  CAVALRY_WORDS,
  CONTEXT_WORDS,
  GUARDS_BY_NAME,
  INFANTRY_WORDS,
  NO_GUARD,
  PLAIN_FOOT,
  UNIT_WORDS,
} from "./valour-lexicon";
import type { ValourSubject } from "./valour-subject";

/**
 * The words of a unit's name that nothing here understands, as they are written. Table 21 goes by names, so that
 * such a word may be the very one that decides: whatever row the rest of the name leads to, it is asked about.
 *
 * Understood is a word that the lexicon reads, that belongs to the trade (numbers, arms, bodies of troops), that
 * names a nation, or that is known for a regiment's title: the towns, lands and chiefs of 1813 to 1815, on which no
 * row turns. A proper name beyond those is not understood, for nobody can tell `Isenburg` the place from a word
 * for the guard in a language unknown. Batteries alone go by their captains, who are not to be listed: a
 * name is a captain's where the grammar says so (`Lloyd’s`, `Batterie Holtzendorff`, `Gerstenbergs batteri`).
 */
export function unknownWords({
  name,
  arm,
}: Pick<ValourSubject, "name" | "arm">): readonly string[] {
  const unknown = unknownIn(name);
  if (unknown.length === 0 || arm !== "artillery") return unknown;
  const captains = new Set(
    CAPTAINS.flatMap((each) => [...name.matchAll(each)].map(([, who]) => who)),
  );
  return unknown.filter((word) => !captains.has(word));
}

const unknownIn = remembered((name: string): readonly string[] => {
  const words = (name.match(WORD) ?? []).filter((word) => !isKnown(word));
  if (words.length === 0) return [];
  const plain = plainName(name);
  const read = READ_WORDS.flatMap((pattern) => [...plain.matchAll(pattern)].map(([text]) => text));
  return words.filter((word) => !read.some((text) => meets(text, plainName(word))));
});

/** A word of two letters or more; the ending of an ordinal is none. */
const WORD = /(?<![\p{L}\p{M}\d])\p{L}[\p{L}\p{M}]+/gu;

/** What languages make of a name: `Slesvigske`, `Lüneburgisches`, `Leicestershire`. */
const ENDING =
  /^(?:[aeinsy]|e[nrst]|e?rn|e[nr]s|i[ae]|ian|i?sch(?:e[nrs]?)?|[ij]{0,2}s[ck](?:a|e[ns]?|i|ie|iego|im)?|shire)$/;
const LONGEST_ENDING = 7;
/** A shorter beginning is none. */
const SHORTEST_STEM = 4;

function isKnown(word: string): boolean {
  const plain = plainName(word);
  if (PLAIN_WORDS.has(plain) || NATION_WORDS.has(plain) || REGIMENT_TITLES.has(plain)) return true;
  const shortest = Math.max(SHORTEST_STEM, plain.length - LONGEST_ENDING);
  for (let length = plain.length - 1; length >= shortest; length--) {
    if (REGIMENT_TITLES.has(plain.slice(0, length)) && ENDING.test(plain.slice(length)))
      return true;
  }
  return false;
}

/** Whether what a pattern read of the whole name has a piece of this word. */
function meets(read: string, word: string): boolean {
  const parts = read.split(/[^a-z]+/).filter((part) => part.length > 1);
  return parts.some((part) => word.includes(part));
}

const READ_WORDS: readonly RegExp[] = [
  ...[INFANTRY_WORDS, CAVALRY_WORDS, ARTILLERY_WORDS, UNIT_WORDS, CONTEXT_WORDS].flatMap((words) =>
    Object.values<RegExp>(words),
  ),
  ...Object.values(GUARDS_BY_NAME).flatMap((byArm) => Object.values(byArm)),
  ...PRUSSIA_1815.map(({ name }) => name),
  NO_GUARD,
  PLAIN_FOOT,
  ANY_FOOT,
].map(({ source }) => new RegExp(source, "g"));

const BATTERY = String.raw`(?:[Bb]at(?:t(?:er\p{L}*|\.)?|er\p{L}*|\.)|[Cc]ompagni\p{L}*|[Kk]omp\p{L}*|[Tt]roop|RH?A)`;
const RANK = String.raw`(?:[Cc]apt(?:ain|\.)?|[Kk]apt(?:ajn|\.)?|[Hh]auptmann|[Kk]pt\.|[Mm]ajor|[Mm]aj\.|[Oo]berst\p{L}*|[Ll]t\.)`;
const PARTICLE = String.raw`(?:(?:von|van|de|du|v\.)\s+)*`;
const PERSON = String.raw`(\p{Lu}[\p{L}\p{M}]+)`;

/** Where a battery's name has its captain. */
const CAPTAINS: readonly RegExp[] = [
  new RegExp(String.raw`${PERSON}(?:['’]s|(?<=s)['’])(?!\p{L})`, "gu"),
  new RegExp(String.raw`(?:${BATTERY}|${RANK})\s+${PARTICLE}${PERSON}`, "gu"),
  new RegExp(String.raw`\(${PARTICLE}${PERSON}\)`, "gu"),
  new RegExp(String.raw`${PERSON}(?<=s)\s+(?:\p{Ll}\S*\s+)?batteri`, "gu"),
];
