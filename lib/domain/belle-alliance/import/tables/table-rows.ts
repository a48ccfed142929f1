import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import { headingLevel } from "../lines/line-kind";
import { isFootnote } from "../lines/not-troops";
import { type KindFromSource, type PastedLine, plainWords } from "../lines/pasted-line";
import { isTotal } from "../lines/total-words";
import { levelIn } from "../words/levels";
import { partyIn } from "../words/party-words";
import type { HeadedCell } from "./headed-cell";
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
  commander: string;
}

interface RowParent {
  readonly field: "side" | "formation";
  readonly name: string;
  /** Index of its column. */
  readonly column: number;
}

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
  const cells = headedCells(row, table.head);
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
  const [commander] = textsOf(cells, "commander");
  const name = textsOf(cells, "name").join(" ");
  const led = placeOfLed(table);
  const isNew = fresh.length > 0 && led >= firstNew;
  const isOwn = isNew && name !== "" && hasOtherCommander(commander ?? "", table, rowAfter);
  const leader = leaderOf(table, { commander: isOwn ? "" : (commander ?? ""), isNew });
  const last = table.bodies.length - 1;
  const ofLast = readCells(cells);
  const headings = fresh.map((body, i) =>
    lineOf(row, {
      depth: firstNew + i,
      kind: body.field === "side" ? { is: "side" } : levelByColumn(body, table.head),
      commander: firstNew + i === led ? leader : null,
      content: [body.name, ...(name === "" && firstNew + i === last ? ofLast.numbers : [])].join(
        ", ",
      ),
      facts: name === "" && firstNew + i === last ? ofLast.facts : null,
    }),
  );
  if (name !== "") return [...headings, unitLine(row, { cells, name, table, leader })];
  return headings.length > 0 ? headings : [lineOf(row, { ...ASIDE, content: row.text })];
}

/** Below `Brigade` a name without a level is one of a brigade. */
function levelByColumn({ name, column }: RowParent, { heads }: TableHead): KindFromSource | null {
  const level = levelIn(foldText(heads[column] ?? ""));
  return level === null || levelIn(foldText(name)) !== null ? null : { is: "heading", level };
}

const TITLES: ReadonlySet<string> = new Set(["side", "formation", "name"]);
const ASIDE = { depth: 0, kind: { is: "aside" } } as const;

/**
 * Whether a further unit of the same formation has another commander: then the column names the colonels of regiments,
 * the first of whom does not command the formation.
 */
function hasOtherCommander(
  commander: string,
  { head, bodies }: OpenTable,
  rowAfter: (places: number) => TableRow | null,
): boolean {
  if (commander === "") return false;
  for (let places = 1; ; places++) {
    const row = rowAfter(places);
    const cells = row && headedCells(row, head);
    const below = cells && bodiesOf(cells, bodies);
    if (!below || below.length !== bodies.length) return false;
    if (!below.every((body, i) => isSame(body, bodies[i]))) return false;
    const [other] = textsOf(cells, "commander");
    const isUnit = textsOf(cells, "name").some((name) => headingLevel(name) === null);
    if (isUnit && other !== undefined && other !== commander) return true;
  }
}

/** The commander of the formation that begins on this row; that of a single unit goes into its note. */
function leaderOf(
  table: OpenTable,
  { commander, isNew }: { commander: string; isNew: boolean },
): string | null {
  if (!isNew) return null;
  table.commander = commander;
  return commander || null;
}

/** The formation that the commanders' column is about: the one to its left if others are to its right, or the last. */
function placeOfLed({ bodies, head }: OpenTable): number {
  const column = head.fields.indexOf("commander");
  const isBetween = bodies.some((body) => body.column > column);
  const led = isBetween ? bodies.findLastIndex((body) => body.column < column) : -1;
  return led < 0 ? bodies.length - 1 : led;
}

interface UnitRow {
  readonly cells: readonly HeadedCell[];
  readonly name: string;
  readonly table: OpenTable;
  readonly leader: string | null;
}

/** If there is a column of men, a number at the end of a name is part of the name: `IR 45`. */
const ENDS_IN_NUMBER = /\p{L}[\s.]*\d{1,3}$/u;

function unitLine(row: TableRow, { cells, name, table, leader }: UnitRow): PastedLine {
  const { numbers, hint, facts } = readCells(cells);
  const own = cells.filter(
    ({ field, text }) =>
      field === "commander" && text !== "" && leader === null && text !== table.commander,
  );
  const depth = table.bodies.length;
  const content = [name, ...numbers].join(", ");
  const [commander] = own;
  if (commander && headingLevel(content) !== null) {
    const heading = { depth, kind: null, content, commander: commander.text };
    return { ...lineOf(row, heading), hint, facts };
  }
  const notes = [...facts.notes, ...own.map(({ head, text }) => `${head}: ${text}`)];
  const line = { ...lineOf(row, { depth, kind: null, content }), hint, facts: { ...facts, notes } };
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

function headedCells({ cells, merged }: TableRow, { heads, fields }: TableHead): HeadedCell[] {
  return cells.map((text, i) => ({
    text,
    head: heads[i] ?? "",
    field: fields[i] ?? null,
    isMerged: merged?.has(i) ?? false,
  }));
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
