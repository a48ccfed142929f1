import { foldText } from "../../../document/fold-text";
import { isTitled, partHeading } from "../sides/commanders";
import { readStrength } from "../units/strength";
import { armNamed, namesTroopKind } from "../units/troops";
import { isArmAlone, levelIn } from "../words/levels";
import { POUNDS } from "../words/strength-words";
import { isCountedKind } from "./kinds-listed";
import { hasStrength, isSummary } from "./line-counts";
import { isPartOfRegiment } from "./list-items";

/** A heading or unit that shares one line with others. */
interface InlineLine {
  /** How deep it is below the line, from 0. */
  readonly depth: number;
  readonly content: string;
}

const LIST = /^(?=[^:]*\p{L})(?<heading>[^:]*[^\s:])\s*:\s*(?<list>\S.*)$/u;
/** Separates units: a semicolon, or a comma, full stop or `and` after a bracket. */
const BETWEEN = /(?<!\s)\s*;\s*|(?<=[)\]])\s*(?:[,.]|(?:and|og|und|et|i|e|y|&)(?=\s))\s*/u;
/** A semicolon where commas are inside the units: `1st Hussars, 4 sqns (600); 2nd Hussars, 3 sqns (380)`. */
const BETWEEN_WHOLE = /(?<!\s)\s*;\s+/u;
/** Separates units that name themselves clearly: `1st Line 600, 2nd Line 590`, `2nd Line 900 / 14th Line 870`. */
const BETWEEN_CLEAR = /(?<!\s)\s*[;,]\s+|(?<!\s)\s+\/\s+|(?<=[)\]])\s(?:and|og|und|et|i|e|y|&)\s/u;

/** `Sandham 6 guns & Kuhlmann 6 guns` */
const BETWEEN_GUNS =
  /(?<=\d (?:guns|cannons?|kanonen?|kanoner|gesch\.|geschütze|pièces|canons|dział|działa))(?:[,;] | [&/+] | (?:and|og|und|et|i) )/iu;

/** A full stop behind a strength or a bracket, unlike those of ordinals, ranks and battalions. */
const SENTENCE = /(?<=[)\]]|\d{3}|\bguns|\d\s?pdr)\.\s+(?=[\p{Lu}\d])/u;
/** A heading, and units of which one has a number at least. */
const UNITS = /^(?<heading>[^:]{3,100}):\s*(?=\S)[^:]*\d/u;

/**
 * The headings of a paragraph, each with its units behind a colon: `8th Brigade (Kempt): 28th (557), 32nd (662)` and `9th
 * Brigade (Pack): 42nd (526)`, below the formation that may begin it, `5th Division (Picton)`. Null for any other line.
 */
export function partsOfParagraph(content: string): string[] | null {
  const sentences = content.split(SENTENCE).map((each) => each.replace(/\.$/, ""));
  const [first = "", ...others] = sentences;
  if (!others.some(isHeadingOfLevel) || !others.every((each) => UNITS.test(each))) return null;
  const isHeading = levelIn(foldText(first)) !== null && !first.includes(":");
  return isHeading || UNITS.test(first) ? sentences : null;
}

function isHeadingOfLevel(sentence: string): boolean {
  const folded = foldText(UNITS.exec(sentence)?.groups?.heading ?? "");
  return levelIn(folded) !== null || isArmAlone(folded);
}

/**
 * Splits `8th Brigade (Kempt): 28th (557), 32nd (662)` and any headings inside it, and `Halkett: 1st Line 600, 2nd Line
 * 590`; null unless each unit has a strength, and the heading names a level or each of several units a number or a kind
 * of troops.
 */
export function inlineUnits(content: string): InlineLine[] | null {
  return (
    unitsBehindDash(content) ??
    unitsUnderLevel(content) ??
    unitsWithBrackets(content) ??
    clearUnits(content)
  );
}

function unitsUnderLevel(content: string): InlineLine[] | null {
  const { heading, list } = headingAndList(content) ?? {};
  const items = list?.split(BETWEEN).filter((item) => item !== "") ?? [];
  if (heading === undefined) return null;
  const mayHoldOne = levelIn(foldText(heading)) !== "regiment";
  const isOne = partHeading(heading).commander === null ? isUnitAlone : isUnit;
  const isWhole = items.length > 1 ? items.every(isUnit) : mayHoldOne && items.every(isOne);
  if (!isWhole) return null;
  const lines: InlineLine[] = [{ depth: 0, content: heading }];
  let depth = 1;
  for (const item of items) {
    const inner = headingAndList(item);
    if (inner) {
      lines.push({ depth: 1, content: inner.heading });
      depth = 2;
    }
    lines.push({ depth, content: inner?.list ?? item });
  }
  return lines;
}

/**
 * `Position at the mill: Fynen Light Dragoons (400), Schleswig Jäger, 1st Bn (500)`: each with its strength in brackets
 * behind it, so that commas and other brackets may stand in its name.
 */
function unitsWithBrackets(content: string): InlineLine[] | null {
  const { heading = "", list = content } = LIST.exec(content)?.groups ?? {};
  const items = itemsWithBrackets(list);
  const areUnits = items.every((item) => isUnit(item) && OWN_NAME.test(item) && !isTitled(item));
  const areNamed = items.filter(isClearUnit).length * 2 >= items.length;
  if (items.length < 2 || !areUnits || !areNamed || items.some(namesSeveral)) return null;
  if (countsTroops(heading)) return null;
  const depth = heading === "" ? 0 : 1;
  const units = items.map((item) => ({ depth, content: item }));
  return heading === "" ? units : [{ depth: 0, content: heading }, ...units];
}

const OWN_NAME = /^(?:\p{Lu}|\d)/u;
const BEHIND_BRACKET = /(?<=[)\]])\s?[,;]\s+/u;
const STRENGTH_BEHIND = /[([][^()[\]]*\d[^()[\]]*[)\]]$/u;

function itemsWithBrackets(list: string): string[] {
  const items: string[] = [];
  let open = "";
  for (const part of list.split(BEHIND_BRACKET)) {
    open = open === "" ? part : `${open}, ${part}`;
    if (!STRENGTH_BEHIND.test(part)) continue;
    items.push(open);
    open = "";
  }
  return open === "" ? items : [...items, open];
}

/** `1st Line, 2nd Line (1,200)`, but not `1st Line, 2nd Bn (600)`. */
function namesSeveral(item: string): boolean {
  const parts = item.replace(STRENGTH_BEHIND, "").split(/,\s/);
  return parts.length > 1 && parts.every((part) => isClearUnit(part) && !isPartOfRegiment(part));
}

function clearUnits(content: string): InlineLine[] | null {
  const { heading = "", list = content } = LIST.exec(content)?.groups ?? {};
  const items = clearItems(withBattalions(list));
  if (items === null || countsTroops(heading)) return null;
  const depth = heading === "" ? 0 : 1;
  const units = items.map((item) => ({ depth, content: item }));
  return heading === "" ? units : [{ depth: 0, content: heading }, ...units];
}

/** `Brigade Candras. — 10e légère (2 bataillons) ; 35e de ligne (2 bataillons)`: a dash in place of the colon. */
function unitsBehindDash(content: string): InlineLine[] | null {
  const [dash] = content.matchAll(DASH);
  const heading = content.slice(0, dash?.index ?? 0);
  const list = content.slice(heading.length + (dash?.[0].length ?? 0));
  const level = levelIn(foldText(heading));
  if (level === null || level === "regiment" || countsTroops(heading)) return null;
  const items = clearItems(list) ?? [list].filter(isUnitAlone);
  const units = items.map((item) => ({ depth: 1, content: item }));
  return units.length > 0 ? [{ depth: 0, content: heading }, ...units] : null;
}

const DASH = /(?<=\S)(?:\s[–—-]\s|—\s?)(?=\S)/gu;

/** The units of a list in which each names itself clearly; null for any other. */
function clearItems(list: string): string[] | null {
  const found = [BETWEEN_WHOLE, BETWEEN, BETWEEN_CLEAR, BETWEEN_GUNS]
    .map((between) => list.split(between).filter((item) => item !== ""))
    .find((parts) => parts.length > 1 && areClearUnits(parts));
  return found ?? null;
}

function headingAndList(content: string): { heading: string; list: string } | null {
  const { heading, list } = LIST.exec(content)?.groups ?? {};
  if (heading === undefined || list === undefined || levelIn(foldText(heading)) === null)
    return null;
  return { heading, list };
}

/** `Stopford's Brigade: 1st Guards 814` names a unit, and `1st Brigade: Maynard (1,960)` a commander. */
function isUnitAlone(item: string): boolean {
  const isCounted = countsTroops(item) || (NUMBERED.test(item) && hasStrength(item));
  return isCounted && isClearUnit(item) && !isTitled(item) && !isSummary(item);
}

/** Excludes totals, which have numbers but no name: `19,939 men; 46 guns`. */
function isUnit(item: string): boolean {
  return countsTroops(item) && readStrength(item).name !== "";
}

/** `28th`, `1/4th`, `1/Coldstream`, `9e`, `2.`, `3 pp`; sums such as `4,000 infantry` have no such number. */
const NUMBERED =
  /^(?:\d+\/\p{Lu}|(?:\d+\/)?\d+(?:st|nd|rd|th|er|re|e|ème|\.)(?![\p{L}\d])|\d+ p(?:\.? ?[psu]|ułk))/u;

/** `6-pdr position battery` */
const OF_CALIBRE = new RegExp(
  String.raw`^(?:\d{1,2}\s)?\d{1,2}${POUNDS}\s.*(?:batt|bater|\bbty|\b[fh]b\b)|^\d{1,2}\s\p{L}[\p{L}.-]{0,16}\s?-?(?:batt|bater)`,
  "iu",
);

const GUNS_LAST = /\d \p{L}{3,12}\.?\)?$/u;

/** `Hawker's 4 guns, Lefebure's 4 guns`: names that say nothing else, each with guns of its own. */
function areBatteriesNamed(items: readonly string[]): boolean {
  return items.every((item) => {
    const { name, men, guns, howitzers, unread, battalionsOrSquadrons: parts } = readStrength(item);
    const isAlone = men === null && parts === null && unread.length === 0 && guns !== howitzers;
    return isAlone && guns !== null && /^\p{Lu}\p{L}/u.test(name);
  });
}

/** All with battalions or squadrons alone, or two at least with men or guns. */
function areClearUnits(items: readonly string[]): boolean {
  if (items.every((item) => GUNS_LAST.test(item)) && areBatteriesNamed(items)) return true;
  const counted = items.filter(countsTroops).length;
  if (counted === 0) return items.every((item) => hasStrength(item) && isClearUnit(item));
  return (counted > 1 || counted === items.length) && items.every(isClearUnit);
}

function isClearUnit(item: string): boolean {
  const { name, ambiguous } = readStrength(item);
  if (ambiguous) return false;
  if (OF_CALIBRE.test(item) || (isCountedKind(item) && countsTroops(item))) return true;
  if (!/\p{L}/u.test(name)) return false;
  return NUMBERED.test(name) || (/^\p{Lu}\S+ /u.test(name) && namesTroopKind(foldText(name)));
}

/** `7th Light (4), 12th Line (4)`: in a list in which each has one, a number in brackets counts battalions. */
function withBattalions(list: string): string {
  const items = list.split(BETWEEN).filter((item) => item !== "");
  const isCounted = items.length > 1 && items.every((item) => COUNT_LAST.test(item));
  if (!isCounted || !items.some((item) => armNamed(foldText(item), "") === "infantry")) return list;
  return items.map((item) => item.replace(COUNT_LAST, nounOf(item))).join(", ");
}

const COUNT_LAST = /(?<=[^\s(]\s?)\(([1-6])\)$/u;

function nounOf(item: string): string {
  return armNamed(foldText(item), "") === "infantry" ? "($1 bns)" : "($1)";
}

/** Whether a text gives men or guns. */
export function countsTroops(unit: string): boolean {
  const { men, guns } = readStrength(unit);
  return men !== null || guns !== null;
}
