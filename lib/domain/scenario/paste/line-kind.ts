import type { Level } from "@/lib/rules/belle-alliance/level";
import { foldText } from "../../fold-text";
import { commanderLine, isNameAlone, isTitled, partHeading, staffLine } from "./commanders";
import {
  isImperialGuard,
  isNumberedCorps,
  isPooled,
  LEAST_OF_DIVISION,
  levelAbove,
  levelIn,
  RANK,
} from "./levels";
import type { Open } from "./open-formations";
import { partyIn } from "./party-words";
import type { KindFromSource, PastedLine } from "./pasted-line";
import { readStrength } from "./strength";
import { DATE_FIRST, DATE_LAST } from "./strength-words";
import { isTotal } from "./total-words";
import { armNamed, isTroops, namesTroopKind } from "./troops";

/** The role of a line in the order of battle. */
export type LineKind =
  | { readonly is: "total" }
  /** A date, a footnote or a source: not about troops. */
  | { readonly is: "aside" }
  | { readonly is: "unit" }
  /** A staff officer without a command. */
  | { readonly is: "staff"; readonly name: string }
  | { readonly is: "commander"; readonly name: string; readonly guessed: boolean }
  | {
      readonly is: "heading";
      readonly level: Level | null;
      /** Whether its units follow on lines indented no deeper than its own. */
      readonly flat: boolean;
      readonly byPlace: boolean;
    };

/** The surroundings of a line. */
export interface LineContext {
  readonly before: PastedLine | null;
  readonly next: PastedLine | null;
  /** The innermost open formation. */
  readonly open: Open | null;
}

/** Distinguishes headings, commanders, totals and units, first by their words and then by their position. */
export function kindOfLine(line: PastedLine, around: LineContext): LineKind {
  const { content, kind } = line;
  const name = commanderLine(content);
  const staff = staffLine(content);
  const hasBelow = around.next !== null && around.next.indent > line.indent;
  const level =
    levelOfWhatFollows(line, around) ??
    headingLevel(content) ??
    levelOfArm(line, around) ??
    levelOfSums(line, around) ??
    levelOfNation(line, around) ??
    levelOfColon(content);
  if (kind) return lineKindFromSource(kind, { flat: !hasBelow });
  if (line.party) {
    return { is: "heading", level: levelOfNation(line, around), flat: !hasBelow, byPlace: false };
  }
  if (isTotal(content) || isSumAlone(content)) return { is: "total" };
  if (isBetweenPages(content) || VERSUS.test(content)) return { is: "aside" };
  if (isDate(content) || (isDated(content) && !hasBelow) || isFootnote(line))
    return { is: "aside" };
  if (TITLE_OF_LIST.test(content) && !hasBelow && !hasStrength(content)) return { is: "aside" };
  if (staff !== null) return { is: "staff", name: staff };
  if (name !== null) return { is: "commander", name, guessed: false };
  if (hasBelow || level !== null) return { is: "heading", level, flat: !hasBelow, byPlace: false };
  if (isPersonAlone(content)) return { is: "commander", name: content, guessed: false };
  if (isCommanderByPlace(content, around)) {
    return { is: "commander", name: content, guessed: true };
  }
  if (isHeadingByPlace(content, around)) {
    return { is: "heading", level: null, flat: true, byPlace: true };
  }
  return { is: "unit" };
}

function lineKindFromSource(kind: KindFromSource, { flat }: { readonly flat: boolean }): LineKind {
  if (kind.is === "unit" || kind.is === "aside") return { is: kind.is };
  const level = kind.is === "heading" ? kind.level : null;
  return { is: "heading", level, flat, byPlace: false };
}

/** `Source: Nafziger`, `[1] Only in the evening.`, `* Including the train`, `© 1995`, or a sentence. */
const FOOTNOTE =
  /^(?:(?:sources?|notes?|remarks?|footnotes?|bibliography|kilder?|anmærkning(?:er)?|fodnoter?|bemærkning(?:er)?|źródł[oa]|przypis(?:y|ów)?|uwag[ai]|quellen?|anmerkung(?:en)?|remarques?|n\.?b\.?)\s*[:.–-]\s|copyri?ght|©|\(c\)\s|\[\d{1,2}\]\s|https?:)/iu;
const SENTENCE = /^\p{Lu}\S*(?:\s\S+){7,}[.!?]["”’)]?$/u;
/** `Detached.` */
const REMARK = /^[^\d.]{6,}\.$/;

/** `† less one troop`, `* one battalion detached`: a note after a mark that also follows a name above. */
const MARKED_NOTE = /^\s*(?:[†‡§]|\*+)\s*\p{Ll}/u;
/** `* Arrived late on the 16th.` */
const MARKED_SENTENCE = /^\s*(?:[†‡§]|\*+)\s*\p{L}.*[.!?]$/u;

function isFootnote({ text, content }: PastedLine): boolean {
  if (FOOTNOTE.test(content)) return true;
  if (MARKED_NOTE.test(text) && !countsTroops(content)) return true;
  if (MARKED_SENTENCE.test(text) && !namesTroopKind(foldText(content))) return true;
  const folded = foldText(content);
  if (levelIn(folded) !== null || hasStrength(content)) return false;
  return SENTENCE.test(content) || (REMARK.test(content) && !namesTroopKind(folded));
}

/** `(12,000 men, 24 guns)` */
function isSumAlone(content: string): boolean {
  const { name, men, battalionsOrSquadrons: parts, unread } = readStrength(content);
  return name === "" && men !== null && parts === null && unread.length === 0;
}

/** `French Order of Battle`, `Battle of Ligny`. */
const TITLE_OF_LIST =
  /\border of battle\b|\bordre de bataille\b|\bslagorden\b|\bschlachtordnung\b|^(?:the )?(?:battle|combat|action|siege) (?:of|at) |^slaget ved |^bitwa (?:pod|nad) |^schlacht (?:bei|an der|von) |^bataille d/iu;

/** `Page 3`. */
const PAGE =
  /^(?:page|side|seite|strona|p\.|s\.|str\.)\s*\d+(?:\s*(?:of|af|von|de|z|\/)\s*\d+)?$|^-\s*\d+\s*-$/iu;

/** Whether a line is certainly not about troops: a page number, the number of a list, a row of symbols. */
export function isBetweenPages(content: string): boolean {
  return !/\p{L}/u.test(content) || PAGE.test(content) || NUMBER_OF_LIST.test(content);
}

/** The number of a list in Nafziger's collection. */
const NUMBER_OF_LIST = /^[789]\d\d[A-Z]{1,4}$/;

/** Between the two armies. */
const VERSUS = /^(?:vs?\.?|versus|against|mod|kontra|przeciw(?:ko)?|gegen|contre)$/iu;

/** A date with at most a place: `18 June 1815, Waterloo`. */
function isDate(content: string): boolean {
  const rest = content.replace(DATE_FIRST, "");
  return rest !== content && !hasStrength(rest) && !isTroops(foldText(rest));
}

/** `Ligny, 16 June 1815`: the title of a list. */
function isDated(content: string): boolean {
  const rest = content.replace(DATE_LAST, "");
  if (rest === content || hasStrength(rest)) return false;
  const folded = foldText(rest);
  return levelIn(folded) === null && !namesTroopKind(folded);
}

/** Sums in square brackets behind a heading, as our own text has them. */
export const TOTALS = /\s*\[[^\]]*\d[^\]]*\]\s*$/;

function hasStrength(content: string): boolean {
  const { men, guns, battalionsOrSquadrons } = readStrength(content.replace(TOTALS, ""));
  return men !== null || guns !== null || battalionsOrSquadrons !== null;
}

function countsTroops(content: string): boolean {
  const { men, guns } = readStrength(content);
  return men !== null || guns !== null;
}

/** The level of a line that is a heading by its words: it names one and no strength. */
export function headingLevel(content: string): Level | null {
  const folded = foldText(content);
  const level = levelIn(folded);
  if (level === null || level === "regiment" || hasStrength(content)) return null;
  if (isPooled(folded) || isImperialGuard(folded) || isNumberedCorps(folded)) return level;
  return isTroops(folded) && (level === "corps" || level === "detachment") ? null : level;
}

/** `Artillery`, `Guard Cavalry`: an arm without anything that identifies a unit. */
const ARM_ALONE =
  /^(?:[a-z-]+ ){0,2}(?:artillery|cavalry|infantry|engineers|artilleri|kavaleri|infanteri|artyleria|kawaleria|jazda|piechota|artillerie|cavalerie|infanterie|kavallerie)(?: [a-z]+)?$/;

/**
 * An arm without a strength, directly above a unit of that arm with a strength, is the heading of a group of such
 * units.
 */
function levelOfArm({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  const folded = foldText(content);
  if (next?.indent !== indent || !ARM_ALONE.test(folded) || hasStrength(content)) return null;
  const isOfArm = hasStrength(next.content) && armNamed(foldText(next.content), "");
  return isOfArm === armNamed(folded, "") ? "detachment" : null;
}

/** `Reserve:` directly above a division that is indented no deeper is a heading above that division. */
function levelOfWhatFollows({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  const folded = foldText(content);
  if (levelIn(folded) !== "detachment" || !(content.endsWith(":") || isPooled(folded))) return null;
  const below = next?.indent === indent ? headingLevel(next.content) : null;
  if (below === null || RANK[below] >= RANK.detachment) return null;
  return isPooled(folded) ? "wing" : levelAbove([below]);
}

/**
 * A nation's name, with or without its commander, directly above a formation that is indented no deeper is the heading
 * of its army.
 */
function levelOfNation({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  const below = next?.indent === indent ? headingLevel(next.content) : null;
  const party = below === null ? null : partyIn(content);
  if (below === null || party === null) return null;
  const isLed = partHeading(content).commander !== null;
  return party.isOfAllies || isLed ? "army" : levelAbove([below]);
}

/** `Artillery:` is a heading at the same level as the brigades. */
function levelOfColon(content: string): Level | null {
  return content.endsWith(":") && !hasStrength(content) ? "detachment" : null;
}

/** A division or larger formation that gives its own sum before lines indented no deeper. */
function levelOfSums({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  const level = levelIn(foldText(content));
  if (level === null || RANK[level] > RANK.division || next?.indent !== indent) return null;
  return (readStrength(content).men ?? 0) >= LEAST_OF_DIVISION ? level : null;
}

/** A rank and a name alone on a line. */
function isPersonAlone(content: string): boolean {
  return isTitled(content) && !hasStrength(content) && !isTroops(foldText(content));
}

/** A bare name directly below a heading without a commander, before a line that is not a bare name. */
function isCommanderByPlace(content: string, { before, next, open }: LineContext): boolean {
  if (!open || !next || open.line !== before || open.node.commander !== null) return false;
  return isNameAlone(content) && !isNameAlone(next.content);
}

/** A bare name before a unit, in a text where no line has named a level yet. */
function isHeadingByPlace(content: string, { next, open }: LineContext): boolean {
  if (open !== null && !open.byPlace) return false;
  if (next === null || /\d/.test(content) || namesTroopKind(foldText(content))) return false;
  return hasStrength(next.content);
}
