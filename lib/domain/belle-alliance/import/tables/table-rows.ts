import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import { headingLevel } from "../lines/line-kind";
import { isFootnote } from "../lines/not-troops";
import {
  type CellFacts,
  type KindFromSource,
  type PastedLine,
  plainWords,
} from "../lines/pasted-line";
import { isTotal } from "../lines/total-words";
import { isFieldOfficer } from "../sides/commanders";
import { levelIn, RANK } from "../words/levels";
import { partyIn } from "../words/party-words";
import { levelLed, plainHead } from "./columns";
import { type HeadedCell, quoted } from "./headed-cell";
import type { TableHead } from "./table-head";
import { readCells } from "./unit-cells";

/** The most rows read from a table: those of all units, and headings between them. */
export const MAX_ROWS = LIMITS.units + 500;

/** A row of a table, each of its cells on one line. */
export interface TableRow {
  /** Counted from 1. */
  readonly line: number;
  /** As pasted. */
  readonly text: string;
  readonly cells: readonly string[];
  /** Indices of the cells that repeat the one above, with which they are merged. */
  readonly merged?: ReadonlySet<number>;
}

/** A table that further rows may belong to. */
export interface OpenTable {
  readonly head: TableHead;
  /** The side and formations of the previous row, with their columns. */
  bodies: readonly RowParent[];
  /** The last commander of a formation, by the column that names them. */
  readonly commanders: Map<number, string>;
  /** The columns of the previous row that repeat the cell above. */
  merged: ReadonlySet<number>;
}

interface RowParent {
  readonly field: "side" | "formation";
  readonly name: string;
  /** Index of its column. */
  readonly column: number;
}

/** A table below its headings. */
export function openTable(head: TableHead): OpenTable {
  return { head, bodies: [], commanders: new Map(), merged: NONE };
}

const NONE: ReadonlySet<number> = new Set();

/** Columns of indent per level of depth. */
export const STEP = 4;

/**
 * Turns a row into the lines a person would have written: each side or formation that differs from the row before, then
 * the unit. `rowAfter` is the row a given number of places further down, null after the last.
 */
export function tableLines(
  row: TableRow,
  table: OpenTable,
  rowAfter: (places: number) => TableRow | null,
): PastedLine[] {
  const cells = headedCells(row, table);
  table.merged = row.merged ?? NONE;
  const said = cells.filter(({ text }) => text !== "");
  const title = said.find(({ field }) => TITLES.has(field ?? "note"));
  if (said.length === 0) return [];
  if (title && isTotal(title.text)) return [sumLine(row, cells, title.text)];
  if (title && said.length === 1 && isFootnote({ text: row.text, content: title.text }))
    return [lineOf(row, { ...ASIDE, content: row.text })];
  if (title && said.length === 1 && partyIn(title.text)) {
    table.bodies = [];
    return [lineOf(row, { depth: 0, kind: null, content: title.text })];
  }
  const before = table.bodies;
  table.bodies = bodiesOf(cells, before);
  const firstNew = table.bodies.findIndex((body, i) => !isSame(body, before[i]));
  const fresh = firstNew < 0 ? [] : table.bodies.slice(firstNew);
  const name = textsOf(cells, "name").join(" ");
  const { leaders, own } = commandersOf(cells, { table, fresh: fresh.length, name, rowAfter });
  const last = table.bodies.length - 1;
  const ofLast = readCells(cells);
  const headings = fresh.map((body, i) => {
    const isLast = name === "" && firstNew + i === last;
    return lineOf(row, {
      depth: firstNew + i,
      kind: body.field === "side" ? { is: "side" } : levelByColumn(body, table.head),
      commander: leaders.get(firstNew + i) || null,
      content: [body.name, ...(isLast ? ofLast.numbers : [])].join(", "),
      facts: isLast ? withNotes(ofLast.facts, own.map(quoted)) : null,
    });
  });
  if (name !== "") {
    const below = commanderOfAllBelow(cells, { table, name, rowAfter });
    return [...headings, unitLine(row, { cells, name, table, own: [...own, ...below] })];
  }
  return headings.length > 0 ? headings : [lineOf(row, { ...ASIDE, content: row.text })];
}

/** Below `Brigade` a name without a level is one of a brigade. */
function levelByColumn({ name, column }: RowParent, { heads }: TableHead): KindFromSource | null {
  const level = levelIn(foldText(heads[column] ?? ""));
  return level === null || levelIn(foldText(name)) !== null ? null : { is: "heading", level };
}

const TITLES: ReadonlySet<string> = new Set(["side", "formation", "name"]);
const ASIDE = { depth: 0, kind: { is: "aside" } } as const;

interface RowCommanders {
  /** The commanders of the formations that begin on the row, by their place among its formations. */
  readonly leaders: ReadonlyMap<number, string>;
  /** The cells of all others: those of a single unit. */
  readonly own: readonly HeadedCell[];
}

interface RowAround {
  readonly table: OpenTable;
  /** How many of the row's formations begin on it. */
  readonly fresh: number;
  readonly name: string;
  readonly rowAfter: (places: number) => TableRow | null;
}

/** The commanders a row names; what it only repeats of its formations is left out. */
function commandersOf(
  cells: readonly HeadedCell[],
  { table, fresh, name, rowAfter }: RowAround,
): RowCommanders {
  const leaders = new Map<number, string>();
  const firstNew = table.bodies.length - fresh;
  const own = cells.filter((cell, column) => {
    if (cell.field !== "commander") return false;
    const led = placeOfLed(column, table);
    const isNew = fresh > 0 && led >= firstNew;
    const isOfUnit =
      isNew &&
      name !== "" &&
      (isBelowCommand(cell.text, table.bodies[led]) ||
        hasOtherCommander(column, { cell, table, rowAfter }));
    const leads = isNew && !isOfUnit && !leaders.has(led);
    if (leads) leaders.set(led, cell.text);
    if (isNew) table.commanders.set(column, leads ? cell.text : "");
    return cell.text !== "" && cell.text !== table.commanders.get(column);
  });
  return { leaders, own };
}

/** Whether an officer, a colonel at most, leads the unit of a row, and not its division or corps. */
function isBelowCommand(officer: string, body: RowParent | undefined): boolean {
  const level = body?.field === "formation" ? levelIn(foldText(body.name)) : null;
  return isFieldOfficer(officer) && level !== null && RANK[level] <= RANK.division;
}

/**
 * Whether a further unit of the same formation has another commander: then the column names the colonels of regiments,
 * the first of whom does not command the formation.
 */
function hasOtherCommander(
  column: number,
  { cell, table, rowAfter }: { cell: HeadedCell } & Pick<RowAround, "table" | "rowAfter">,
): boolean {
  if (cell.text === "") return false;
  for (let places = 1; ; places++) {
    const row = rowAfter(places);
    const cells = row && headedCells(row, table);
    const below = cells && bodiesOf(cells, table.bodies);
    if (!below || below.length !== table.bodies.length) return false;
    if (!below.every((body, i) => isSame(body, table.bodies[i]))) return false;
    const other = cells[column]?.text ?? "";
    const isUnit = textsOf(cells, "name").some((name) => headingLevel(name) === null);
    if (isUnit && other !== "" && other !== cell.text) return true;
  }
}

/**
 * The commander below a row that is a formation: a cell merged over all of its units commands the formation. Of a cell
 * merged over some of them, each unit keeps its own note.
 */
function commanderOfAllBelow(
  cells: readonly HeadedCell[],
  { table, name, rowAfter }: Omit<RowAround, "fresh">,
): HeadedCell[] {
  const column = table.head.fields.indexOf("commander");
  if (column < 0 || cells[column]?.text !== "" || headingLevel(name) === null) return [];
  table.commanders.delete(column);
  const first = rowAfter(1);
  const below = first && headedCells(first, table)[column];
  if (!below || below.text === "" || below.merged) return [];
  let places = 2;
  while (rowAfter(places)?.merged?.has(column)) places += 1;
  const next = rowAfter(places);
  const [title = ""] = next ? textsOf(headedCells(next, table), "name") : [];
  const isAll = next === null || isTotal(title) || headingLevel(title) !== null;
  if (places < 3 || !isAll) return [];
  table.commanders.set(column, below.text);
  return [below];
}

/**
 * The place of the formation that a column of commanders is about: the one whose level its heading names, or the one to
 * its left if others are to its right, or the last. -1 if it is about units, or if the row has no such formation.
 */
function placeOfLed(column: number, { bodies, head }: OpenTable): number {
  const level = levelLed(head.heads[column] ?? "");
  if (level === "unit") return -1;
  const isOfLevel = (place: number) => levelIn(plainHead(head.heads[place] ?? "")) === level;
  const isOfColumn = head.fields.some((field, i) => field === "formation" && isOfLevel(i));
  if (level !== null && isOfColumn) return bodies.findIndex((body) => isOfLevel(body.column));
  const isBetween = bodies.some((body) => body.column > column);
  const led = isBetween ? bodies.findLastIndex((body) => body.column < column) : -1;
  return led < 0 ? bodies.length - 1 : led;
}

interface UnitRow extends Pick<RowCommanders, "own"> {
  readonly cells: readonly HeadedCell[];
  readonly name: string;
  readonly table: OpenTable;
}

/** If there is a column of men, a number at the end of a name is part of the name: `IR 45`. */
const ENDS_IN_NUMBER = /\p{L}[\s.]*\d{1,3}$/u;

function unitLine(row: TableRow, { cells, name, table, own }: UnitRow): PastedLine {
  const { numbers, hint, facts } = readCells(cells);
  const depth = table.bodies.length;
  const content = [name, ...numbers].join(", ");
  const [commander, ...others] = own;
  if (commander && headingLevel(content) !== null) {
    const heading = { depth, kind: null, content, commander: commander.text };
    return { ...lineOf(row, heading), hint, facts: withNotes(facts, others.map(quoted)) };
  }
  const of = withNotes(facts, own.map(quoted));
  // Whether a brigade with a strength is a heading shows below it only.
  const led = levelIn(foldText(name)) === null ? null : (commander?.text ?? null);
  const line = { ...lineOf(row, { depth, kind: null, content, commander: led }), hint, facts: of };
  const isNumbered = table.head.fields.includes("men") && ENDS_IN_NUMBER.test(name);
  if (!isNumbered) return line;
  const is = numbers.length > 0 ? ({ is: "unit" } as const) : null;
  return { ...line, kind: is, content: name, strength: numbers.join(", ") };
}

/** Keeps the numbers of a row of sums, so that they can be compared. */
function sumLine(row: TableRow, cells: readonly HeadedCell[], title: string): PastedLine {
  const content = [title, ...readCells(cells).numbers].join(", ");
  return lineOf(row, { depth: 0, kind: null, content });
}

interface RowLine {
  readonly depth: number;
  readonly kind: KindFromSource | null;
  readonly content: string;
  readonly commander?: string | null;
  readonly facts?: PastedLine["facts"];
}

function lineOf(
  { line, text }: TableRow,
  { depth, commander = null, facts = null, ...row }: RowLine,
): PastedLine {
  return plainWords({ line, text, commander, facts, ...row, indent: depth * STEP });
}

function headedCells({ cells, merged = NONE }: TableRow, table: OpenTable): HeadedCell[] {
  const { heads, fields } = table.head;
  return cells.map((text, i) => ({
    text,
    head: heads[i] ?? "",
    field: fields[i] ?? null,
    merged: !merged.has(i) ? null : table.merged.has(i) ? "further" : "first",
  }));
}

function withNotes(facts: CellFacts, notes: readonly string[]): CellFacts {
  return { ...facts, notes: [...facts.notes, ...notes] };
}

function textsOf(cells: readonly HeadedCell[], field: HeadedCell["field"]): string[] {
  return cells.flatMap((cell) => (cell.field === field && cell.text !== "" ? [cell.text] : []));
}

/**
 * The side and formations of a row. Sheets made by hand name a formation only in its first row: a blank to the left of
 * the first name means the one above, a blank to the right of it means none.
 */
function bodiesOf(
  cells: readonly HeadedCell[],
  before: readonly RowParent[],
): readonly RowParent[] {
  const named = cells.flatMap(({ field, text }, column): RowParent[] => {
    if (text === "" || (field !== "side" && field !== "formation")) return [];
    const names = field === "side" ? [text] : text.split(" / ").filter((name) => name !== "");
    return names.map((name) => ({ field, name, column }));
  });
  const [first] = named;
  return first ? [...before.filter(({ column }) => column < first.column), ...named] : before;
}

function isSame(body: RowParent, other: RowParent | undefined): boolean {
  return body.name === other?.name && body.field === other.field;
}
