/** A line of pasted text. */
export interface PastedLine {
  /** From 1. */
  readonly line: number;
  /** As it was pasted. */
  readonly text: string;
  /** Without indent and bullet, its blanks plain ones. */
  readonly content: string;
  /** Columns of indent; a tab reaches to the next multiple of four. */
  readonly indent: number;
}

const LONGEST_LINE = 1_000;
const UNPRINTABLE = /(?!\t)\p{Cc}|\p{Surrogate}/gu;

/** The lines that say something; blank ones and rules such as `=====` go without a word. */
export function readLines(text: string): PastedLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((raw, i) => {
    const printable = raw.slice(0, LONGEST_LINE).replace(UNPRINTABLE, "");
    const plain = printable.replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, " ");
    const bullet = /^[\t ]*(?:[-*•·▪‣○●+–—]+[\t ]+)?/.exec(plain)?.[0] ?? "";
    const content = plain.slice(bullet.length).replace(/\s+/g, " ").trim();
    if (!/[\p{L}\d]/u.test(content)) return [];
    const blanks = /^[\t ]*/.exec(plain)?.[0] ?? "";
    return [{ line: i + 1, text: raw.slice(0, LONGEST_LINE), content, indent: columns(blanks) }];
  });
}

function columns(blanks: string): number {
  return [...blanks].reduce((at, each) => (each === "\t" ? at + 4 - (at % 4) : at + 1), 0);
}
