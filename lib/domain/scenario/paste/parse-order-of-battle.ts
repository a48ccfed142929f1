import type { Level } from "@/lib/rules/belle-alliance/level";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../fold-text";
import { LIMITS } from "../../limits";
import { blankFormation } from "../blank-formation";
import type { FormationNode } from "../formation";
import { unitsUnder } from "../visible-tree";
import type { PasteDoubt, PasteDoubtCode } from "./doubt";
import { commanderLine, levelIn, nationIn, partHeading } from "./headings";
import { type PastedLine, readLines } from "./read-lines";
import { readUnit } from "./read-unit";
import { readStrength } from "./strength";
import { readTroops } from "./troops";

/** What the text does not say. */
export interface PasteOptions {
  /** Of troops whose heading and name tell none. */
  readonly nation: Nation;
  /** Name of the formation for units that stand under none. */
  readonly looseName: string;
  /** A new id at each call. */
  readonly newId: () => string;
}

export interface PastedOrderOfBattle {
  readonly formations: FormationNode[];
  /** What to look at, in the order of the lines. */
  readonly doubts: readonly PasteDoubt[];
}

/** Lines beyond these are told, not read. */
const MOST_LINES = 2_500;

interface Open {
  readonly node: FormationNode;
  readonly line: PastedLine;
  readonly nation: Nation | null;
  readonly named: Level | null;
  /** Its units follow on lines no deeper than its own. */
  readonly flat: boolean;
}

interface Reading {
  readonly options: PasteOptions;
  readonly roots: FormationNode[];
  readonly stack: Open[];
  readonly all: Open[];
  readonly doubt: (line: PastedLine, code: PasteDoubtCode, params?: PasteDoubt["params"]) => void;
}

/**
 * Reads an order of battle from indented text, a line each: formations, `Commander: …`, and units
 * with men or guns. What is inferred without certainty comes back as a doubt; no line is dropped
 * without one.
 */
export function parseOrderOfBattle(text: string, options: PasteOptions): PastedOrderOfBattle {
  const doubts: PasteDoubt[] = [];
  const reading: Reading = {
    options,
    roots: [],
    stack: [],
    all: [],
    doubt: ({ line, text: raw }, code, params = {}) =>
      doubts.push({ line, text: raw, code, params }),
  };
  const lines = readLines(text);
  const beyond = lines[MOST_LINES];
  if (beyond) reading.doubt(beyond, "too-many-lines", { most: MOST_LINES });
  lines.slice(0, MOST_LINES).forEach((line, i) => {
    readLine(line, lines[i + 1] ?? null, reading);
  });
  for (const open of reading.all.toReversed()) settleFormation(open, reading);
  return { formations: reading.roots, doubts: doubts.sort((a, b) => a.line - b.line) };
}

function readLine(line: PastedLine, next: PastedLine | null, reading: Reading): void {
  const commander = commanderLine(line.content);
  const hasBelow = next !== null && next.indent > line.indent;
  const level = headingLevel(line);
  if (TOTAL_LINE.test(line.content)) reading.doubt(line, "line-unread");
  else if (commander !== null) readCommander(line, commander, reading);
  else if (hasBelow || level !== null) openFormation(line, { level, flat: !hasBelow }, reading);
  else addUnit(line, reading);
}

const TOTAL_LINE = /^(?:sub-?|grand )?(?:total|i alt|sum|razem|suma|gesamt|insgesamt)(?!\p{L})/iu;

/** Sums in square brackets behind a heading, as our own text has them. */
const TOTALS = /\s*\[[^\]]*\]\s*$/;

/** The level of a line that is a heading by its words: it names one and no strength. */
function headingLevel({ content }: PastedLine): Level | null {
  const folded = foldText(content);
  const level = levelIn(folded);
  if (level === null || level === "regiment") return null;
  const { men, guns, battalionsOrSquadrons } = readStrength(content.replace(TOTALS, ""));
  if (men !== null || guns !== null || battalionsOrSquadrons !== null) return null;
  const isTroops = readTroops(folded, { hasGuns: false, under: "" }).guessed === null;
  return isTroops && (level === "corps" || level === "detachment") ? null : level;
}

function readCommander(line: PastedLine, name: string, reading: Reading): void {
  closeDownTo(line, null, reading);
  const open = reading.stack.at(-1);
  if (open) open.node.commander = { name: cut(name, line, reading), efficiency: "normal" };
  else reading.doubt(line, "commander-homeless", { name });
}

interface Heading {
  readonly level: Level | null;
  readonly flat: boolean;
}

function openFormation(line: PastedLine, { level, flat }: Heading, reading: Reading): void {
  closeDownTo(line, level, reading);
  while (reading.stack.length >= LIMITS.treeDepth) {
    reading.stack.pop();
    reading.doubt(line, "too-deep", { name: line.content });
  }
  const node = readFormation(line, reading);
  const parent = reading.stack.at(-1);
  (parent?.node.formations ?? reading.roots).push(node);
  const named = level ?? levelIn(foldText(node.name));
  const open = { node, line, nation: node.nation ?? parent?.nation ?? null, named, flat };
  node.level = named ?? node.level;
  reading.stack.push(open);
  reading.all.push(open);
}

function readFormation(line: PastedLine, reading: Reading): FormationNode {
  const strength = readStrength(line.content.replace(TOTALS, ""));
  const text = strength.men === null ? line.content.replace(TOTALS, "") : strength.name;
  const { name, commander } = partHeading(text || line.content);
  if (strength.men !== null) reading.doubt(line, "formation-strength", { name, men: strength.men });
  return blankFormation({
    id: reading.options.newId(),
    name: cut(name, line, reading),
    level: "brigade",
    nation: nationIn(foldText(name)),
    commander: commander ? { name: cut(commander, line, reading), efficiency: "normal" } : null,
  });
}

function addUnit(line: PastedLine, reading: Reading): void {
  closeDownTo(line, null, reading);
  const parent = reading.stack.at(-1) ?? openLoose(line, reading);
  const nation = parent.nation ?? reading.options.nation;
  const { unit, doubts } = readUnit(line.content, {
    nation,
    id: reading.options.newId(),
    under: foldText(parent.node.name),
  });
  for (const { code, params } of doubts) reading.doubt(line, code, params);
  if (unit) parent.node.units.push(unit);
}

/** A formation for units that come before any heading. */
function openLoose(line: PastedLine, { options, roots, stack }: Reading): Open {
  const node = blankFormation({
    id: options.newId(),
    name: options.looseName,
    level: "brigade",
  });
  roots.push(node);
  const open = { node, line: { ...line, indent: 0 }, nation: null, named: null, flat: true };
  stack.push(open);
  return open;
}

const RANK: Readonly<Record<Level, number>> = {
  army: 0,
  wing: 1,
  corps: 2,
  division: 3,
  brigade: 4,
  regiment: 5,
  detachment: 4,
};

/** Closes what a line does not stand under; on one indent only headings without lines below keep what follows. */
function closeDownTo(line: PastedLine, level: Level | null, { stack }: Reading): void {
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const keeps =
      top.line.indent < line.indent ||
      (top.line.indent === line.indent && top.flat && isBelow(level, top.node.level));
    if (keeps) return;
    stack.pop();
  }
}

function isBelow(level: Level | null, above: Level): boolean {
  return level === null || RANK[level] > RANK[above];
}

/** Once all is read: a level for what names none, by what stands under it, and a word about empty ones. */
function settleFormation({ node, line, named }: Open, reading: Reading): void {
  if (unitsUnder([node]).length === 0) reading.doubt(line, "formation-empty", { name: node.name });
  if (named !== null) return;
  node.level = levelAbove(node.formations.map(({ level }) => level));
  reading.doubt(line, "level-guessed", { name: node.name });
}

function levelAbove(below: readonly Level[]): Level {
  const highest = Math.min(...below.map((level) => RANK[level]), RANK.regiment);
  if (highest <= RANK.corps) return "army";
  if (highest === RANK.division) return "corps";
  return highest === RANK.brigade ? "division" : "brigade";
}

function cut(name: string, line: PastedLine, reading: Reading): string {
  if (name.length <= LIMITS.nameLength) return name.trim();
  reading.doubt(line, "line-too-long", { most: LIMITS.nameLength });
  return name.slice(0, LIMITS.nameLength).trim();
}
