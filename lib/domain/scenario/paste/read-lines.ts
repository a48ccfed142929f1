/** A line of pasted text. */
export interface PastedLine {
  /** From 1. */
  readonly line: number;
  /** As it was pasted. */
  readonly text: string;
  /** Without indent, bullet and marks of emphasis, its blanks plain ones. */
  readonly content: string;
  /** Columns of indent; a tab reaches to the next multiple of four. */
  readonly indent: number;
}

const LONGEST_LINE = 1_000;
const UNPRINTABLE = /(?!\t)\p{Cc}|\p{Surrogate}/gu;
/** Marks of direction, joiners that join nothing visible, soft hyphens, the mark of byte order. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const WIDE_BLANKS = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** The full-width forms of ASCII stand in one row, as far from it. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Lines that other programs draw for a tree. */
const BRANCHES = /[│├└─┬┌┃┣┗━╰╭]/g;
const BULLET = /^[\t ]*(?:(?:[-*•·▪‣◦○●+–—>]|#{1,6})+[\t ]+)?/;

/** The lines that say something; blank ones and rules such as `=====` go without a word. */
export function readLines(text: string): PastedLine[] {
  const lines = text.split(/\r\n|\r|\n|\u2028|\u2029/).flatMap((raw, i) => {
    const plain = plainText(raw.slice(0, LONGEST_LINE));
    const bullet = BULLET.exec(plain)?.[0] ?? "";
    const content = plain
      .slice(bullet.length)
      .replace(/\*\*|__/g, "")
      .replace(/\s+/g, " ")
      .trim();
    if (!/[\p{L}\d]/u.test(content)) return [];
    const blanks = /^[\t ]*/.exec(plain)?.[0] ?? "";
    return [{ line: i + 1, text: raw.slice(0, LONGEST_LINE), content, indent: columns(blanks) }];
  });
  return alignLines(lines);
}

function plainText(raw: string): string {
  return raw
    .replace(UNPRINTABLE, "")
    .replace(INVISIBLE, "")
    .replace(WIDE_BLANKS, " ")
    .replace(BRANCHES, " ")
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET));
}

function columns(blanks: string): number {
  return [...blanks].reduce((at, each) => (each === "\t" ? at + 4 - (at % 4) : at + 1), 0);
}

/** Where a text does not itself indent by single blanks, one blank too many is a slip of the hand. */
function alignLines(lines: readonly PastedLine[]): PastedLine[] {
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
