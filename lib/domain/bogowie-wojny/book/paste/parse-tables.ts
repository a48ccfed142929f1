import type { CommanderLot } from "@/lib/rules/bogowie-wojny/commander-draw";
import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import type { BookCommander } from "../army-book";
import type { BookEntry } from "../book-entry";
import { COMMAND_VALUES } from "../book-words";
import { blankCommander } from "../commands/commanders";
import type { PasteDoubt, PasteOptions, Row, RowDoubt } from "./pasted-row";
import { readEntry } from "./read-entry";
import {
  COLUMN_WORDS,
  COLUMNS,
  COMMANDER_TRAIT_WORDS,
  type Column,
  codeOf,
  GENERAL_WORDS,
  ROLE_WORDS,
} from "./words";

export interface PastedTables {
  readonly entries: readonly BookEntry[];
  readonly commanders: readonly BookCommander[];
  readonly doubts: readonly PasteDoubt[];
}

const STATISTICS: readonly Column[] = COLUMNS.slice(0, 8);

const COMMANDERS: readonly Column[] = ["name", "role", "value", "rules"];

/** A row of a pasted table and the number of its first line in the text, from 1. */
interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

interface RawRecord {
  cells: string[];
  lines: number;
}

interface ProseLines {
  readonly rows: readonly Row[];
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

/** A unit's line begins with words followed by its movement or by a weapon. */
const BEGINS = /^\s*\p{L}[^\d]*?\s\d{1,3}(\s*\/\s*\d{1,3})?\s+\p{L}/u;

const WHOLE =
  /^(?<name>\D*?[^\s\d])\s+(?<move>\d{1,3}(?:\s*\/\s*\d{1,3})?)\s+(?<weapon>[^\s\d]\D*?\s\d{1,3}(?:\s*cm)?)\s+(?<wb>\d{1,2})\s+(?<so>\d{1,2})\s+(?<wtr>\d{1,2})\s+(?<morale>\d{1,2})\s*(?<rules>.*)$/su;

/** The headings of the table, which a PDF puts on one line. */
const HEADINGS = /^(?=.*\bWB\b)(?=.*\bSO\b).*\bWTR\b/;

/**
 * Reads units and commanders from pasted statistics: the tables of 2.8 and 6.2 from a spreadsheet, CSV, or text copied
 * from a PDF. Headings may be in any order and language; without headings, the order of the books is assumed. Text
 * that cannot be read is kept in the unit's special rules and its line reported as a doubt.
 */
export function parseTables(text: string, options: PasteOptions): PastedTables {
  const lines = tableLines(text);
  const doubts: PasteDoubt[] = [];
  const entries: BookEntry[] = [];
  const commanders: BookCommander[] = [];
  const { rows, unread } = lines === null ? proseLines(text) : { rows: rowsOf(lines), unread: [] };
  for (const row of rows) {
    const read = isCommander(row) ? readCommander(row, options) : readEntry(row, options);
    if ("profile" in read.thing) entries.push(read.thing);
    else commanders.push(read.thing);
    doubts.push(...read.doubts.map((doubt) => ({ ...doubt, line: row.line })));
  }
  const strangers = unread.map((each) => ({ ...each, code: "unread-line" as const }));
  return {
    entries,
    commanders,
    doubts: [...doubts, ...strangers].toSorted((a, b) => a.line - b.line),
  };
}

/** Rows of 2.8 from text without cells, as copied from a PDF: a row may span several lines and ends where the next begins. */
function proseLines(text: string): ProseLines {
  const rows: Row[] = [];
  const unread: { line: number; text: string }[] = [];
  for (const { line, text: chunk } of chunksOf(text)) {
    const found = WHOLE.exec(chunk)?.groups;
    if (found) rows.push(proseRow(line, found));
    else if (!HEADINGS.test(chunk)) unread.push({ line, text: chunk });
  }
  return { rows, unread };
}

function proseRow(line: number, found: Readonly<Record<string, string | undefined>>): Row {
  return {
    line,
    extra: [],
    name: found.name ?? "",
    move: found.move ?? "",
    weapon: found.weapon ?? "",
    fightingValue: found.wb ?? "",
    firepower: found.so ?? "",
    endurance: found.wtr ?? "",
    morale: found.morale ?? "",
    rules: found.rules ?? "",
  };
}

function chunksOf(text: string): { line: number; text: string }[] {
  const chunks: { line: number; text: string }[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const words = raw.replaceAll(/\s+/g, " ").trim();
    const last = chunks.at(-1);
    if (words === "") continue;
    if (last === undefined || BEGINS.test(words) || HEADINGS.test(last.text)) {
      chunks.push({ line: at + 1, text: words });
    } else
      last.text += /[,;.]$|\d$/.test(last.text) || /^cm\b/.test(words) ? ` ${words}` : `, ${words}`;
  }
  return chunks;
}

/**
 * The rows of a table from a spreadsheet (tabs), CSV (commas or semicolons, quotes) or with bars, without blank ones. A
 * quoted cell may span lines. `null` if the text is not a table.
 */
function tableLines(text: string): TableLine[] | null {
  const normal = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  const separator = separatorOf(normal);
  if (separator === null) return null;
  let line = 1;
  return recordsOf(normal, separator).flatMap((record) => {
    const at = line;
    line += record.lines;
    const read = record.cells.map((cell) => cell.replaceAll(/\s+/g, " ").trim());
    const cells = separator === "|" ? withoutFrame(read) : read;
    return cells.some((cell) => cell !== "") ? [{ line: at, cells }] : [];
  });
}

/** The separator that divides most lines into at least four cells; a tab takes precedence. */
function separatorOf(text: string): string | null {
  const lines = text.split("\n");
  const counts = ["\t", ";", "|", ","].map((separator) => ({
    separator,
    lines: lines.filter((line) => line.split(separator).length > 3).length,
  }));
  const best = counts.toSorted((a, b) => b.lines - a.lines)[0];
  return best && best.lines > 0 ? best.separator : null;
}

/** Records of RFC 4180: quoted cells may contain separators, line ends and doubled quotes. */
function recordsOf(text: string, separator: string): RawRecord[] {
  const blanks = separator === "\t" ? " *" : "[ \t]*";
  const quoted = '"(?:[^"]|"")*"';
  const plain = `[^${separator === "|" ? "\\|" : separator}\n]*`;
  const cell = new RegExp(
    `(${blanks}${quoted}${blanks}|${plain})(${separator === "|" ? "\\|" : separator}|\n|$)`,
    "y",
  );
  const records: RawRecord[] = [{ cells: [], lines: 1 }];
  for (let match = cell.exec(text); match !== null; match = cell.exec(text)) {
    const [, raw = "", end = ""] = match;
    const record = records.at(-1) as RawRecord;
    record.cells.push(unquoted(raw));
    record.lines += raw.split("\n").length - 1;
    if (end === "") break;
    if (end === "\n") records.push({ cells: [], lines: 1 });
  }
  return records;
}

function unquoted(raw: string): string {
  const text = raw.trim();
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : raw;
}

/** Drops the empty cells caused by bars at both ends of a line. */
function withoutFrame(cells: string[]): string[] {
  return cells.length > 4 && cells[0] === "" && cells.at(-1) === "" ? cells.slice(1, -1) : cells;
}

/** Reads a commander from a row of 6.2, with its doubts. */
function readCommander(
  row: Row,
  { newId }: Pick<PasteOptions, "newId">,
): { thing: BookCommander; doubts: RowDoubt[] } {
  const name = (row.name ?? "").slice(0, LIMITS.nameLength);
  const { roles, doubts: ofRoles } = readRoles(row.role ?? "", name);
  const value = readValue(row.value ?? "");
  const rule = row.rules ?? "";
  const trait = codeOf(COMMANDER_TRAIT_WORDS, foldText(rule));
  const kept = [
    trait === "passive" ? "" : rule,
    value === undefined ? row.value : "",
    ...row.extra,
  ];
  const thing = {
    ...blankCommander(newId(), name || "?"),
    roles,
    commandValue: value ?? null,
    traits: trait === null ? [] : [trait],
    specialRule: kept
      .filter((each) => each)
      .join(", ")
      .slice(0, LIMITS.lineLength),
  };
  const doubts: RowDoubt[] = [
    ...(name === "" ? [{ code: "no-name", text: "" } as const] : []),
    ...ofRoles,
    ...(value === undefined ? [{ code: "not-a-figure", text: row.value ?? "" } as const] : []),
    ...row.extra.map((text) => ({ code: "too-many-cells", text }) as const),
  ];
  return { thing, doubts };
}

function readRoles(cell: string, name: string): { roles: CommanderLot[]; doubts: RowDoubt[] } {
  const roles = new Set<CommanderLot>();
  const doubts: RowDoubt[] = [];
  for (const part of cell.split(/[,;/+]| i | and | og /).map((each) => each.trim())) {
    if (part === "") continue;
    const role = codeOf(ROLE_WORDS, foldText(part));
    if (role !== null) roles.add(role);
    else if (GENERAL_WORDS.test(foldText(part))) {
      roles.add("general-of-infantry");
      doubts.push({ code: "arm-of-general", text: part });
    } else doubts.push({ code: "role-open", text: part });
  }
  if (roles.size === 0 && doubts.length === 0) doubts.push({ code: "role-missing", text: name });
  return { roles: [...roles], doubts };
}

/** −2 to +3; `null`: empty; `undefined`: not a command value. */
function readValue(cell: string): number | null | undefined {
  if (/^[-–—?]?$/.test(cell)) return null;
  const text = cell.replace(/^[−–]/, "-").replace(/^\+/, "");
  if (!/^-?\d$/.test(text)) return undefined;
  const value = Number(text);
  return value >= COMMAND_VALUES.least && value <= COMMAND_VALUES.most ? value : undefined;
}

function isCommander(row: Row): boolean {
  return row.role !== undefined || row.value !== undefined;
}

/** The rows with their headings; a new line of headings applies to the rows after it. */
function rowsOf(lines: readonly TableLine[]): Row[] {
  let heads: readonly (Column | null)[] | null = null;
  return lines.flatMap(({ line, cells }) => {
    const found = headsOf(cells);
    if (found !== null) {
      heads = found;
      return [];
    }
    return [rowOf(heads ?? (cells.length > 5 ? STATISTICS : COMMANDERS), { line, cells })];
  });
}

function headsOf(cells: readonly string[]): (Column | null)[] | null {
  const heads = cells.map((cell) => codeOf(COLUMN_WORDS, foldText(cell)));
  const known = new Set(heads.filter((head) => head !== null));
  return known.has("name") && known.size > 2 ? heads : null;
}

function rowOf(heads: readonly (Column | null)[], { line, cells }: TableLine): Row {
  const row: Partial<Record<Column, string>> = {};
  const extra: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const head = heads[at] ?? null;
    if (head !== null && row[head] === undefined) row[head] = cell;
    else if (cell !== "") extra.push(cell);
  }
  return { ...row, line, extra };
}
