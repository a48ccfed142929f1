import { ARMY_NATIONS, type ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import { CHARACTERS } from "@/lib/rules/bogowie-wojny/tables/characters";
import { UPGRADES, type Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { UNIT_KINDS, type UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { Language } from "../../../document/language";
import type { ArmyFormation } from "../army-list";
import type { RosterWords } from "../exports/roster-words";

/** The words of one language as a reader of rosters looks them up: from the word to its code or number. */
export interface RosterDictionary {
  readonly language: Language;
  readonly words: RosterWords;
  readonly kinds: ReadonlyMap<string, UnitKind>;
  readonly nations: ReadonlyMap<string, ArmyNation>;
  readonly upgrades: ReadonlyMap<string, Upgrade>;
  /** Numbers in a phrase such as "3 bases", in its order; `null` if the text is another phrase. */
  readonly bases: PhraseReader;
  readonly points: PhraseReader;
  readonly statusCost: PhraseReader;
  readonly loads: PhraseReader;
  readonly levels: PhraseReader;
  readonly spentOf: PhraseReader;
  readonly upTo: PhraseReader;
  readonly command: PhraseReader;
  /** Titles of what has no name but its number. */
  readonly corps: PhraseReader;
  readonly brigade: PhraseReader;
  readonly unnamed: Readonly<Record<ArmyFormation["level"], PhraseReader>>;
  readonly characters: ReadonlySet<string>;
  /** The regiment in the words that say which one guns accompany; `null` if the text is another. */
  readonly follows: (text: string) => string | null;
}

type PhraseReader = (text: string) => readonly number[] | null;

/** Makes the dictionary of a language from the words with which it exports rosters. */
export function rosterDictionary(language: Language, words: RosterWords): RosterDictionary {
  const { terms, roster, book } = words;
  const [beforeFollowed = "", afterFollowed = ""] = terms("roster.follows", {
    regiment: "\u0000",
  }).split("\u0000");
  const phrase = (say: (n: number) => string) => phraseReader(language, [1, 2, 5].map(say));
  return {
    language,
    words,
    kinds: new Map(UNIT_KINDS.map((kind) => [terms(`units.${kind}`), kind])),
    nations: new Map(ARMY_NATIONS.map((nation) => [terms(`nations.${nation}`), nation])),
    upgrades: new Map(UPGRADES.map((upgrade) => [terms(`upgrades.${upgrade}`), upgrade])),
    bases: phrase((n) => terms("bases", { n })),
    points: phrase((n) => terms("points", { n })),
    statusCost: phrase((n) => terms("roster.statusCost", { n })),
    loads: phrase((n) => terms("loads", { n })),
    levels: phrase((n) => terms("levelsUp", { n })),
    spentOf: phrase((n) => terms("roster.spentOf", { spent: n, limit: n })),
    upTo: phrase((n) => terms("roster.upTo", { limit: n })),
    command: phraseReader(
      language,
      [-2, 0, 2].map((n) => roster("commander.command", { n })),
    ),
    corps: phrase((n) => terms("numbered.corps", { n })),
    brigade: phrase((n) => roster("brigade", { n })),
    unnamed: {
      division: phrase((n) => terms("numbered.division", { n })),
      "independent-brigade": phrase((n) => terms("numbered.independent-brigade", { n })),
    },
    characters: new Set(CHARACTERS.map((character) => book(`character.${character}`))),
    follows: (text) =>
      text.startsWith(beforeFollowed) && text.endsWith(afterFollowed)
        ? text.slice(beforeFollowed.length, text.length - afterFollowed.length)
        : null,
  };
}

/** Reads the numbers in texts that differ from one of the samples in nothing but their numbers. */
function phraseReader(language: Language, samples: readonly string[]): PhraseReader {
  const patterns = samples.map((sample) => {
    const parts = sample
      .split(/[+−-]?\d+/)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return new RegExp(`^${parts.join("([+−-]?\\d[\\d.,\\u00A0\\u202F]*)")}$`, "u");
  });
  return (text) => {
    const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
    if (!found) return null;
    const numbers = found.slice(1).map((digits) => numberIn(digits, language));
    return numbers.every(Number.isFinite) ? numbers : null;
  };
}

/** A number as a language writes it; `NaN` if it is none. */
function numberIn(digits: string, language: Language): number {
  const ungrouped = digits.replace(
    language === "en" ? /,/g : language === "da" ? /\./g : /\s/g,
    "",
  );
  return Number(ungrouped.replace(",", ".").replace("−", "-"));
}
