import type { Level } from "@/lib/rules/belle-alliance/level";
import { foldText } from "../../../document/fold-text";
import { isGeneral, isNameAlone, isTitled, partHeading } from "../sides/commanders";
import { commanderLine, isOfficer, staffLine } from "../sides/officer-lines";
import { type Open, placeOfParty } from "../sides/open-formations";
import { readStrength } from "../units/strength";
import { armNamed, isTroops, namesTroopKind } from "../units/troops";
import {
  isArmAlone,
  isByPlace,
  isImperialGuard,
  isNumberedCorps,
  isPooled,
  isPooledInDivision,
  LEAST_OF_DIVISION,
  levelAbove,
  levelIn,
  RANK,
} from "../words/levels";
import { partyIn } from "../words/party-words";
import { hasStrength, isSummary } from "./line-counts";
import { isAside, isTitle, isTitleOfSide, isTitleOfYear } from "./not-troops";
import type { KindFromSource, PastedLine } from "./pasted-line";
import { isTotal, isTotalOfThis, namesTotal } from "./total-words";

/** The role of a line in the order of battle. */
export type LineKind =
  | { readonly is: "total" }
  /** A date, a footnote or a source: not about troops. */
  | { readonly is: "aside" }
  | { readonly is: "unit" }
  /** What the formation above has in all, in battalions and the like. */
  | { readonly is: "summary" }
  /** An officer who may command the formation above, unless their post is one of its staff. */
  | { readonly is: "officer"; readonly isOfStaff: boolean }
  | { readonly is: "commander"; readonly name: string; readonly guessed: boolean }
  | {
      readonly is: "heading";
      readonly level: Level | null;
      /** Whether its units follow on lines indented no deeper than its own. */
      readonly flat: boolean;
      /** Whether its units stand on its own line, so that only lower formations follow on lines of its indent. */
      readonly runIn: boolean;
      readonly byPlace: boolean;
    };

export type HeadingKind = Extract<LineKind, { is: "heading" }>;

/** The surroundings of a line. */
export interface LineContext {
  readonly before: PastedLine | null;
  readonly next: PastedLine | null;
  /** The lines that follow, as many as a brigade may have. */
  readonly below: readonly PastedLine[];
  /** The innermost open formation. */
  readonly open: Open | null;
  /** Whether a folded text names a formation above. */
  readonly isKnown: (folded: string) => boolean;
}

/** Distinguishes headings, commanders, totals and units, first by their words and then by their position. */
export function kindOfLine(line: PastedLine, around: LineContext): LineKind {
  const { content, kind } = line;
  const name = commanderLine(content);
  const hasBelow = around.next !== null && around.next.indent > line.indent;
  const runIn = hasBelow && around.next?.line === line.line && around.next.part === line.part;
  const shape = { flat: !hasBelow, runIn, byPlace: false };
  const level =
    levelOfWhatFollows(line, around) ??
    headingLevel(content) ??
    levelOfArm(line, around) ??
    levelByPlace(line, around) ??
    levelOfSums(line, around) ??
    levelOfOwnSum(line, around) ??
    levelOfCounts(line, around) ??
    levelOfNation(line, around) ??
    levelOfGeneral(line, around) ??
    levelAboveList(line, around) ??
    levelOfColon(content);
  if (kind) return lineKindFromSource(kind, shape);
  if (line.party) {
    const level = line.party === "side" ? levelOfNation(line, around) : placeOfParty(line);
    return { is: "heading", level, ...shape };
  }
  if (isSummary(content)) return { is: "summary" };
  if (isTotal(content) || isSumAlone(content) || (!hasBelow && isTotalOfAbove(content, around)))
    return { is: "total" };
  const isFirst =
    around.before === null &&
    (isTitleOfYear(content) || isTitleAbove(content, around) || isPlaceAbove(content, around));
  if (isBelowTitle(content, around)) return { is: "aside" };
  if (isAside(line) || ((isFirst || isTitle(content)) && !hasBelow)) return { is: "aside" };
  if (staffLine(content) !== null) return { is: "officer", isOfStaff: true };
  if (name !== null) return { is: "commander", name, guessed: false };
  if (isOfficerAlone(content) && (!hasBelow || isBelowHeading(around)))
    return { is: "officer", isOfStaff: false };
  if (hasBelow || level !== null) return { is: "heading", level, ...shape };
  if (isPersonAlone(content)) return { is: "commander", name: content, guessed: false };
  if (isCommanderByPlace(content, around)) {
    return { is: "commander", name: content, guessed: true };
  }
  if (isHeadingByPlace(content, around)) {
    return { is: "heading", level: null, flat: true, runIn: false, byPlace: true };
  }
  return { is: "unit" };
}

/** `Vimeiro` alone on the first line, above the first heading. */
function isPlaceAbove(content: string, { next }: LineContext): boolean {
  const isBare = isNameAlone(content.replace(/(?<![,;])[,;]+$/, "")) && !isTitled(content);
  return isBare && next !== null && (headingLevel(next.content) !== null || next.party !== null);
}

/** `Orthez - French` above the first heading, `French Forces` above the title of the battle. */
function isTitleAbove(content: string, { next }: LineContext): boolean {
  if (next === null || !isTitleOfSide(content)) return false;
  return /\s[–—-]\s/.test(content) || isTitle(next.content) || isAside(next);
}

/** `Grossbeeren` below `French Order of Battle`, above a date or the first heading. */
function isBelowTitle(content: string, { before, next, open }: LineContext): boolean {
  if (open !== null || before === null || next === null || !isTitle(before.content)) return false;
  const isAbove = isAside(next) || isTitle(next.content) || headingLevel(next.content) !== null;
  return isAbove && isNameAlone(content) && !isTitled(content);
}

function lineKindFromSource(
  kind: KindFromSource,
  shape: Pick<HeadingKind, "flat" | "runIn" | "byPlace">,
): LineKind {
  if (kind.is === "unit" || kind.is === "aside") return { is: kind.is };
  const level = kind.is === "heading" ? kind.level : null;
  return { is: "heading", level, ...shape };
}

/** `France — Total 1,130`; a heading may state its total as well, `I Corps: total 32,692`. */
function isTotalOfAbove(content: string, { next, isKnown }: LineContext): boolean {
  if (!namesTotal(content)) return false;
  const folded = foldText(content);
  const isOfOther = levelIn(folded) !== null && !isTotalOfThis(content) && !isKnown(folded);
  return next === null || !isOfOther;
}

const MOST_GUNS_OF_BATTERY = 12;
const GUNS_ALONE = /^[([]?\d{1,3} \p{L}{3,20}[.)\]]{0,2}$/u;

/** `(12,000 men, 24 guns)` */
function isSumAlone(content: string): boolean {
  const read = readStrength(content);
  const { name, men, guns, battalionsOrSquadrons: parts, calibrePd, unread } = read;
  const isOfBattery = calibrePd !== null && guns === null;
  if (name !== "" || parts !== null || unread.length > 0 || isOfBattery) return false;
  return (men ?? 0) > 0 || ((guns ?? 0) > MOST_GUNS_OF_BATTERY && GUNS_ALONE.test(content));
}

/** The level of a line that is a heading by its words: it names one and no strength. */
export function headingLevel(content: string): Level | null {
  const folded = foldText(content);
  const level = levelIn(folded);
  if (level === null || level === "regiment" || hasStrength(content)) return null;
  if (isPooled(folded) || isImperialGuard(folded) || isNumberedCorps(folded)) return level;
  return isTroops(foldText(partHeading(content).name)) &&
    (level === "corps" || level === "detachment")
    ? null
    : level;
}

/**
 * An arm without a strength is the heading of a group: above deeper lines if it stands alone, above a brigade, or directly
 * above a unit of that arm with a strength.
 */
function levelOfArm({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  const folded = foldText(partHeading(content).name);
  if (!next || next.indent < indent || !isArmAlone(folded) || hasStrength(content)) return null;
  if (next.indent > indent) return / /.test(folded) ? null : "detachment";
  if (headingLevel(next.content) === "brigade") return "division";
  const isOfArm = hasStrength(next.content) && armNamed(foldText(next.content), "");
  return isOfArm === armNamed(folded, "") ? "detachment" : null;
}

/** `Second line (Bie)` directly above a unit with a strength. */
function levelByPlace({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  if (next?.indent !== indent || hasStrength(content) || !isByPlace(foldText(content))) return null;
  return hasStrength(next.content) ? "detachment" : null;
}

/** `Reserve:` directly above a division that is indented no deeper is a heading above that division. */
function levelOfWhatFollows({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  const folded = foldText(content);
  if (levelIn(folded) !== "detachment" || !(content.endsWith(":") || isPooled(folded))) return null;
  const below = next?.indent === indent ? headingLevel(next.content) : null;
  if (below === null || RANK[below] >= RANK.detachment) return null;
  if (RANK[below] <= RANK.division && holdsNoDivision(folded)) return null;
  return isPooled(folded) ? "wing" : levelAbove([below]);
}

/** Artillery kept together, and what is kept together within a division. */
function holdsNoDivision(folded: string): boolean {
  return isPooledInDivision(folded) || (isPooled(folded) && armNamed(folded, "") === "artillery");
}

/**
 * A nation's name, with or without its commander, directly above a formation that is indented no deeper is the heading
 * of its army.
 */
function levelOfNation({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  const isAbove = next?.indent === indent;
  const below = isAbove ? (headingLevel(next.content) ?? levelOfArmAlone(next.content)) : null;
  const party = below === null ? null : partyIn(content);
  if (below === null || party === null) return null;
  const isLed = partHeading(content).commander !== null;
  return party.isOfAllies || isLed ? "army" : levelAbove([below]);
}

function levelOfArmAlone(content: string): Level | null {
  return isArmAlone(foldText(content)) ? "detachment" : null;
}

/** `Cavalerie de la Garde : général Guyot`: troops without a level but with a general, above a heading or a unit. */
function levelOfGeneral({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  if (next?.indent !== indent || hasStrength(content)) return null;
  const { name, commander } = partHeading(content);
  if (commander === null || !isGeneral(commander) || /\d/.test(name)) return null;
  const below = headingLevel(next.content);
  if (below !== null) return levelAbove([below]);
  return hasStrength(next.content) ? "detachment" : null;
}

/**
 * Where only units have the mark of a list, a line without one and without a strength is a heading whatever its words:
 * `Royal Horse Artillery`, then `- Bull’s troop RHA 228`. One above such a heading ranks above it.
 */
function levelAboveList(line: PastedLine, { below, open }: LineContext): Level | null {
  const at = below.findIndex(({ content, isListed }) => isListed && hasStrength(content));
  const between = below.slice(0, Math.max(0, at)).filter(({ content }) => !isOfPerson(content));
  if (at < 0 || between.length > MOST_HEADINGS || isOfPerson(line.content)) return null;
  if (![line, ...between].every((each) => isUnlisted(each) && each.indent === line.indent))
    return null;
  const [next, ...others] = between;
  if (!next) return isDivisionOfUnits(open) ? "division" : "detachment";
  return levelAbove([
    headingLevel(next.content) ?? (others.length > 0 ? "division" : "detachment"),
  ]);
}

/** A division whose regiments are under no brigade is beside the next heading, not above it. */
function isDivisionOfUnits(open: Open | null): boolean {
  return open?.node.level === "division" && open.node.units.some(({ arm }) => arm !== "artillery");
}

/** Headings above one another before the first unit: `Imperial Guard`, `Grenadiers`, `Old Guard Grenadiers`. */
const MOST_HEADINGS = 2;

function isUnlisted({ content, isListed }: PastedLine): boolean {
  return !isListed && !hasStrength(content);
}

function isOfPerson(content: string): boolean {
  if (isPersonAlone(content) || isOfficerAlone(content) || commanderLine(content) !== null)
    return true;
  return isNameAlone(content) && armNamed(foldText(content), "") === null;
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

/** A brigade that gives its own sum before its units, which are indented no deeper: `1st Brigade (Maitland) 1,997`. */
function levelOfOwnSum(line: PastedLine, { below }: LineContext): Level | null {
  const level = levelIn(foldText(line.content));
  const sum = menOf(line);
  if (level === null || level === "regiment" || sum === 0) return null;
  const end = below.findIndex((each) => !mayBelongTo(line, each));
  const units = below.slice(0, end < 0 ? below.length : end).map(menOf);
  const men = units.reduce((all, each) => all + each, 0);
  const isOfUnits = units.filter((each) => each > 0).length > 1;
  if (isSumOfFirst(units, sum)) return level;
  return Math.abs(men - sum) <= (isOfUnits ? sum * MAY_DIFFER : 0) ? level : null;
}

/** Whether some units, beginning with the first, have exactly that many men together. */
function isSumOfFirst(units: readonly number[], sum: number): boolean {
  let men = 0;
  return units.some((each, i) => {
    men += each;
    return i > 0 && each > 0 && men === sum;
  });
}

/** `Infantry Division Koch / 6 bns` directly above a unit with a strength: a body counted in its parts. */
function levelOfCounts({ content, indent }: PastedLine, { next }: LineContext): Level | null {
  const { men, guns, battalionsOrSquadrons: parts } = readStrength(content);
  if (men !== null || guns !== null || (parts ?? 0) < 2 || next?.indent !== indent) return null;
  const folded = foldText(content);
  const level = isPooled(folded) ? null : levelIn(folded);
  if (level === null || level === "regiment" || level === "detachment") return null;
  const isUnit = hasStrength(next.content) && levelIn(foldText(next.content)) === null;
  return isUnit && menOf(next) > 0 ? level : null;
}

/** Sums in print seldom agree with what they sum up; those that do not are asked about. */
const MAY_DIFFER = 0.1;

function menOf({ content, strength }: PastedLine): number {
  return readStrength(strength ?? content).men ?? 0;
}

function mayBelongTo({ indent, part }: PastedLine, unit: PastedLine): boolean {
  if (unit.indent !== indent || unit.part !== part || unit.party || unit.kind?.is === "heading")
    return false;
  const level = levelIn(foldText(unit.content));
  return (level === null || level === "regiment") && !namesTotal(unit.content);
}

/** Whether a line only says more about what stands above it: an officer without a command, or a summary. */
export function isNoteOfAbove({ content }: PastedLine): boolean {
  return staffLine(content) !== null || isOfficerAlone(content) || isSummary(content);
}

function isOfficerAlone(content: string): boolean {
  return isOfficer(content) && !hasStrength(content);
}

/** Whether a line stands right below the heading of a formation without a commander. */
function isBelowHeading({ open, before }: LineContext): boolean {
  return open !== null && open.line === before && open.node.commander === null;
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
