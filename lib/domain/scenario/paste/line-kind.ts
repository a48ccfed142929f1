import type { Level } from "@/lib/rules/belle-alliance/level";
import { foldText } from "../../fold-text";
import { commanderLine, isNameAlone, isTitled, staffLine } from "./commanders";
import { levelAbove, levelIn, RANK } from "./levels";
import { nationIn } from "./nations";
import type { Open } from "./open-formations";
import type { PastedLine, ToldKind } from "./pasted-line";
import { readStrength } from "./strength";
import { DATE_FIRST } from "./strength-words";
import { isTotal } from "./total-words";
import { isTroops, saysKind } from "./troops";

/** What a line is for the order of battle. */
export type LineKind =
  | { readonly is: "total" }
  /** A date, a footnote, a source: nothing of troops. */
  | { readonly is: "aside" }
  | { readonly is: "unit" }
  /** An officer of the staff without a command. */
  | { readonly is: "staff"; readonly name: string }
  | { readonly is: "commander"; readonly name: string; readonly guessed: boolean }
  | {
      readonly is: "heading";
      readonly level: Level | null;
      /** Its units follow on lines no deeper than its own. */
      readonly flat: boolean;
      readonly byPlace: boolean;
    };

/** What stands around a line. */
export interface LineContext {
  readonly before: PastedLine | null;
  readonly next: PastedLine | null;
  /** The innermost formation that is open. */
  readonly open: Open | null;
}

/** Distinguishes headings, commanders, totals and units, by their words first and then by their place. */
export function kindOfLine(line: PastedLine, around: LineContext): LineKind {
  const { content, kind } = line;
  const name = commanderLine(content);
  const staff = staffLine(content);
  const hasBelow = around.next !== null && around.next.indent > line.indent;
  const level =
    levelOfWhatFollows(line, around) ??
    headingLevel(content) ??
    levelOfSums(line, around) ??
    levelOfNation(line, around) ??
    levelOfColon(content);
  if (kind) return told(kind, { flat: !hasBelow });
  if (isTotal(content) || isSumAlone(content)) return { is: "total" };
  if (!/\p{L}/u.test(content) || PAGE.test(content)) return { is: "aside" };
  if (isDate(content) || isFootnote(content)) return { is: "aside" };
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

function told(kind: ToldKind, { flat }: { readonly flat: boolean }): LineKind {
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

function isFootnote(content: string): boolean {
  if (FOOTNOTE.test(content)) return true;
  const folded = foldText(content);
  if (levelIn(folded) !== null || hasStrength(content)) return false;
  return SENTENCE.test(content) || (REMARK.test(content) && !saysKind(folded));
}

/** `(12,000 men, 24 guns)` */
function isSumAlone(content: string): boolean {
  const { name, men, battalionsOrSquadrons: parts, unread } = readStrength(content);
  return name === "" && men !== null && parts === null && unread.length === 0;
}

/** `French Order of Battle`, `Battle of Ligny`, the number of a list in Nafziger's collection. */
const TITLE_OF_LIST =
  /\border of battle\b|\bordre de bataille\b|\bslagorden\b|\bschlachtordnung\b|^(?:the )?(?:battle|combat|action|siege) (?:of|at) |^slaget ved |^bitwa (?:pod|nad) |^schlacht (?:bei|an der|von) |^bataille d|^8\d\d[A-Z]{2,4}$/iu;

/** `Page 3`. */
const PAGE = /^(?:page|side|seite|strona|p\.|s\.|str\.)\s*\d+$/iu;

/** A date, and at the most a place: `18 June 1815, Waterloo`. */
function isDate(content: string): boolean {
  const rest = content.replace(DATE_FIRST, "");
  return rest !== content && !hasStrength(rest) && !isTroops(foldText(rest));
}

/** Sums in square brackets behind a heading, as our own text has them. */
export const TOTALS = /\s*\[[^\]]*\d[^\]]*\]\s*$/;

function hasStrength(content: string): boolean {
  const { men, guns, battalionsOrSquadrons } = readStrength(content.replace(TOTALS, ""));
  return men !== null || guns !== null || battalionsOrSquadrons !== null;
}

/** The level of a line that is a heading by its words: it names one and no strength. */
function headingLevel(content: string): Level | null {
  const folded = foldText(content);
  const level = levelIn(folded);
  if (level === null || level === "regiment" || hasStrength(content)) return null;
  return isTroops(folded) && (level === "corps" || level === "detachment") ? null : level;
}

/** `Reserve:` right above a division of no deeper indent heads that division. */
function levelOfWhatFollows({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  if (!content.endsWith(":") || levelIn(foldText(content)) !== "detachment") return null;
  const below = next?.indent === indent ? headingLevel(next.content) : null;
  return below !== null && RANK[below] < RANK.detachment ? levelAbove([below]) : null;
}

/** `French`, `The Prussian army`: a nation and nothing else. */
const NATION_ALONE = /^(?:the )?[^\s\d]+(?: (?:army|forces|troops|haer|armee|armia|wojska?))?:?$/u;

/** A nation's name right above a formation of no deeper indent heads its army. */
function levelOfNation({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  const folded = foldText(content);
  if (!NATION_ALONE.test(folded) || nationIn(folded) === null || next?.indent !== indent)
    return null;
  const below = headingLevel(next.content);
  return below === null ? null : levelAbove([below]);
}

/** `Artillery:` heads what follows, beside the brigades. */
function levelOfColon(content: string): Level | null {
  return content.endsWith(":") && !hasStrength(content) ? "detachment" : null;
}

/** Fewer men than these make no division. */
const LEAST_OF_DIVISION = 1_500;

/** A division or more that gives its own sum before lines that are no deeper. */
function levelOfSums({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  const level = levelIn(foldText(content));
  if (level === null || RANK[level] > RANK.division || next?.indent !== indent) return null;
  return (readStrength(content).men ?? 0) >= LEAST_OF_DIVISION ? level : null;
}

/** A rank and a name on a line of their own. */
function isPersonAlone(content: string): boolean {
  return isTitled(content) && !hasStrength(content) && !isTroops(foldText(content));
}

/** A bare name right below a heading without a commander, before something that is no bare name. */
function isCommanderByPlace(content: string, { before, next, open }: LineContext): boolean {
  if (!open || !next || open.line !== before || open.node.commander !== null) return false;
  return isNameAlone(content) && !isNameAlone(next.content);
}

/** A bare name before a unit, in a text where no line has named a level so far. */
function isHeadingByPlace(content: string, { next, open }: LineContext): boolean {
  if (open !== null && !open.byPlace) return false;
  if (next === null || /\d/.test(content) || saysKind(foldText(content))) return false;
  return hasStrength(next.content);
}
