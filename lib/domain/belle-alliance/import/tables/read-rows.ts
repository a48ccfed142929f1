import type { Level } from "@/lib/rules/belle-alliance/level";
import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import { type KindFromSource, type PastedLine, plainWords } from "../lines/pasted-line";
import { alignLines, plainLine, plainText, type ReadLines } from "../lines/read-lines";
import { levelIn, RANK } from "../words/levels";
import { AS_HEADED, type ColumnMapping } from "./columns";
import { columnsOf, widthOf } from "./source-columns";
import { headByPlace, MAX_COLUMNS, tableHead, tidyCell } from "./table-head";
import { type OpenTable, openTable, STEP, type TableRow, tableLines } from "./table-rows";

/** Rows of a spreadsheet, a web page or a CSV file. */
export interface SourceTable {
  /** Name of the sheet; null if the file has no sheets. */
  readonly name: string | null;
  readonly rows: readonly TableRow[];
  /** Whether there were more rows that were not read. */
  readonly isCut?: boolean;
}

/**
 * The lines that rows stand for. If there are several sheets, each is a side, or a formation if it is named like one.
 */
export function readRows(
  tables: readonly SourceTable[],
  mapping: ColumnMapping = AS_HEADED,
): ReadLines {
  const filled = tables
    .map((table) => ({ ...table, rows: table.rows.map(plainRow).filter(saysSomething) }))
    .filter(({ rows }) => rows.length > 0);
  const read = filled.map((table) => readTable(table, mapping));
  const kinds = kindsOfSheets(filled, read);
  const sheets = filled.map((table, i) => ({
    ...table,
    heading: headingOf(table, kinds[i] ?? null),
    lines: read[i]?.lines ?? [],
    heads: read[i]?.heads ?? [],
  }));
  return {
    lines: sheets.flatMap(({ name, heading, lines }) =>
      heading.kind === null
        ? lines.map((line) => ({ ...line, part: name }))
        : [heading, ...lines.map((line) => ({ ...line, part: name, indent: line.indent + STEP }))],
    ),
    cut: [],
    heads: sheets.flatMap(({ name, heads }) =>
      heads.map(({ line, head }) => ({ line: { ...line, part: name }, head })),
    ),
    doubts: sheets.flatMap(({ heading, rows, isCut }) => [
      ...(tables.length > 1 ? [sheetRead(heading, filled.length)] : []),
      ...(isCut ? [rowsCut(heading, rows)] : []),
    ]),
    tables: filled.map(({ name, rows }, i) =>
      columnsOf(rows, { part: name, head: read[i]?.heads[0]?.head ?? null, mapping }),
    ),
  };
}

/** The name of a sheet as the line above its rows. */
function headingOf({ name }: SourceTable, kind: KindFromSource | null): PastedLine {
  return plainWords({ line: 1, text: name ?? "", content: name ?? "", kind, part: name });
}

function sheetRead(heading: PastedLine, sheets: number): ReadLines["doubts"][number] {
  const alone = sheets === 1 ? "one" : "columns";
  const as = heading.kind === null ? alone : heading.kind.is === "side" ? "side" : "part";
  return { line: heading, code: "sheet-read", params: { name: heading.content, as } };
}

function rowsCut(line: PastedLine, rows: readonly TableRow[]): ReadLines["doubts"][number] {
  return { line, code: "rows-cut", params: { most: rows.at(-1)?.line ?? 0 } };
}

type Read = Pick<ReadLines, "lines" | "heads">;

/** The kind of each of several sheets; null if there is only one, or if a column names the sides. */
function kindsOfSheets(
  tables: readonly SourceTable[],
  read: readonly Read[],
): readonly (KindFromSource | null)[] {
  const isOne = tables.length < 2;
  const hasSides = read.some(({ heads }) => heads.some(({ head }) => head.fields.includes("side")));
  return tables.map(({ name }) => {
    if (isOne || hasSides || name === null) return null;
    const level: Level | null = levelIn(foldText(name));
    const isPart = tables.length > LIMITS.sides || (level !== null && RANK[level] > RANK.wing);
    return isPart ? { is: "heading", level } : { is: "side" };
  });
}

function readTable({ rows }: SourceTable, mapping: ColumnMapping): Read {
  const lines: PastedLine[] = [];
  const heads: ReadLines["heads"][number][] = [];
  const given = headByPlace(widthOf(rows), mapping);
  let table: OpenTable | null = given && openTable(given);
  for (const [i, row] of rows.entries()) {
    const head = headOfRow(row, rows[i - 1], mapping);
    if (head) {
      heads.push({ line: plainWords({ line: row.line, text: row.text, content: row.text }), head });
      table = openTable(head);
    } else if (table) lines.push(...tableLines(row, table, (places) => rows[i + places] ?? null));
    else lines.push(...lineOfCells(row));
  }
  return { lines: table ? lines : alignLines(lines), heads };
}

/**
 * The headings of a row; where two of its columns would be names and the row above calls one a formation, as `Division`
 * above `Name` and `Commander` does, that one is.
 */
function headOfRow(row: TableRow, above: TableRow | undefined, mapping: ColumnMapping) {
  const head = tableHead(row.cells, mapping);
  const upper = above && head && tableHead(above.cells, mapping);
  const places = head?.fields.flatMap((field, i) => (field === "name" ? [i] : [])) ?? [];
  if (!upper || !head || places.length < 2) return head;
  const isBody = (i: number) => upper.fields[i] === "formation" || upper.fields[i] === "side";
  const heads = head.heads.map((each, i) =>
    places.includes(i) && isBody(i) ? (upper.heads[i] ?? each) : each,
  );
  return tableHead(heads, mapping);
}

/** Reads a row without headings above it: blank cells at its start are its indent. */
function lineOfCells({ line, text, cells, merged }: TableRow): PastedLine[] {
  const own = cells.map((cell, i) => (merged?.has(i) ? "" : cell));
  const indent = own.findIndex((cell) => cell !== "");
  const raw = `${"\t".repeat(Math.max(indent, 0))}${own.filter((cell) => cell !== "").join("\t")}`;
  const read = plainLine(raw, line);
  return read ? [{ ...read, text }] : [];
}

function plainRow(row: TableRow): TableRow {
  return {
    ...row,
    cells: row.cells.slice(0, MAX_COLUMNS).map((cell) => plainText(tidyCell(cell))),
  };
}

function saysSomething({ cells }: TableRow): boolean {
  return cells.some((cell) => /[\p{L}\d]/u.test(cell));
}
