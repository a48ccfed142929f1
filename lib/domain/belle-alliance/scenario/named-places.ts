import type { Point } from "@/lib/terrain/point";
import { midStation } from "@/lib/terrain/polyline";
import { roomiestPlace } from "@/lib/terrain/roomiest";
import { groupBy } from "../../document/group-by";
import type { Language } from "../../document/language";
import type { Feature } from "./feature";
import { featureName } from "./feature-name";
import { isSameName, type Word, wordsOf } from "./inflected-names";
import { PLACE_WORDS } from "./place-words";

/** A place of the map that a text names. */
export interface NamedPlace {
  /** The id of the name or shape on the map. */
  readonly id: string;
  /** As written on the map. */
  readonly name: string;
  /** The middle of the name or shape, in cm. */
  readonly at: Point;
}

/**
 * The places of a map that a text names, in the order in which it does: names, buildings, hills, woods and other areas,
 * bridges and fords. Roads, streams and walls are no one place and are left out, as are names that point beyond the
 * edge. Names are compared as in the check of briefs, because Danish and Polish inflect them: a doubtful one counts as
 * named. Where several fit, the longest does ("Mill of Bierges" before "Bierges"), and a name before a shape.
 */
export function placesNamed(
  text: string,
  { features, language }: { readonly features: readonly Feature[]; readonly language: Language },
): NamedPlace[] {
  const words = tellingWords(text);
  const byBeginning = callingsOnce(features, language);
  const named = new Set<Feature>();
  for (let i = 0; i < words.length; i++) {
    const candidates = byBeginning.get(beginningOf(words[i])) ?? [];
    const called = candidates.find((candidate) => isCalledAt(i, words, candidate));
    if (!called) continue;
    if (isOnePlace(called.feature)) named.add(called.feature);
    i += called.words.length - 1;
  }
  return [...named].map((feature) => ({
    id: feature.id,
    name: featureName(feature),
    at: middleOfFeature(feature),
  }));
}

/** A feature with the words by which texts call it. */
interface Calling {
  readonly feature: Feature;
  readonly words: readonly Word[];
}

/** Whether a name or shape is at one place: roads, streams and walls are not. */
export function isOnePlace({ kind }: Pick<Feature, "kind">): boolean {
  return ONE_PLACE.has(kind);
}

const ONE_PLACE: ReadonlySet<Feature["kind"]> = new Set([
  "place",
  "building",
  "hill",
  "wood",
  "ground",
  "water",
  "crossing",
]);

type Callings = ReadonlyMap<string, readonly Calling[]>;

/** By the beginning of their first word, remembered while nothing on the map changes. */
function callingsOnce(features: readonly Feature[], language: Language): Callings {
  const known = CALLINGS.get(features) ?? new Map<Language, Callings>();
  CALLINGS.set(features, known);
  const callings =
    known.get(language) ??
    groupBy(callingsOf(features, language), ({ words: [first] }) => beginningOf(first));
  known.set(language, callings);
  return callings;
}

const CALLINGS = new WeakMap<readonly Feature[], Map<Language, Callings>>();

/** Those first that are to be tried first. */
function callingsOf(features: readonly Feature[], language: Language): Calling[] {
  const { beyond } = PLACE_WORDS[language];
  const callings = features.flatMap((feature) => {
    const name = featureName(feature);
    const first = name.split(" ", 1)[0]?.toLocaleLowerCase("en") ?? "";
    if (beyond.test(first)) return [];
    return namesIn(name, language)
      .map(tellingWords)
      .filter((words) => words.length > 0)
      .map((words) => ({ feature, words }));
  });
  return callings.toSorted((a, b) => rankOf(b) - rankOf(a));
}

/** "Church and walled churchyard" is called by the whole name, "church" and "walled churchyard". */
function namesIn(name: string, language: Language): string[] {
  const whole = name.split(/[,(]/u, 1)[0] ?? "";
  const parts = whole.split(JOINED[language]);
  return parts.length > 1 ? [whole, ...parts] : [whole];
}

const JOINED: Readonly<Record<Language, RegExp>> = { en: / and /u, da: / og /u, pl: / i /u };

/** The name of a river or road may be written on the map as well as drawn: then it is still no one place. */
function rankOf({ feature: { kind }, words }: Calling): number {
  if (!isOnePlace({ kind })) return 3 * words.length + 2;
  return 3 * words.length + Number(kind === "place");
}

/** The words of a text without articles and prepositions. */
function tellingWords(text: string): Word[] {
  return wordsOf(text).filter(
    ({ plain, isName }) =>
      !ARTICLE.test(plain) && (isName || plain.length >= SHORTEST_WORD || /\d/u.test(plain)),
  );
}

const ARTICLE = /^(the|den|det|de)$/u;
const SHORTEST_WORD = 4;

function beginningOf(word: Word | undefined): string {
  return word?.plain.slice(0, 3) ?? "";
}

function isCalledAt(index: number, text: readonly Word[], { words }: Calling): boolean {
  return words.every((word, i) => {
    const other = text[index + i];
    if (!other || (i > 0 && !other.goesOn)) return false;
    const name = shortened(word);
    if (other.isName) return isSameName(name, other.plain);
    return other.plain.startsWith(name) && ENDING.test(other.plain.slice(name.length));
  });
}

/** Danish and Polish put articles and cases at the end of a common noun: "kirken", "cmentarza". */
const ENDING = /^\p{L}{0,2}$/u;

/** "Marchais" for Marchais-en-Brie: texts leave out what only tells one town from another of its name. */
function shortened({ plain }: Word): string {
  return plain.replace(/(?<=\p{L}{4})-(aux|en|la|le|les|sous|sur)-.*$/u, "");
}

/** The middle of a name or shape on the map, in cm. */
export function middleOfFeature(feature: Feature): Point {
  if (feature.kind === "place") return [feature.xCm, feature.yCm];
  if (feature.kind === "crossing") return midStation(feature.points).point;
  return roomiestPlace(feature.points, []);
}
