import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../fold-text";
import { LIMITS } from "../../limits";
import { blankCommander, blankFormation } from "../blank-formation";
import type { FormationNode } from "../formation";
import { unitsUnder } from "../visible-tree";
import { type ArrivalRead, takeArrival } from "./arrival-words";
import { partHeading } from "./commanders";
import type { PasteDoubt } from "./doubt";
import { levelAbove, levelIn, RANK } from "./levels";
import { kindOfLine, type LineContext, type LineKind, TOTALS } from "./line-kind";
import { nationInHeading, withinNation } from "./nations";
import { menCounted, type OfficersChoice } from "./officers";
import {
  closeDownTo,
  type Open,
  openUnder,
  type Reading,
  type TroopsArrival,
} from "./open-formations";
import { partIn } from "./parts-of-nations";
import type { PastedLine } from "./pasted-line";
import { LONGEST_LINE, type ReadLines, readLines } from "./read-lines";
import { readUnit, severalTimes } from "./read-unit";
import { type NationsSettled, settleNations } from "./settle-nations";
import { compareHeading, compareTotal } from "./stated-sums";
import { readStrength, type StrengthStyle } from "./strength";
import { tidyName } from "./strength-name";
import { type StatedTotal, statedIn } from "./sums";
import { headsOf } from "./table-head";
import { saysKind } from "./troops";

/** What the text does not say. */
export interface PasteOptions {
  /** For troops whose heading and name do not say the nation; null guesses it from the words of the text. */
  readonly nation: Nation | null;
  /** Name of the formation for units that stand under none. */
  readonly looseName: string;
  /** A new id at each call. */
  readonly newId: () => string;
  /** How its strengths are written; plainly where left out. */
  readonly style?: StrengthStyle;
  /** Apart where left out. */
  readonly officers?: OfficersChoice;
}

export interface PastedOrderOfBattle extends NationsSettled {
  readonly formations: FormationNode[];
  /** The lines of the formations, each at the same place. */
  readonly heads: readonly PastedLine[];
  readonly stated: readonly StatedTotal[];
  /** The units that come later. */
  readonly arrivals: readonly TroopsArrival[];
  /** What to look at, in the order of the lines. */
  readonly doubts: readonly PasteDoubt[];
}

/** Lines beyond these are counted, not read. */
const MOST_LINES = LIMITS.units;

type Context = Reading & { readonly options: PasteOptions };
type Neighbours = Pick<LineContext, "before" | "next">;
type CommanderKind = Extract<LineKind, { is: "commander" }>;
type HeadingKind = Extract<LineKind, { is: "heading" }>;

/** Reads an order of battle from text: see `readOrderOfBattle`. */
export function parseOrderOfBattle(text: string, options: PasteOptions): PastedOrderOfBattle {
  return readOrderOfBattle(readLines(text), options);
}

/**
 * Reads an order of battle from lines: formations, `Commander: …`, and units with men or guns. What is inferred without
 * certainty comes back as a doubt; no line is dropped without one.
 */
export function readOrderOfBattle(
  { lines, cut: cutLines, heads, doubts: doubtsOfSheets }: ReadLines,
  options: PasteOptions,
): PastedOrderOfBattle {
  const doubts: PasteDoubt[] = [];
  const reading: Context = {
    options,
    roots: [],
    bodies: [],
    stack: [],
    all: [],
    stated: [],
    arrivals: [],
    officers: options.officers ?? "apart",
    doubt: ({ line, text, part }, code, params = {}, about) =>
      doubts.push({ line, text, part, code, params, about: about ?? null }),
  };
  for (const line of cutLines) reading.doubt(line, "line-cut", { most: LONGEST_LINE });
  for (const { line, code, params } of doubtsOfSheets) reading.doubt(line, code, params);
  for (const each of heads) doubtColumns(each, reading);
  const beyond = lines[MOST_LINES];
  if (beyond) reading.doubt(beyond, "too-many-lines", { most: MOST_LINES });
  lines.slice(0, MOST_LINES).forEach((line, i) => {
    readLine(line, { before: lines[i - 1] ?? null, next: lines[i + 1] ?? null }, reading);
  });
  for (const open of reading.all.toReversed()) settleFormation(open, reading);
  return {
    formations: reading.roots,
    heads: reading.bodies.map(({ line }) => line),
    stated: reading.stated,
    arrivals: reading.arrivals,
    ...settleNations(reading, options.nation),
    doubts: inOrder(doubts, lines),
  };
}

/** The columns of a table that no field takes, once for each table. */
function doubtColumns({ line, head }: ReadLines["heads"][number], reading: Context): void {
  const derived = headsOf(head, "derived");
  const kept = headsOf(head, null);
  const valour = headsOf(head, "valour");
  if (derived.length > 0) reading.doubt(line, "columns-left", { names: derived.join(", ") });
  if (kept.length > 0) reading.doubt(line, "columns-kept", { names: kept.join(", ") });
  if (valour.length > 0) reading.doubt(line, "column-valour", { names: valour.join(", ") });
}

/** In the order of the lines, sheet by sheet. */
function inOrder(doubts: readonly PasteDoubt[], lines: readonly PastedLine[]): PasteDoubt[] {
  const parts = [...new Set(lines.map(({ part }) => part))];
  return doubts.toSorted(
    (a, b) => parts.indexOf(a.part) - parts.indexOf(b.part) || a.line - b.line,
  );
}

function readLine(line: PastedLine, around: Neighbours, reading: Context): void {
  const kind = kindOfLine(line, { ...around, open: reading.stack.at(-1) ?? null });
  if (kind.is === "total") compareTotal(line, reading);
  else if (kind.is === "aside") reading.doubt(line, "line-unread");
  else if (kind.is === "heading") openFormation(line, kind, reading);
  else if (kind.is === "unit") addUnit(line, reading);
  else if (kind.is === "staff") reading.doubt(line, "commander-homeless", { name: kind.name });
  else readCommander(line, kind, reading);
}

function readCommander(line: PastedLine, kind: CommanderKind, reading: Context): void {
  const { name, guessed } = kind;
  closeDownTo(line, null, reading);
  const open = reading.stack.at(-1);
  if (!open || open.node.commander) {
    reading.doubt(line, "commander-homeless", { name });
    return;
  }
  const { id, name: formation } = open.node;
  if (guessed) reading.doubt(line, "commander-guessed", { name, formation }, id);
  open.node.commander = blankCommander(cut(name, line, reading));
  if (open.nation === null) open.body.lines.push(name);
}

function openFormation(line: PastedLine, heading: HeadingKind, reading: Context): void {
  closeDownTo(line, heading.byPlace ? "brigade" : heading.level, reading);
  const { node, stated } = readFormation(line, reading);
  const open = openUnder(reading, { node, stated, line, ...heading });
  if (open.nation === null) open.body.lines.push(line.content);
  for (const { code, params } of line.facts?.doubts ?? [])
    reading.doubt(line, code, { name: node.name, ...params }, node.id);
}

/** A heading's year is no strength: `Armée du Nord, 1815`. */
const YEAR = /\b1(?:79\d|80\d|81[0-5])\b(?! *(?:men|mand|ludzi|hommes|mann)\b)/giu;

function readFormation(line: PastedLine, reading: Context): Pick<Open, "node" | "stated"> {
  const sums = TOTALS.exec(line.content)?.[0] ?? "";
  const { arrives, words: content } = withoutArrival(line.content.replace(TOTALS, ""));
  const strength = readStrength(line.strength ?? content.replace(YEAR, ""));
  const text = strength.men === null || line.strength !== null ? content : strength.name;
  const heading = (text || line.content).replace(/\s*:$/, "");
  const { name, commander, unread } = headingOf(heading, line);
  const words = strength.men === null ? unread : [...strength.unread, ...unread];
  const id = reading.options.newId();
  for (const each of words) reading.doubt(line, "words-unread", { name, words: each }, id);
  if (arrives !== null) addArrival(id, arrives, reading);
  if (arrives?.several) {
    const { code, params } = severalTimes(arrives);
    reading.doubt(line, code, { name, ...params }, id);
  }
  const men = menCounted(strength, reading.officers);
  if (men !== null) reading.doubt(line, "formation-strength", { name, men }, id);
  const node = blankFormation({
    id,
    name: cut(name, line, reading),
    level: "brigade",
    nation: nationOfHeading(name, reading),
    commander: commander ? blankCommander(cut(commander, line, reading)) : null,
    note: [...(line.facts?.notes ?? []), ...words].join("; ").slice(0, LIMITS.lineLength),
  });
  const stated = men === null ? null : { men, guns: strength.guns };
  return { node, stated: statedIn(sums, reading.officers) ?? stated };
}

/** `IV Corps: Bülow (arrives 16:30)`: what a heading says of an arrival, and the rest of it. */
function withoutArrival(content: string): { arrives: ArrivalRead | null; words: string } {
  const rest = { text: content };
  const arrives = takeArrival(rest);
  return { arrives, words: arrives === null ? content : tidyName(rest.text) };
}

/** A column or a file names its sides as they are; with a column of its own a commander is no part of the name. */
function headingOf(text: string, { kind, commander }: PastedLine): ReturnType<typeof partHeading> {
  if (kind?.is !== "side" && commander === null) return partHeading(text);
  return { name: text, commander, unread: [] };
}

/** As its words say; a province says it of troops whose nation no heading above says: `Silesian Landwehr Brigade`. */
function nationOfHeading(name: string, { stack }: Reading): Nation | null {
  const folded = foldText(name);
  const level = levelIn(folded);
  const isOfTroops = level === null ? saysKind(folded) : RANK[level] >= RANK.division;
  const [only, ...others] = (isOfTroops && partIn(name)?.nations) || [];
  const above = stack.at(-1)?.nation ?? null;
  return (
    withinNation(nationInHeading(folded), above) ??
    (above === null && only && others.length === 0 ? only : null)
  );
}

function addUnit(line: PastedLine, reading: Context): void {
  closeDownTo(line, null, reading);
  const parent = reading.stack.at(-1) ?? openLoose(line, reading);
  const { unit, isNationTold, guardByHeading, arrives, doubts } = readUnit(line, {
    nation: parent.nation,
    id: reading.options.newId(),
    under: foldText(reading.stack.map(({ node }) => node.name).join(" ")),
    style: reading.options.style ?? "plain",
    officers: reading.officers,
  });
  for (const { code, params } of doubts) reading.doubt(line, code, params, unit?.id);
  if (!unit) return;
  if (arrives !== null) addArrival(unit.id, arrives, reading);
  if (guardByHeading) parent.guardByHeading = true;
  parent.node.units.push(unit);
  if (parent.nation === null) parent.body.lines.push(line.content);
  if (!isNationTold) parent.body.untold.push({ unit, line });
}

function addArrival(id: string, { several: _, ...arrival }: ArrivalRead, reading: Context): void {
  reading.arrivals.push({ id, ...arrival, entry: null });
}

/** A formation for units that come before any heading. */
function openLoose(line: PastedLine, reading: Context): Open {
  const { newId, looseName } = reading.options;
  const node = blankFormation({ id: newId(), name: looseName, level: "brigade" });
  return openUnder(reading, {
    node,
    line: { ...line, indent: 0 },
    level: null,
    flat: true,
    byPlace: true,
    stated: null,
  });
}

/** Once all is read: a level for what names none, by what stands under it, and a word about empty ones. */
function settleFormation(open: Open, reading: Context): void {
  const { node, line, named } = open;
  const { id, name } = node;
  if (open.guardByHeading) reading.doubt(line, "guard-by-heading", { name }, id);
  if (unitsUnder([node]).length === 0) reading.doubt(line, "formation-empty", { name }, id);
  compareHeading(open, reading);
  if (named !== null) return;
  node.level = levelAbove(node.formations.map(({ level }) => level));
  if (line.kind?.is !== "side") reading.doubt(line, "level-guessed", { name }, id);
}

function cut(name: string, line: PastedLine, reading: Context): string {
  if (name.length <= LIMITS.nameLength) return name.trim();
  reading.doubt(line, "line-too-long", { most: LIMITS.nameLength });
  return name.slice(0, LIMITS.nameLength).trim();
}
