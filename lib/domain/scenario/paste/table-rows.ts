import type { HeadedCell } from "./headed-cell";
import { type PastedLine, plainWords, type ToldKind } from "./pasted-line";
import type { TableHead } from "./table-head";
import { isTotal } from "./total-words";
import { readCells } from "./unit-cells";

/** A row of a table, its cells on one line each. */
export interface TableRow {
  /** From 1. */
  readonly line: number;
  /** As it was pasted. */
  readonly text: string;
  readonly cells: readonly string[];
  /** Places of the cells that repeat the one above, with which they are merged. */
  readonly merged?: ReadonlySet<number>;
}

/** A table that further rows may belong to. */
export interface OpenTable {
  readonly head: TableHead;
  /** The cells of the row before that name what it stands under, by their column. */
  bodies: readonly Body[];
  commander: string;
}

interface Body {
  readonly field: "side" | "formation";
  readonly name: string;
  /** Place of its column. */
  readonly column: number;
}

/** Columns of indent from one depth to the next. */
export const STEP = 4;

/** A row as the lines that people would have written: each body that is not the one of the row before, then its unit. */
export function tableLines(row: TableRow, table: OpenTable): PastedLine[] {
  const cells = headedCells(row, table.head);
  const said = cells.filter(({ text }) => text !== "");
  const title = said.find(({ field }) => TITLES.has(field ?? "note"));
  if (said.length === 0) return [];
  if (title && isTotal(title.text)) return [sumLine(row, cells, title.text)];
  const before = table.bodies;
  table.bodies = bodiesOf(cells, before);
  const firstNew = table.bodies.findIndex((body, i) => !isSame(body, before[i]));
  const fresh = firstNew < 0 ? [] : table.bodies.slice(firstNew);
  const [commander] = textsOf(cells, "commander");
  const name = textsOf(cells, "name").join(" ");
  const leader = leaderOf(table, { commander: commander ?? "", isNew: fresh.length > 0 });
  const last = table.bodies.length - 1;
  const headings = fresh.map((body, i) =>
    lineOf(row, {
      depth: firstNew + i,
      kind: body.field === "side" ? { is: "side" } : null,
      commander: firstNew + i === last ? leader : null,
      content: [
        body.name,
        ...(name === "" && firstNew + i === last ? readCells(cells).numbers : []),
      ].join(", "),
    }),
  );
  if (name !== "") return [...headings, unitLine(row, { cells, name, table, leader })];
  return headings.length > 0 ? headings : [lineOf(row, { ...ASIDE, content: row.text })];
}

const TITLES: ReadonlySet<string> = new Set(["side", "formation", "name"]);
const ASIDE = { depth: 0, kind: { is: "aside" } } as const;

/** The commander of the body that begins; a unit's own goes into its note. */
function leaderOf(
  table: OpenTable,
  { commander, isNew }: { commander: string; isNew: boolean },
): string | null {
  if (!isNew) return null;
  table.commander = commander;
  return commander || null;
}

interface UnitRow {
  readonly cells: readonly HeadedCell[];
  readonly name: string;
  readonly table: OpenTable;
  readonly leader: string | null;
}

/** Beside a column of men the number that ends a name belongs to the name: `IR 45`. */
const ENDS_IN_NUMBER = /\p{L}[\s.]*\d{1,3}$/u;

function unitLine(row: TableRow, { cells, name, table, leader }: UnitRow): PastedLine {
  const { numbers, hint, facts } = readCells(cells);
  const own = cells.filter(
    ({ field, text }) =>
      field === "commander" && text !== "" && leader === null && text !== table.commander,
  );
  const notes = [...facts.notes, ...own.map(({ head, text }) => `${head}: ${text}`)];
  const depth = table.bodies.length;
  const content = [name, ...numbers].join(", ");
  const line = { ...lineOf(row, { depth, kind: null, content }), hint, facts: { ...facts, notes } };
  const isNumbered = table.head.fields.includes("men") && ENDS_IN_NUMBER.test(name);
  if (!isNumbered) return line;
  const is = numbers.length > 0 ? ({ is: "unit" } as const) : null;
  return { ...line, kind: is, content: name, strength: numbers.join(", ") };
}

/** A row of sums keeps its numbers, so that they can be compared. */
function sumLine(row: TableRow, cells: readonly HeadedCell[], title: string): PastedLine {
  const content = [title, ...readCells(cells).numbers].join(", ");
  return lineOf(row, { depth: 0, kind: null, content });
}

interface RowLine {
  readonly depth: number;
  readonly kind: ToldKind | null;
  readonly content: string;
  readonly commander?: string | null;
}

function lineOf(
  { line, text }: TableRow,
  { depth, commander = null, ...row }: RowLine,
): PastedLine {
  return plainWords({ line, text, commander, ...row, indent: depth * STEP });
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
 * What a row stands under. Sheets that are made by hand name a body only in its first row: a blank left of the first name
 * means the body above, a blank right of it none.
 */
function bodiesOf(cells: readonly HeadedCell[], before: readonly Body[]): readonly Body[] {
  const named = cells.flatMap(({ field, text }, column): Body[] => {
    if (text === "" || (field !== "side" && field !== "formation")) return [];
    const names = field === "side" ? [text] : text.split(" / ").filter((name) => name !== "");
    return names.map((name) => ({ field, name, column }));
  });
  const [first] = named;
  return first ? [...before.filter(({ column }) => column < first.column), ...named] : before;
}

function isSame(body: Body, other: Body | undefined): boolean {
  return body.name === other?.name && body.field === other.field;
}
