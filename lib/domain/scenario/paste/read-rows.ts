import type { Level } from "@/lib/rules/belle-alliance/level";
import { foldText } from "../../fold-text";
import { LIMITS } from "../../limits";
import type { ColumnMapping } from "./columns";
import { levelIn, RANK } from "./levels";
import { type PastedLine, plainWords, type ToldKind } from "./pasted-line";
import { alignLines, plainLine, plainText, type ReadLines } from "./read-lines";
import { columnsOf, widthOf } from "./source-columns";
import {
  AS_HEADED,
  headByPlace,
  MOST_COLUMNS,
  type TableHead,
  tableHead,
  tidyCell,
} from "./table-head";
import { type OpenTable, STEP, type TableRow, tableLines } from "./table-rows";

/** Rows of a spreadsheet, a web page or a CSV file. */
export interface SourceTable {
  /** Of the sheet; null where the file has no sheets. */
  readonly name: string | null;
  readonly rows: readonly TableRow[];
  /** Further rows were not read. */
  readonly isCut?: boolean;
}

/** The lines that rows mean. Of several sheets each is a side, or a formation where its name is that of one. */
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
      ...(tables.length > 1 ? [sheetRead(heading)] : []),
      ...(isCut ? [rowsCut(heading, rows)] : []),
    ]),
    tables: filled.map(({ name, rows }, i) =>
      columnsOf(rows, { part: name, head: read[i]?.heads[0]?.head ?? null, mapping }),
    ),
  };
}

/** A sheet's name as the line above its rows. */
function headingOf({ name }: SourceTable, kind: ToldKind | null): PastedLine {
  return plainWords({ line: 1, text: name ?? "", content: name ?? "", kind, part: name });
}

function sheetRead(heading: PastedLine): ReadLines["doubts"][number] {
  const as = heading.kind === null ? "one" : heading.kind.is === "side" ? "side" : "part";
  return { line: heading, code: "sheet-read", params: { name: heading.content, as } };
}

function rowsCut(line: PastedLine, rows: readonly TableRow[]): ReadLines["doubts"][number] {
  return { line, code: "rows-cut", params: { most: rows.at(-1)?.line ?? 0 } };
}

type Read = Pick<ReadLines, "lines" | "heads">;

/** What each of several sheets is; nothing where one is all there is, or where a column names the sides. */
function kindsOfSheets(
  tables: readonly SourceTable[],
  read: readonly Read[],
): readonly (ToldKind | null)[] {
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
  for (const row of rows) {
    const head = tableHead(row.cells, mapping);
    if (head) {
      heads.push({ line: plainWords({ line: row.line, text: row.text, content: row.text }), head });
      table = openTable(head);
    } else if (table) lines.push(...tableLines(row, table));
    else lines.push(...lineOfCells(row));
  }
  return { lines: table ? lines : alignLines(lines), heads };
}

function openTable(head: TableHead): OpenTable {
  return { head, bodies: [], commander: "" };
}

/** A row without a head above it: blank cells before the first that says something are its indent. */
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
    cells: row.cells.slice(0, MOST_COLUMNS).map((cell) => plainText(tidyCell(cell))),
  };
}

function saysSomething({ cells }: TableRow): boolean {
  return cells.some((cell) => /[\p{L}\d]/u.test(cell));
}
