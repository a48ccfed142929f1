/** One line of a pasted table with the number of its first line in the text, counted from 1. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines of a table from a spreadsheet (tabs), from CSV (commas or semicolons, quotes) or with bars; blank ones are left out. A quoted cell may run over lines. `null`: no table. */
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

/** The one that divides most lines into four cells or more; a tab before all others. */
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

/** Records as RFC 4180 has them: in quotes stand separators, ends of lines and doubled quotes. */
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

/** Without the empty cells that bars at both ends of a line make. */
function withoutFrame(cells: string[]): string[] {
  return cells.length > 4 && cells[0] === "" && cells.at(-1) === "" ? cells.slice(1, -1) : cells;
}
