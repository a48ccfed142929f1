import type { Row } from "./pasted-row";

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

/** Rows of 2.8 from text without cells, as copied from a PDF: a row may span several lines and ends where the next begins. */
export function proseLines(text: string): ProseLines {
  const rows: Row[] = [];
  const unread: { line: number; text: string }[] = [];
  for (const { line, text: chunk } of chunksOf(text)) {
    const found = WHOLE.exec(chunk)?.groups;
    if (found) rows.push(rowOf(line, found));
    else if (!HEADINGS.test(chunk)) unread.push({ line, text: chunk });
  }
  return { rows, unread };
}

function rowOf(line: number, found: Readonly<Record<string, string | undefined>>): Row {
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
