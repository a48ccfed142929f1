import type { Level } from "@/lib/rules/belle-alliance/level";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../document/fold-text";
import { LIMITS } from "../../document/limits";
import { blankCommander, blankFormation } from "../scenario/blank-formation";
import type { FormationNode } from "../scenario/formation";
import { unitsUnder } from "../scenario/visible-tree";
import type { PasteDoubt } from "./decisions/doubt";
import { withoutDittos } from "./lines/dittos";
import {
  type HeadingKind,
  isNoteOfAbove,
  kindOfLine,
  type LineContext,
  type LineKind,
} from "./lines/line-kind";
import {
  isBetweenPages,
  isDateOrPage,
  isFootnote,
  isTitle,
  isTitleOfSide,
  isTitleOfYear,
} from "./lines/not-troops";
import { partsOfLine } from "./lines/parts-of-line";
import type { PastedLine } from "./lines/pasted-line";
import { LONGEST_LINE, type ReadLines, readLines } from "./lines/read-lines";
import { isTitled, withoutMarks } from "./sides/commanders";
import { staffLine } from "./sides/officer-lines";
import {
  closeDownTo,
  doubtForeign,
  noteArrival,
  noteForeign,
  type Open,
  openUnder,
  placeOfParty,
  possibleEnemy,
  type Reading,
  type TroopsArrival,
} from "./sides/open-formations";
import { withParties } from "./sides/parties";
import { nameWithin, readFormation } from "./sides/read-formation";
import { headsOf } from "./tables/table-head";
import { readUnit, type UncountedOfficers } from "./units/read-unit";
import { type NationsSettled, settleNations } from "./units/settle-nations";
import { compareSums, compareTotal } from "./units/stated-sums";
import { LONGEST_UNIT, type StrengthStyle } from "./units/strength";
import type { StatedTotal } from "./units/sums";
import { isPooled, isPooledInDivision, levelAbove, RANK } from "./words/levels";
import { onlyNationIn } from "./words/nations";
import type { OfficersChoice } from "./words/officers";
import { partyIn } from "./words/party-words";

/** What the text itself does not say. */
export interface PasteOptions {
  /** For troops whose nation is given neither by heading nor by name; null guesses it from the text. */
  readonly nation: Nation | null;
  /** Name of the formation for units that are under none. */
  readonly looseName: string;
  /** Returns a new id on each call. */
  readonly newId: () => string;
  /** How strengths are written; `plain` if left out. */
  readonly style?: StrengthStyle;
  /** `uncountedOfficers` if left out. */
  readonly officers?: OfficersChoice;
}

export interface PastedOrderOfBattle extends NationsSettled {
  readonly formations: FormationNode[];
  /** The lines of the formations, at the same indices. */
  readonly heads: readonly PastedLine[];
  /** Ids of the formations that their headings make the armies of separate sides. */
  readonly armies: ReadonlySet<string>;
  readonly stated: readonly StatedTotal[];
  /** The units that arrive later. */
  readonly arrivals: readonly TroopsArrival[];
  /** What to check, in the order of the lines. */
  readonly doubts: readonly PasteDoubt[];
}

/** Lines beyond this number are not read. */
const MAX_LINES = LIMITS.units;

interface Context extends Reading {
  readonly options: PasteOptions;
  /** Officers not counted among the men, each with the line of their unit. */
  readonly uncountedOfficers: (UncountedOfficers & { readonly line: PastedLine })[];
}

type Neighbours = Pick<LineContext, "before" | "next" | "below">;
type CommanderKind = Extract<LineKind, { is: "commander" }>;
type OfficerKind = Extract<LineKind, { is: "officer" }>;

/** Reads an order of battle from text: see `readOrderOfBattle`. */
export function parseOrderOfBattle(text: string, options: PasteOptions): PastedOrderOfBattle {
  return readOrderOfBattle(readLines(text), options);
}

/**
 * Reads an order of battle from lines: formations, `Commander: …`, and units with men or guns. Whatever is inferred
 * without certainty is returned as a doubt; no line is dropped without one.
 */
export function readOrderOfBattle(
  { lines: given, cut: cutLines, heads, doubts: doubtsOfSheets }: ReadLines,
  options: PasteOptions,
): PastedOrderOfBattle {
  const doubts: PasteDoubt[] = [];
  const reading: Context = {
    options,
    roots: [],
    bodies: [],
    stack: [],
    all: [],
    nationOfTitle: null,
    stated: [],
    openTotals: [],
    shared: new Set(),
    officersOf: new Map(),
    arrivals: [],
    foreign: [],
    uncountedOfficers: [],
    officers: options.officers ?? "apart",
    doubt: ({ line, text, part }, code, params = {}, about) =>
      doubts.push({ line, text, part, code, params, about: about ?? null }),
  };
  for (const line of cutLines) reading.doubt(line, "line-cut", { most: LONGEST_LINE });
  for (const { line, code, params } of doubtsOfSheets) reading.doubt(line, code, params);
  for (const each of heads) doubtColumns(each, reading);
  const beyond = given[MAX_LINES];
  if (beyond) reading.doubt(beyond, "too-many-lines", { most: MAX_LINES });
  const { lines, unclear } = withParties(
    withoutDittos(given.slice(0, MAX_LINES)).flatMap((line, i, all) =>
      partsOfLine(line, all[i + 1] ?? null),
    ),
  );
  for (const { line, words } of unclear) reading.doubt(line, "sides-open", { words });
  lines.forEach((line, i) => {
    const next = lines.slice(i + 1, i + 1 + FURTHEST_NEXT).find(isAboutTroops) ?? null;
    const below = lines.slice(i + 1, i + 1 + MOST_OF_BRIGADE);
    readLine(line, { before: lines[i - 1] ?? null, next, below }, reading);
  });
  for (const open of reading.all.toReversed()) settleFormation(open, reading);
  compareSums(reading);
  doubtOfficers(reading);
  const nations = settleNations(reading, options.nation);
  doubtForeign(reading);
  return {
    formations: reading.roots,
    heads: reading.bodies.map(({ line }) => line),
    armies: new Set(
      reading.all.filter(({ line }) => line.party === "side").map(({ node }) => node.id),
    ),
    stated: reading.stated,
    arrivals: reading.arrivals,
    ...nations,
    doubts: inOrder(
      doubts.filter((doubt) => !isSharedOut(doubt, reading)),
      given,
    ),
  };
}

/** Officers and page numbers may stand between a heading and its troops. */
const FURTHEST_NEXT = 6;
const MOST_OF_BRIGADE = 24;

function isAboutTroops(line: PastedLine): boolean {
  return !isBetweenPages(line.content) && !isNoteOfAbove(line);
}

/** Reports the columns of a table that have no field, once per table. */
function doubtColumns({ line, head }: ReadLines["heads"][number], reading: Context): void {
  const derived = headsOf(head, "derived");
  const kept = headsOf(head, null);
  const valour = headsOf(head, "valour");
  if (derived.length > 0) reading.doubt(line, "columns-left", { names: derived.join(", ") });
  if (kept.length > 0) reading.doubt(line, "columns-kept", { names: kept.join(", ") });
  if (valour.length > 0) reading.doubt(line, "column-valour", { names: valour.join(", ") });
}

/** Counting officers is a single setting, so it gets a single doubt. */
function doubtOfficers({ uncountedOfficers, doubt }: Context): void {
  const [first] = uncountedOfficers;
  if (!first) return;
  const officers = uncountedOfficers.reduce((sum, each) => sum + each.officers, 0);
  const quoted = uncountedOfficers.slice(0, MAX_QUOTED).map(({ words }) => words);
  const words = [...quoted, ...(uncountedOfficers.length > quoted.length ? ["…"] : [])].join(" · ");
  doubt(first.line, "officers-apart", { count: uncountedOfficers.length, officers, words });
}

/** A strength that a stated sum can give needs no question of its own. */
function isSharedOut({ code, about }: PasteDoubt, { shared }: Context): boolean {
  return code === "strength-missing" && about !== null && shared.has(about);
}

const MAX_QUOTED = 3;

/** Sorted by sheet and then by line. */
function inOrder(doubts: readonly PasteDoubt[], lines: readonly PastedLine[]): PasteDoubt[] {
  const parts = [...new Set(lines.map(({ part }) => part))];
  return doubts.toSorted(
    (a, b) => parts.indexOf(a.part) - parts.indexOf(b.part) || a.line - b.line,
  );
}

function readLine(line: PastedLine, around: Neighbours, reading: Context): void {
  if (line.kind === null && line.content.length > LONGEST_UNIT) {
    reading.doubt(line, "line-unread");
    return;
  }
  const isKnown = (folded: string) =>
    reading.all.some(({ node }) => folded.includes(foldText(node.name)));
  const kind = kindOfLine(line, { ...around, open: reading.stack.at(-1) ?? null, isKnown });
  if (kind.is === "total") compareTotal(line, reading);
  else if (kind.is === "aside") readAside(line, reading);
  else if (kind.is === "heading") openFormation(line, kind, reading);
  else if (kind.is === "unit") addUnit(line, reading);
  else if (kind.is === "summary") noteSummary(line, reading);
  else if (kind.is === "officer") readOfficer(line, kind, reading);
  else readCommander(line, kind, reading);
}

/** A title may give the nation of the list, and a note belongs to what it stands under. */
function readAside(line: PastedLine, reading: Context): void {
  const { content } = line;
  const open = reading.stack.at(-1);
  if (isTitle(content) || isTitleOfYear(content) || isTitleOfSide(content)) {
    if (reading.roots.length === 0) reading.nationOfTitle ??= onlyNationIn(foldText(content));
  } else if (isFootnote(line) && open) addNote(open.node, content);
  else if (!isDateOrPage(content)) reading.doubt(line, "line-unread");
}

/** An officer right below a heading commands its formation; any other is noted. */
function readOfficer(line: PastedLine, { isOfStaff }: OfficerKind, reading: Context): void {
  const open = openFor(line, reading);
  if (open && isFresh(open) && !isOfStaff && open.node.commander === null)
    open.node.commander = blankCommander(nameWithin(withoutMarks(line.content), line, reading));
  else noteOfficer(line, reading);
}

/** The formation a line about an officer belongs to: the heading above, even at the same indent. */
function openFor(line: PastedLine, reading: Context): Open | undefined {
  const above = reading.stack.at(-1);
  if (above && isFresh(above) && above.line.indent === line.indent) return above;
  closeDownTo(line, null, reading);
  return reading.stack.at(-1);
}

/** Whether nothing has been read under a formation yet. */
function isFresh({ node }: Open): boolean {
  return node.units.length === 0 && node.formations.length === 0;
}

/** Keeps an officer in the note of the unit above, or of the formation where there is none. */
function noteOfficer(line: PastedLine, reading: Context): void {
  const open = reading.stack.at(-1);
  const above = staffLine(line.content) === null ? open?.node.units.at(-1) : undefined;
  if (open) addNote(above ?? open.node, line.content);
  else reading.doubt(line, "commander-homeless", { name: line.content });
}

/** Keeps what a formation has in all, by its own words, in its note. */
function noteSummary(line: PastedLine, reading: Context): void {
  const open = openFor(line, reading);
  if (open) addNote(open.node, line.content);
  else reading.doubt(line, "line-unread");
}

function addNote(noted: { note: string }, words: string): void {
  const parts = [noted.note, words].filter((part) => part !== "");
  noted.note = parts.join("; ").slice(0, LIMITS.lineLength);
}

function readCommander(line: PastedLine, kind: CommanderKind, reading: Context): void {
  const { name, guessed } = kind;
  const open = openFor(line, reading);
  const above = open?.node.commander?.name ?? null;
  const isInsteadOfAbove = above !== null && !guessed && open?.line.content.endsWith(`(${above})`);
  if (!open || (above !== null && !(isInsteadOfAbove && isFresh(open) && !isTitled(above)))) {
    noteOfficer(line, reading);
    return;
  }
  if (above !== null) addNote(open.node, above);
  const { id, name: formation } = open.node;
  if (guessed) reading.doubt(line, "commander-guessed", { name, formation }, id);
  open.node.commander = blankCommander(nameWithin(withoutMarks(name), line, reading));
  if (open.nation === null && open.node !== open.body.head) open.body.words.below.push(name);
}

function openFormation(line: PastedLine, heading: HeadingKind, reading: Context): void {
  const above = reading.stack.at(-1);
  const place = placeOf(line, heading);
  closeDownTo(line, place, reading);
  const { node, stated } = readFormation(line, reading, reading.options.newId());
  if (isTitleAbove(above, { place, reading })) node.nation ??= above.nation;
  const enemy = possibleEnemy(node, line, reading);
  if (enemy) reading.doubt(line, "sides-open", { words: `${enemy} · ${node.name}` }, node.id);
  else noteForeign(node, line, reading);
  const open = openUnder(reading, { node, stated, line, ...heading });
  if (open.nation === null && node !== open.body.head) open.body.words.below.push(line.content);
  for (const { code, params } of line.facts?.doubts ?? [])
    reading.doubt(line, code, { name: node.name, ...params }, node.id);
}

/**
 * Whether a heading that has been closed is the title of the next one at its level: `FRENCH ARMY`, then `Army of the
 * North`; `SWEDISH CORPS`, then `Cavalry Corps (Skjöldebrand)`.
 */
function isTitleAbove(
  above: Open | undefined,
  { place, reading }: { readonly place: Level | null; readonly reading: Reading },
): above is Open {
  if (above === undefined || reading.stack.length > 0 || place !== above.node.level) return false;
  return isFresh(above) && above.node.commander === null;
}

/** The level that a heading counts as when compared with others at its indent. */
function placeOf(line: PastedLine, { byPlace, level }: HeadingKind): Level | null {
  if (byPlace) return "brigade";
  const folded = foldText(line.content);
  const isBesideDivisions =
    level === "detachment" && isPooled(folded) && !isPooledInDivision(folded);
  return placeOfParty(line) ?? (isBesideDivisions ? "division" : level);
}

/** `Corps Artillery, 12 guns` below the units of a brigade is of the corps. */
function placeOfPool({ content }: PastedLine, { stack }: Context): Level | null {
  const folded = foldText(content);
  const { named = null } = stack.at(-1) ?? {};
  if (!isPooled(folded) || (named !== "brigade" && named !== "division")) return null;
  const place = isPooledInDivision(folded) ? "brigade" : "division";
  return stack.some(({ node }) => RANK[node.level] < RANK[place]) ? place : null;
}

function addUnit(line: PastedLine, reading: Context): void {
  closeDownTo(line, placeOfPool(line, reading), reading);
  const parent = reading.stack.at(-1) ?? openLoose(line, reading);
  const { unit, hasStatedNation, guardByHeading, arrives, uncountedOfficers, doubts } = readUnit(
    line,
    {
      nation: parent.nation,
      id: reading.options.newId(),
      under: foldText(reading.stack.map(({ node }) => node.name).join(" ")),
      style: reading.options.style ?? "plain",
      officers: reading.officers,
    },
  );
  for (const { code, params } of doubts) reading.doubt(line, code, params, unit?.id);
  if (!unit) return;
  if (uncountedOfficers !== null) {
    reading.uncountedOfficers.push({ line, ...uncountedOfficers });
    reading.officersOf.set(unit.id, uncountedOfficers.officers);
  }
  if (arrives !== null) noteArrival(unit.id, arrives, reading);
  if (guardByHeading) parent.guardByHeading = true;
  parent.node.units.push(unit);
  if (parent.nation === null) parent.body.words.units.push(line.content);
  if (!hasStatedNation) parent.body.withoutNation.push({ unit, line });
}

/** Opens a formation for units that come before any heading. */
function openLoose(line: PastedLine, reading: Context): Open {
  const { newId, looseName } = reading.options;
  const node = blankFormation({ id: newId(), name: looseName, level: "brigade" });
  return openUnder(reading, {
    node,
    line: { ...line, indent: 0 },
    level: null,
    flat: true,
    runIn: false,
    byPlace: true,
    stated: null,
  });
}

/**
 * After everything is read: derives the level of a formation that names none from what is under it, and reports empty
 * formations.
 */
function settleFormation(open: Open, reading: Context): void {
  const { node, line, named } = open;
  const { id, name } = node;
  if (open.guardByHeading) reading.doubt(line, "guard-by-heading", { name }, id);
  if (unitsUnder([node]).length === 0) reading.doubt(line, "formation-empty", { name }, id);
  if (named !== null) return;
  node.level = levelAbove(node.formations.map(({ level }) => level));
  const isArmy = line.kind?.is === "side" || line.party !== null || partyIn(name) !== null;
  if (!isArmy) reading.doubt(line, "level-guessed", { name }, id);
}
