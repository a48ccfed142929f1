import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../fold-text";
import { LIMITS } from "../../limits";
import { blankCommander, blankFormation } from "../blank-formation";
import type { FormationNode } from "../formation";
import { unitsUnder } from "../visible-tree";
import { partHeading } from "./commanders";
import type { PasteDoubt } from "./doubt";
import { levelAbove } from "./levels";
import { kindOfLine, type LineContext, type LineKind, TOTALS } from "./line-kind";
import { nationIn } from "./nations";
import { closeDownTo, type Open, openUnder, type Reading } from "./open-formations";
import { LONGEST_LINE, type PastedLine, readLines } from "./read-lines";
import { readUnit } from "./read-unit";
import { type NationsSettled, settleNations } from "./settle-nations";
import { readStrength } from "./strength";

/** What the text does not say. */
interface PasteOptions {
  /** For troops whose heading and name do not say the nation; null guesses it from the words of the text. */
  readonly nation: Nation | null;
  /** Name of the formation for units that stand under none. */
  readonly looseName: string;
  /** A new id at each call. */
  readonly newId: () => string;
}

interface PastedOrderOfBattle extends NationsSettled {
  readonly formations: FormationNode[];
  /** What to look at, in the order of the lines. */
  readonly doubts: readonly PasteDoubt[];
}

/** Lines beyond these are counted, not read. */
const MOST_LINES = LIMITS.units;

type Context = Reading & { readonly options: PasteOptions };
type Neighbours = Pick<LineContext, "before" | "next">;
type CommanderKind = Extract<LineKind, { is: "commander" }>;
type HeadingKind = Extract<LineKind, { is: "heading" }>;

/**
 * Reads an order of battle from indented text, a line each: formations, `Commander: …`, and units
 * with men or guns. What is inferred without certainty comes back as a doubt; no line is dropped
 * without one.
 */
export function parseOrderOfBattle(text: string, options: PasteOptions): PastedOrderOfBattle {
  const doubts: PasteDoubt[] = [];
  const reading: Context = {
    options,
    roots: [],
    bodies: [],
    stack: [],
    all: [],
    doubt: ({ line, text: raw }, code, params = {}) =>
      doubts.push({ line, text: raw, code, params }),
  };
  const { lines, cut: cutLines, heads } = readLines(text);
  for (const line of cutLines) reading.doubt(line, "line-cut", { most: LONGEST_LINE });
  for (const { line, left } of heads.filter((head) => head.left.length > 0)) {
    reading.doubt(line, "columns-left", { names: left.join(", ") });
  }
  const beyond = lines[MOST_LINES];
  if (beyond) reading.doubt(beyond, "too-many-lines", { most: MOST_LINES });
  lines.slice(0, MOST_LINES).forEach((line, i) => {
    readLine(line, { before: lines[i - 1] ?? null, next: lines[i + 1] ?? null }, reading);
  });
  for (const open of reading.all.toReversed()) settleFormation(open, reading);
  return {
    formations: reading.roots,
    ...settleNations(reading, options.nation),
    doubts: doubts.sort((a, b) => a.line - b.line),
  };
}

function readLine(line: PastedLine, around: Neighbours, reading: Context): void {
  const kind = kindOfLine(line, { ...around, open: reading.stack.at(-1) ?? null });
  if (kind.is === "total") reading.doubt(line, "line-unread");
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
  if (guessed) reading.doubt(line, "commander-guessed", { name, formation: open.node.name });
  open.node.commander = blankCommander(cut(name, line, reading));
  if (open.nation === null) open.body.lines.push(name);
}

function openFormation(line: PastedLine, heading: HeadingKind, reading: Context): void {
  closeDownTo(line, heading.byPlace ? "brigade" : heading.level, reading);
  const open = openUnder(reading, { node: readFormation(line, reading), line, ...heading });
  if (open.nation === null) open.body.lines.push(line.content);
}

/** A heading's year is no strength: `Armée du Nord, 1815`. */
const YEAR = /\b1(?:79\d|80\d|81[0-5])\b(?! *(?:men|mand|ludzi|hommes|mann)\b)/giu;

function readFormation(line: PastedLine, reading: Context): FormationNode {
  const strength = readStrength(line.content.replace(TOTALS, "").replace(YEAR, ""));
  const text = strength.men === null ? line.content.replace(TOTALS, "") : strength.name;
  const { name, commander, unread } = partHeading(text || line.content);
  const words = strength.men === null ? unread : [...strength.unread, ...unread];
  for (const each of words) reading.doubt(line, "words-unread", { name, words: each });
  if (strength.men !== null) reading.doubt(line, "formation-strength", { name, men: strength.men });
  return blankFormation({
    id: reading.options.newId(),
    name: cut(name, line, reading),
    level: "brigade",
    nation: nationIn(foldText(name)),
    commander: commander ? blankCommander(cut(commander, line, reading)) : null,
  });
}

function addUnit(line: PastedLine, reading: Context): void {
  closeDownTo(line, null, reading);
  const parent = reading.stack.at(-1) ?? openLoose(line, reading);
  const { unit, isNationTold, guardByHeading, doubts } = readUnit(line, {
    nation: parent.nation,
    id: reading.options.newId(),
    under: foldText(reading.stack.map(({ node }) => node.name).join(" ")),
  });
  for (const { code, params } of doubts) reading.doubt(line, code, params);
  if (!unit) return;
  if (guardByHeading) parent.guardByHeading = true;
  parent.node.units.push(unit);
  if (parent.nation === null) parent.body.lines.push(line.content);
  if (!isNationTold) parent.body.untold.push(unit);
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
  });
}

/** Once all is read: a level for what names none, by what stands under it, and a word about empty ones. */
function settleFormation(open: Open, reading: Context): void {
  const { node, line, named } = open;
  if (open.guardByHeading) reading.doubt(line, "guard-by-heading", { name: node.name });
  if (unitsUnder([node]).length === 0) reading.doubt(line, "formation-empty", { name: node.name });
  if (named !== null) return;
  node.level = levelAbove(node.formations.map(({ level }) => level));
  reading.doubt(line, "level-guessed", { name: node.name });
}

function cut(name: string, line: PastedLine, reading: Context): string {
  if (name.length <= LIMITS.nameLength) return name.trim();
  reading.doubt(line, "line-too-long", { most: LIMITS.nameLength });
  return name.slice(0, LIMITS.nameLength).trim();
}
