/** A row of a pasted table and the number of its first line in the text, from 1. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a table from a spreadsheet (tabs), CSV (commas or semicolons, quotes) or with bars, without blank ones. A
 * quoted cell may span lines. `null` if the text is not a table.
 */
export function tableLines(text: string): TableLine[] | null {
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

interface RawRecord {
  cells: string[];
  lines: number;
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
