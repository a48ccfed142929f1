/** A line of a roster in any of its text forms, without the form's marks. */
export interface RosterLine {
  /** From 1. */
  readonly line: number;
  readonly is: "title" | "heading" | "formation" | "pair" | "row" | "detail" | "text";
  /**
   * The words: of a formation title, general and sum; of a pair label and value; of a row its cells; otherwise one
   * text.
   */
  readonly parts: readonly string[];
  /** The line as it stands, for notes. */
  readonly raw: string;
}

export interface RosterLines {
  /** Whether names and marks are apart; plain text joins them with commas. */
  readonly isMarked: boolean;
  readonly lines: readonly RosterLine[];
}

/** Stand for the marks of bold and of italics while escapes are resolved; no roster's text has them. */
const BOLD = "\u0001";
const ITALIC = "\u0002";

const FORMATION = /^(.+) \((.+)\) · (.+)$/u;

/** The lines of a roster as plain text, Markdown or BBCode, whichever it is. */
export function rosterLines(text: string): RosterLines {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((raw, i) => ({ line: i + 1, raw }))
    .filter(({ raw }) => raw.trim() !== "");
  const first = lines[0]?.raw.trim() ?? "";
  const raws = new Map(lines.map(({ line, raw }) => [line, raw]));
  const whole = (read: readonly ReadLine[]) =>
    read.map((each) => ({ ...each, raw: raws.get(each.line) ?? "" }));
  const isPlain = /^=+$/.test(lines[1]?.raw.trim() ?? "");
  if (first.startsWith("# ") && !isPlain) {
    return { isMarked: true, lines: whole(markedLines(lines.map(markdownLine))) };
  }
  if (first.startsWith("[b]") && !isPlain) {
    return { isMarked: true, lines: whole(markedLines(lines.flatMap(bbcodeLine))) };
  }
  return { isMarked: false, lines: whole(plainLines(lines)) };
}

type ReadLine = Omit<RosterLine, "raw">;

interface RawLine {
  readonly line: number;
  readonly raw: string;
}

/** A line whose emphasis is marked by `BOLD` and `ITALIC`; `depth` 0 is no item of a list. */
interface MarkedLine {
  readonly line: number;
  readonly depth: 0 | 1 | 2;
  readonly text: string;
}

function markdownLine({ line, raw }: RawLine): MarkedLine {
  const text = raw
    .replace(/\\([\\`*_[\]<>|~&#!.)])|\*\*|\*/g, (mark, escaped: string | undefined) =>
      escaped === undefined ? (mark === "**" ? BOLD : ITALIC) : escaped,
    )
    .trimEnd();
  const heading = /^#{1,2} (.*)$/.exec(raw);
  if (heading) return { line, depth: 0, text: BOLD + text.replace(/^#+ /, "") + BOLD };
  const item = /^( *)- (.*)$/.exec(text);
  return item
    ? { line, depth: item[1] === "" ? 1 : 2, text: item[2] ?? "" }
    : { line, depth: 0, text: text.trim() };
}

function bbcodeLine({ line, raw }: RawLine): MarkedLine[] {
  if (/^\[\/?list\]$/.test(raw.trim())) return [];
  const isItem = raw.startsWith("[*]");
  const text = raw
    .replace(/^\[\*\]/, "")
    .replace(/\[\/?b\]/g, BOLD)
    .replace(/\[\/?i\]/g, ITALIC)
    .replaceAll("[\u200B", "[")
    .trim();
  return [{ line, depth: isItem ? 1 : 0, text }];
}

function markedLines(lines: readonly MarkedLine[]): ReadLine[] {
  const read: ReadLine[] = [];
  for (const each of lines) {
    const last = read.at(-1);
    const next = markedLine(each, last);
    if (next.is === "formation" && last?.is === "heading" && next.parts.length === 2) {
      read[read.length - 1] = { ...last, is: "formation", parts: [...last.parts, ...next.parts] };
    } else read.push(next);
  }
  return read;
}

function markedLine({ line, depth, text }: MarkedLine, last: ReadLine | undefined): ReadLine {
  const [before = "", strong, ...rest] = text.split(BOLD);
  const after = rest.join(BOLD);
  if (last === undefined) return { line, is: "title", parts: [strong ?? text] };
  if (depth === 2) return detail(line, text);
  if (depth === 1) {
    if (strong === undefined) return { line, is: "row", parts: [text] };
    if (before === "") return { line, is: "row", parts: [strong, ...dotted(after)] };
    return { line, is: "pair", parts: [before.replace(/: $/, ""), strong + after] };
  }
  if (before === "" && strong !== undefined) {
    const [led, sum] = italicThenSum(after.replace(/^ · /, ""));
    return sum === undefined
      ? { line, is: "heading", parts: [strong] }
      : { line, is: "formation", parts: [strong, led, sum] };
  }
  const [led, sum] = italicThenSum(text);
  if (sum !== undefined) return { line, is: "formation", parts: [led, sum] };
  return last.is === "row" || last.is === "detail" ? detail(line, text) : said(line, text);
}

function italicThenSum(text: string): [led: string, sum: string | undefined] {
  const [before, led = "", after = ""] = text.split(ITALIC);
  return before === "" && after.startsWith(" · ") ? [led, after.slice(3)] : ["", undefined];
}

function dotted(text: string): string[] {
  return text.split(" · ").filter((part) => part !== "");
}

function plainLines(lines: readonly RawLine[]): ReadLine[] {
  return lines
    .filter(({ raw }, i) => i !== 1 || !/^=+$/.test(raw))
    .map(({ line, raw }, i): ReadLine => {
      if (i === 0) return { line, is: "title", parts: [raw.trim()] };
      if (i === 1) return said(line, raw.trim());
      if (/^ {6}/.test(raw)) return detail(line, raw.trim());
      if (/^ {2}/.test(raw)) return { line, is: "row", parts: raw.trim().split(/ {2,}/) };
      const formation = FORMATION.exec(raw);
      if (formation) return { line, is: "formation", parts: formation.slice(1) };
      const pair = /^([^:]+): (.+)$/.exec(raw);
      if (pair) return { line, is: "pair", parts: pair.slice(1) };
      return said(line, raw.trim());
    });
}

function detail(line: number, text: string): ReadLine {
  return { line, is: "detail", parts: [text.replaceAll(ITALIC, "")] };
}

function said(line: number, text: string): ReadLine {
  return { line, is: "text", parts: [text.replaceAll(BOLD, "").replaceAll(ITALIC, "")] };
}
