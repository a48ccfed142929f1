import type { Level } from "../level";
import { memoised, plainName } from "./plain-name";

/** A formation above a unit, by its name in the order of battle; `level` is null if not given. */
export interface FormationAbove {
  readonly name: string;
  readonly level: Level | null;
}

/** The numbers by which table 21 identifies formations. */
export interface FormationNumbers {
  readonly corps: readonly number[];
  readonly divisions: readonly number[];
  /** Whether some of them were derived from a commander's name rather than a number. */
  readonly byCommander: boolean;
}

const NUMBER = String.raw`(\d{1,2}|x{0,3}(?:ix|iv|v?i{0,3}))`;
const ENDING = String.raw`(?:st|nd|rd|th|ste|ter|tes|te|er|re|ere|eme|e|\.)?`;
const CORPS_WORD = String.raw`(?:[a-z]{0,20}corps|[a-z]{0,20}korps(?:et)?|korpus\w{0,12})\b`;
const DIVISION_WORD = String.raw`(?:divisione?n?|dywizj\w{0,12}|div|di)\b\.?`;
const BETWEEN = String.raw`\s*(?:army |armee |infantry |infanteri |infanterie |inf\.? |piechoty |line |linie )?`;

const CORPS = numberAround(CORPS_WORD);
const DIVISION = numberAround(DIVISION_WORD);
/** A number at the start of the name of a formation whose level is known: `XII`, `12e (Morand)`, `Nr. 12`. */
const BARE = new RegExp(String.raw`^(?:nr|no|n)?\.?\s*\b${NUMBER}${ENDING}(?:$|[\s(,/])`);
/** A Roman numeral on its own means a corps. */
const LONE_ROMAN = /^(x{0,3}(?:ix|iv|v?i{0,3}))\.?$/;
const HORSE = /\b(cavalry|cavalerie|kavaler|kavall|kawaler|reiter|ryttere?i)/;

/** A numbered formation of the French army and its commander, in a year in which table 21 has a row for that number. */
interface FrenchCommand {
  readonly year: number;
  readonly body: "corps" | "division";
  readonly number: number;
  /** Matches the commander's name in plain letters. */
  readonly commander: RegExp;
}

/**
 * Commanders whose names orders of battle use for the formations that table 21 knows by number. Names shared by two
 * generals of one campaign are left out.
 */
const FRENCH_COMMANDS: readonly FrenchCommand[] = [
  { year: 1813, body: "division", number: 12, commander: /\bmorand\b/ },
  { year: 1813, body: "division", number: 32, commander: /\bdurutte\b/ },
  { year: 1813, body: "corps", number: 9, commander: /\baugereau\b/ },
  { year: 1813, body: "corps", number: 11, commander: /\bmacdonald\b/ },
  { year: 1813, body: "corps", number: 13, commander: /\bdavou?s?t\b/ },
  { year: 1813, body: "corps", number: 14, commander: /\bst cyr\b|\bsaint cyr\b/ },
  { year: 1815, body: "division", number: 1, commander: /\bquiot\b|\ballix\b/ },
  { year: 1815, body: "division", number: 6, commander: /\bjerome\b/ },
  { year: 1815, body: "division", number: 14, commander: /\bhulot\b|\bbourmont\b/ },
  { year: 1815, body: "division", number: 19, commander: /\bsimmer\b/ },
  { year: 1815, body: "division", number: 20, commander: /\bjean(n)?in\b/ },
];

/**
 * The numbers of the corps and divisions above a unit: read from the formations' names, from bare numbers of
 * formations whose level is known, and for France from the names of that year's commanders.
 */
export function numbersOfFormations(
  context: readonly FormationAbove[],
  year: number,
): FormationNumbers {
  const named = context.map(({ name, level }) => ({ level, name: withDigits(name) }));
  const corps = named.flatMap((each) => numbersAt(each, "corps", CORPS));
  const divisions = named.flatMap((each) => numbersAt(each, "division", DIVISION));
  const led = named.flatMap(({ name, level }) => ledBy(name, level, year));
  const more = led.filter(({ body }) => (body === "corps" ? corps.length : divisions.length) === 0);
  return {
    corps: [...corps, ...numbersOf(more, "corps")],
    divisions: [...divisions, ...numbersOf(more, "division")],
    byCommander: more.length > 0,
  };
}

function numberAround(word: string): readonly RegExp[] {
  return [
    new RegExp(String.raw`\b${NUMBER}${ENDING}${BETWEEN}${word}`),
    new RegExp(String.raw`${word}\s{0,4}(?:nr|no|n)?\.?\s{0,4}\b${NUMBER}${ENDING}(?:$|[\s(,/])`),
  ];
}

function numbersAt(
  { name, level }: FormationAbove,
  wanted: "corps" | "division",
  patterns: readonly RegExp[],
): number[] {
  const own = level === wanted && !HORSE.test(name) ? [BARE] : [];
  if (level === null && wanted === "corps") own.push(LONE_ROMAN);
  for (const pattern of [...patterns, ...own]) {
    const digits = pattern.exec(name)?.[1];
    if (digits) return [numberOf(digits)];
  }
  return [];
}

function ledBy(name: string, level: Level | null, year: number) {
  return FRENCH_COMMANDS.filter(
    (each) =>
      each.year === year &&
      each.commander.test(name) &&
      (level === null ? new RegExp(`\\b${each.body}`).test(name) : level === each.body),
  );
}

function numbersOf(commands: readonly { body: string; number: number }[], body: string): number[] {
  return commands.filter((each) => each.body === body).map(({ number }) => number);
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\bfirst\b|\bpremiere?\b|\bforste\b|\berste[rs]?\b/, 1],
  [/\bthird\b|\btroisieme\b|\btredje\b|\bdritte[rs]?\b/, 3],
  [/\bsixth\b|\bsixieme\b|\bsjette\b|\bsechste[rs]?\b/, 6],
  [/\bninth\b|\bneuvieme\b|\bniende\b|\bneunte[rs]?\b/, 9],
  [/\beleventh\b|\bonzieme\b|\bellevte\b|\belfte[rs]?\b/, 11],
  [/\btwelfth\b|\bdouzieme\b|\btolvte\b|\bzwolfte[rs]?\b/, 12],
  [/\bthirteenth\b|\btreizieme\b|\btrettende\b|\bdreizehnte[rs]?\b/, 13],
  [/\bfourteenth\b|\bquatorzieme\b|\bfjortende\b|\bvierzehnte[rs]?\b/, 14],
];

/** Returns the plain name with the ordinal words that table 21 needs replaced by digits. */
const withDigits = memoised((name: string): string =>
  ORDINALS.reduce((text, [word, number]) => text.replace(word, `${number}.`), plainName(name)),
);

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const values = [...text].map((digit) => ROMAN_DIGITS[digit] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
