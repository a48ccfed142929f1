import { HEAD_LINES, type SourceFormat } from "../source-format";
import type { ColumnMapping } from "../tables/columns";
import { readRows } from "../tables/read-rows";
import { tableHead } from "../tables/table-head";
import { MAX_ROWS, type TableRow } from "../tables/table-rows";
import type { PastedLine } from "./pasted-line";
import { type ReadLines, readLines } from "./read-lines";

/** The formats that are plain text without markup. */
export const TEXT_FORMATS = [
  "text",
  "nafziger",
  "csv",
  "tsv",
] as const satisfies readonly SourceFormat[];
export type TextFormat = (typeof TEXT_FORMATS)[number];

interface Known {
  readonly format: TextFormat;
  readonly columns: ColumnMapping;
}

/** The lines of a text, or those that the rows of its table stand for. */
export function linesOfText(text: string, { format, columns }: Known): ReadLines {
  if (format === "tsv" && isRagged(text)) return cellsAsLines(text);
  const isTable = format === "csv" || format === "tsv";
  const rows = isTable ? csvRows(text, format === "tsv" ? ["\t"] : SEPARATORS) : [];
  return isTable ? readRows([{ name: null, rows }], columns) : readLines(text);
}

/**
 * Whether no row below headings of formations has all their cells, and many have one: copied from a web page, whose cells
 * have several lines and may be merged. Only the words then say what is a formation, a commander or a unit.
 */
function isRagged(text: string): boolean {
  const [heads = [], ...rows] = text.split(LINE_END).map((line) => line.split("\t"));
  const written = rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const single = written.filter((cells) => cells.length === 1);
  const isCut = written.every((cells) => cells.length < heads.length);
  const isOfFormations = tableHead(heads)?.fields.includes("formation") ?? false;
  return isOfFormations && isCut && single.length * 3 >= written.length && single.length > 0;
}

const LINE_END = /\r\n|\r|\n/;

/** Reads each cell below the headings as a line of its own, which keeps the place of its row. */
function cellsAsLines(text: string): ReadLines {
  const [, ...rows] = text.split(LINE_END);
  const cells = rows.flatMap((row, i) =>
    row.split("\t").map((cell) => ({ cell, line: i + 2, text: row })),
  );
  const read = readLines(cells.map(({ cell }) => cell).join("\n"));
  const placed = (each: PastedLine): PastedLine => {
    const { line, text } = cells[each.line - 1] ?? each;
    return { ...each, line, text };
  };
  return { ...read, lines: read.lines.map(placed), cut: read.cut.map(placed) };
}

/** Last the comma, which also stands in numbers. */
const SEPARATORS = ["\t", ";", "|", ","] as const;

/**
 * The rows of CSV [RFC 4180] with the line numbers they start on; quoted cells may contain separators and line breaks.
 * The separator is the most frequent one on the line, among the first, that has the most.
 */
function csvRows(text: string, separators: readonly string[]): TableRow[] {
  const plain = text.replace(/^\ufeff/, "").replace(/^sep=.\r?\n/i, "");
  const skipped = text.startsWith("sep=") ? 1 : 0;
  const separator = separatorOf(plain.split(/\r\n|\r|\n/, HEAD_LINES), separators);
  const reader = { line: 1 + skipped, rows: [] as TableRow[], cells: [""], start: 1 + skipped };
  let isQuoted = false;
  for (let i = 0; i < plain.length && reader.rows.length < MAX_ROWS; i += 1) {
    const sign = plain[i] ?? "";
    const isEnd = sign === "\n" || (sign === "\r" && plain[i + 1] !== "\n");
    if (isEnd) reader.line += 1;
    if (sign === '"' && isQuoted && plain[i + 1] === '"') {
      add(reader.cells, sign);
      i += 1;
    } else if (sign === '"' && (isQuoted || reader.cells.at(-1)?.trim() === ""))
      isQuoted = !isQuoted;
    else if (isQuoted) add(reader.cells, sign);
    else if (sign === separator) reader.cells.push("");
    else if (isEnd) endRow(reader);
    else if (sign !== "\r") add(reader.cells, sign);
  }
  endRow(reader);
  return reader.rows;
}

function separatorOf(lines: readonly string[], separators: readonly string[]): string {
  const bare = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, ""));
  const counts = separators.map(
    (sign) => [Math.max(...bare.map((line) => line.split(sign).length)), sign] as const,
  );
  return counts.reduce((best, each) => (each[0] > best[0] ? each : best))[1];
}

function add(cells: string[], sign: string): void {
  cells[cells.length - 1] += sign;
}

interface CsvReader {
  line: number;
  start: number;
  cells: string[];
  readonly rows: TableRow[];
}

function endRow(reader: CsvReader): void {
  const cells = reader.cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, ""));
  const text = cells.filter((cell) => cell.trim() !== "").join(", ");
  if (text !== "") reader.rows.push({ line: reader.start, text, cells });
  reader.cells = [""];
  reader.start = reader.line;
}
