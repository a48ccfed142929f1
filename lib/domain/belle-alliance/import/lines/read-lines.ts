import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import type { PasteDoubt } from "../decisions/doubt";
import {
  columnsKept,
  type NumberColumns,
  numberColumns,
  withNouns,
} from "../tables/number-columns";
import type { SourceColumns } from "../tables/source-columns";
import { cellsOf, headOfLine, type Separator, type TableHead } from "../tables/table-head";
import { type OpenTable, openTable, STEP, type TableRow, tableLines } from "../tables/table-rows";
import { readStrength } from "../units/strength";
import { namesTroopKind } from "../units/troops";
import { levelIn } from "../words/levels";
import { withBatteries } from "./batteries-named";
import { countsTroops, inlineUnits, partsOfParagraph } from "./inline-units";
import { NO_FACTS, type PastedLine, plainWords } from "./pasted-line";
import { unitAndTotal } from "./total-words";

/** The meaningful lines of a text. */
export interface ReadLines {
  readonly lines: readonly PastedLine[];
  /** Lines of which only the beginning is read. */
  readonly cut: readonly PastedLine[];
  /** Column headings of tables. */
  readonly heads: readonly { readonly line: PastedLine; readonly head: TableHead }[];
  /** What is uncertain about a sheet as a whole. */
  readonly doubts: readonly (Pick<PasteDoubt, "code" | "params"> & { readonly line: PastedLine })[];
  /** The contents of the columns of its tables, in order; empty if the source as a whole is not a table. */
  readonly tables: readonly SourceColumns[];
}

/** The number of characters read from a line. */
export const LONGEST_LINE = 2_000;

const UNPRINTABLE = /(?!\t)\p{Cc}|\p{Surrogate}/gu;

/** Direction marks, joiners that join nothing visible, soft hyphens, byte order marks. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const WIDE_BLANKS = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** The full-width forms of ASCII are consecutive, at a constant offset. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

const FULL_WIDTH_OFFSET = 0xfee0;

/** Both sets of digits begin at a multiple of sixteen. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The comma, and the mark between thousands. */
const ARABIC_COMMAS = /[\u060c\u066c]/g;

/** The mark of a footnote. */
const RAISED = /[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]+/g;

/** The marks of forums: `[b]French[/b]`, `[*]1st Brigade`. */
const FORUM_MARKS =
  /\[(?:\/?(?:b|i|u|list|quote|code|color|size|url|center|spoiler)(?:=[^\]]{0,60})?|\*)\]/giu;

/** A brace of print before the lines it holds together. */
const OPEN_BRACE = /(?<=^|[:–—-] )\{\s?(?=[^{}]*$)/;

/** Lines that other programs draw for a tree. */
const BRANCHES = /[│├└─┬┌┃┣┗━╰╭]/g;

/**
 * What sets columns apart inside a line: bars, tabs, three blanks before a number, rows of dots. Runs of blanks and dots
 * are looked at from their beginning only, or a long one would take the square of its length.
 */
const COLUMN_GAP =
  /(?:(?<!\s)\s+)?\|\s*|(?<!\s)(?=[^\S\t]*\t)\s+|(?:(?<!\s)\s+)?(?<!\.[ \t]?)(?:\.[ \t]?){3,}\s*(?=[\d~(])|(?<!\s)\s+\.[ \t]+\.[ \t]+(?=[\d~(])|(?<![\s.])\s*\.{5,}\s*(?=\p{L})|(?<!\s)\s{3,}(?=[\d~(])/gu;

/** A number in which a scanner took a 1 for an l or I, or a 0 for an O: `l,680`, `56O`, `l2 guns`, `1Oth`. */
const MISREAD_DIGITS =
  /(?<![\p{L}\d.,])(?=[lI|O\d.,]{0,8}\d)(?=\d{0,6}[.,]?\d{0,3}[lIO])(?:[lIO\d]{1,3}[.,][lIO\d]{3}|[lIO\d]{1,6})(?=(?:st|nd|rd|th)?(?![\p{L}\d]))/gu;
/** `l/28th`, `lst Foot` */
const ONE_IN_SCANS = /(?<![\p{L}\d])l(?=\/\d|st(?!\p{L}))/gu;

const BULLET =
  /^[\t ]*(?:(?:[-*•·▪‣◦○●+–—>#§►❖✓➢\uf000-\uf0ff]+[\t ]+|o(?:\t| {2,})[\t ]*))?(?:\(?(?:\d{1,2}[a-z]?|[a-z])\)[\t ]+)?/;

/** Bullets whose number shows the depth: `** 1re brigade`. */
const DEEP_BULLET = /^[\t ]*(?<marks>\*{2,8}|-{2,8}|•{2,8}|>{2,8})[\t ]/;

/** Headings of wikis and Markdown: `=== Advance Guard ===`, `## Advance Guard`. */
const MARKED = /^(?<marks>={2,6}|#{1,6})[\t ]*(?<heading>[^=\t ](?:.*[^=\t ])?)[\t ]*=*$/;

/** A bracket still open at the end: `24th Infantry Regiment (48/`. */
const LEFT_OPEN = /[([][^()[\]]{0,40}$/;

/** The rest of that bracket: `2,051)`. */
const CLOSES = /^\s*[^()[\]]{1,40}[)\]]/;

/** A number broken behind its thousands: `3 bns, 1,` and `610`. */
const THOUSANDS_LAST = /(?<![\d.,])\d{1,2},\s*$/;
const HUNDREDS_ALONE = /^\s*\d{3}(?:\s\p{L}{1,8}\.?)?\s*$/u;

/** The noun of a name that was broken before it: `Regiment (2)(34/1,188)`. */
const NOUN_FIRST =
  /^\s*(?:regiment|regt\.?|battalion|bataillon|battery|batterie|régiment)(?=[\s,(])[^\p{L}]*\d[^\p{L}]*$/iu;
const NOUN_LAST = /(?:regiment|regt\.?|battalion|bataillon|battery|batterie)\s*$/iu;

/** Only strengths in brackets: `(52/2,135)`, `(4)(20/440)`. */
const STRENGTH_ALONE = /^\s*(?:\([^()\p{L}\d]*\d[^()\p{L}]*\)\s*)+$/u;

/**
 * Reads the meaningful lines, as far as one beyond those that fit a document; blank ones and rules such as `=====` are
 * dropped silently.
 */
export function readLines(text: string): ReadLines {
  const lines: PastedLine[] = [];
  const heads: ReadLines["heads"][number][] = [];
  const cut: PastedLine[] = [];
  let table: (OpenTable & { readonly separator: Separator }) | null = null;
  let columns: NumberColumns | null = null;
  let margin = 0;
  const raws = mendedLines(text.split(/\r\n|\r|\n|\u2028|\u2029/));
  for (const [i, raw] of raws.entries()) {
    if (lines.length > LIMITS.units) break;
    const line = plainLine(raw.slice(0, LONGEST_LINE), i + 1);
    if (raw.length > LONGEST_LINE) cut.push(line ?? emptyLine(i + 1));
    if (!line) continue;
    const marks = marksOf(line, raws[i + 1] ?? "");
    const isTitle = marks > 0 && TITLE_UNDERLINE.test(raws[i + 1] ?? "");
    if (marks > 0) margin = marks * STEP;
    const found = headOfLine(plainText(line.text));
    if (found) {
      heads.push({ line, head: found.head });
      table = { ...openTable(found.head), separator: found.separator };
    } else if (table && line.text.includes(table.separator)) {
      const { separator } = table;
      const rowAfter = (places: number) => {
        const text = raws[i + places];
        return text?.includes(separator) ? rowOf(text, i + places + 1, separator) : null;
      };
      const row = tableLines(rowOf(line.text, i + 1, separator), table, rowAfter);
      const under = margin;
      lines.push(...row.map((each) => ({ ...each, indent: each.indent + under })));
    } else {
      table = null;
      const headed = numberColumns(plainText(line.text));
      columns = headed ?? columns;
      if (headed) heads.push(...headKept(line, headed));
      if (headed) continue;
      const indent = line.indent + margin - (marks > 0 ? STEP : 0);
      lines.push(...linesOf({ ...inColumns(line, columns), indent, isTitle }));
    }
  }
  return { lines: alignLines(lines), cut, heads, doubts: [], tables: [] };
}

/**
 * Rejoins lines that were broken in print or by the clipboard. The text goes on the first of the two; the second is
 * left empty, so that line numbers do not change.
 */
function mendedLines(raws: readonly string[]): string[] {
  const mended = [...raws];
  for (const [i, raw] of raws.entries()) {
    const before = mended[i - 1] ?? "";
    if (i === 0 || !goesOn(before, raw)) continue;
    const isInNumber = /(?:[\d/(]|\d,)$/.test(before.trimEnd()) && !NOUN_FIRST.test(raw);
    mended[i - 1] = `${before.trimEnd()}${isInNumber ? "" : " "}${raw.trim()}`;
    mended[i] = "";
  }
  return mended;
}

function goesOn(before: string, raw: string): boolean {
  if (!/\p{L}/u.test(before)) return false;
  if (LEFT_OPEN.test(before)) return CLOSES.test(raw);
  if (THOUSANDS_LAST.test(before)) return HUNDREDS_ALONE.test(raw);
  if (NOUN_FIRST.test(raw)) return isNameWithoutNoun(before);
  return STRENGTH_ALONE.test(raw) && isWithoutStrength(before);
}

/** Whether a line names a kind of troops, as `Prinz August Infantry` does, and neither a regiment nor its strength. */
function isNameWithoutNoun(line: string): boolean {
  const folded = foldText(line);
  return (
    namesTroopKind(folded) &&
    levelIn(folded) === null &&
    !NOUN_LAST.test(line) &&
    isWithoutStrength(line)
  );
}

/**
 * Whether a line names a unit without a strength. A sum below any other line may be that of the troops under a heading.
 */
function isWithoutStrength(line: string): boolean {
  const { men, guns } = readStrength(line.trim());
  return (
    men === null &&
    guns === null &&
    /\d{1,3}(?:st|nd|rd|th|e|er|\.)|\/|regim|batt|bn|infant|cavalr|artill|grenad/iu.test(line)
  );
}

function rowOf(text: string, line: number, separator: Separator): TableRow {
  return { line, text, cells: cellsOf(plainText(text), separator) };
}

/** The columns of numbers that are only kept, as heads without a field. */
function headKept(line: PastedLine, headed: NumberColumns): ReadLines["heads"] {
  const kept = columnsKept(headed);
  return kept.length === 0 ? [] : [{ line, head: { heads: kept, fields: kept.map(() => null) } }];
}

/** A line whose numbers stand in columns, with what each of them counts. */
function inColumns(line: PastedLine, columns: NumberColumns | null): PastedLine {
  const told = columns && withNouns(plainText(line.text), columns);
  const content = told && plainLine(told.words, line.line)?.content;
  if (!content) return line;
  const facts = told.notes.length > 0 ? { ...NO_FACTS, notes: told.notes } : line.facts;
  return { ...line, content, facts };
}

function emptyLine(line: number): PastedLine {
  return plainWords({ line, text: "", content: "" });
}

/** Splits a line that contains headings and their units into separate lines. */
function linesOf(line: PastedLine): PastedLine[] {
  const parts = partsOfParagraph(line.content) ?? [line.content];
  return parts.flatMap((content) => unitsOf({ ...line, content }));
}

function unitsOf(line: PastedLine): PastedLine[] {
  const summed = unitAndTotal(line.content);
  const inline = inlineUnits(summed?.unit ?? line.content) ?? [];
  if (inline.length === 0) return [line];
  const total = summed ? [{ depth: inline.at(-1)?.depth ?? 0, content: summed.total }] : [];
  const behind = placeBehindColon(line);
  return [...inline, ...total].map(({ depth, content }) => ({
    ...line,
    content,
    indent: depth === 0 ? line.indent : Math.max(line.indent + depth * STEP, behind),
  }));
}

/** Where the first unit behind a heading and a colon stands, for others may stand below it. */
function placeBehindColon({ text }: PastedLine): number {
  const lead = /^[^:]*:\s*(?=\S)/.exec(plainText(text))?.[0] ?? "";
  return columns(lead.replace(/[^\t]/g, " "));
}

/** The underline of sides in our own text export. */
const TITLE_UNDERLINE = /^[\t ]*={3,}[\t ]*$/;

const UNDERLINE = /^[\t ]*(?:={3,}|-{3,})[\t ]*$/;

/**
 * The number of heading marks on a line without men or guns, where an underline counts as one; 0 if it is not a
 * heading.
 */
function marksOf({ text, content }: PastedLine, below: string): number {
  const signs = MARKED.exec(plainText(text).trim())?.groups?.marks?.length ?? 0;
  const marks = UNDERLINE.test(below) ? 1 : signs;
  return marks > 0 && countsTroops(content) ? 0 : marks;
}

/** Reads a text or cell as a single line; null if it has no letters or digits. */
export function plainLine(raw: string, line: number): PastedLine | null {
  const plain = plainText(raw).replace(FORUM_MARKS, "");
  const bullet = BULLET.exec(plain)?.[0] ?? "";
  const content = (MARKED.exec(plain.trim())?.groups?.heading ?? plain.slice(bullet.length))
    .replace(/\*\*|__/g, "")
    .trim()
    .replace(/^\|+|(?<!\|)\|+$/g, "")
    .replace(COLUMN_GAP, ", ")
    .replace(OPEN_BRACE, "")
    .replace(/^([^{]*\d)\s?[\\}]$/, "$1")
    .replace(/\s+/g, " ")
    .trim();
  if (!/[\p{L}\d]/u.test(content)) return null;
  const blanks = /^[\t ]*/.exec(plain)?.[0] ?? "";
  const deeper = (DEEP_BULLET.exec(plain)?.groups?.marks?.length ?? 1) - 1;
  const isListed = bullet.trim() !== "";
  return plainWords({
    line,
    text: raw,
    content: withBatteries(content),
    isListed,
    indent: columns(blanks) + deeper * STEP,
  });
}

/** Text without invisible characters, with spaces and letters replaced by plain ones. */
export function plainText(raw: string): string {
  const plain = raw
    .replace(UNPRINTABLE, "")
    .replace(INVISIBLE, "")
    .replace(WIDE_BLANKS, " ")
    .replace(BRANCHES, " ")
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(ARABIC_COMMAS, ",")
    .replace(RAISED, (marks) => `[${marks.normalize("NFKC")}]`);
  return withScannedDigits(plain);
}

/** A text with the digits that a scanner took for letters. */
function withScannedDigits(text: string): string {
  if (!/[lIO]/.test(text)) return text;
  return text
    .replace(ONE_IN_SCANS, "1")
    .replace(MISREAD_DIGITS, (number) => number.replace(/[lI]/g, "1").replace(/O/g, "0"));
}

function columns(blanks: string): number {
  return [...blanks].reduce((at, each) => (each === "\t" ? at + 4 - (at % 4) : at + 1), 0);
}

/** Unless a text indents by single spaces, treats a single extra space as a typing slip. */
export function alignLines(lines: readonly PastedLine[]): PastedLine[] {
  const margin = lines[0]?.indent ?? 0;
  const firstStep = lines.find(({ indent }) => indent > margin)?.indent ?? 0;
  if (firstStep - margin === 1) return [...lines];
  const open: number[] = [];
  return lines.map((line) => {
    while ((open.at(-1) ?? -1) > line.indent) open.pop();
    const above = open.at(-1);
    if (above !== undefined && line.indent - above === 1) return { ...line, indent: above };
    if (above !== line.indent) open.push(line.indent);
    return line;
  });
}
