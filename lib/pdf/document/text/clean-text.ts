import { isPrintable } from "../../press/fonts";

/** Replaces a character that our fonts do not have. */
export const UNPRINTABLE_MARK = "◊";

/** Replaces a name that has only invisible characters. */
const NAMELESS = "–";

/** Cleans texts for printing and remembers the characters it replaced. */
export interface TextCleaner {
  /** One line: line breaks and tabs become spaces. */
  line(text: string): string;
  /** A line that must not be empty, because a heading or a row needs it. */
  name(text: string): string;
  /** Part of a line: like `line`, but keeps spaces at the ends. */
  run(text: string): string;
  /** Several lines: keeps line breaks. */
  lines(text: string): string;
  /** The characters replaced so far, in order of occurrence. */
  readonly unprintable: ReadonlySet<string>;
}

/**
 * Makes texts well-formed, composed (NFC), and free of control and invisible formatting characters, so that they are
 * typeset and extracted as typed; a character without a glyph becomes one visible mark.
 */
export function makeTextCleaner(): TextCleaner {
  const unprintable = new Set<string>();
  const lines = (text: string): string =>
    compose(text).replace(WORD, (word) => drawable(word, unprintable));
  const run = (text: string): string => lines(text.replace(/\s+/gu, " "));
  return {
    lines,
    run,
    line: (text) => run(text).trim(),
    name: (text) => run(text).trim() || NAMELESS,
    unprintable,
  };
}

function compose(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\ufffd")
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, "\n")
    .replace(/\t/gu, " ")
    .replace(/(?![\n\u200d])[\p{Cc}\p{Cf}]/gu, "");
}

/** Words in short pieces, because segmenting a text into graphemes takes quadratic time. */
const WORD = /\S{1,80}/gu;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function drawable(word: string, unprintable: Set<string>): string {
  if ([...word].every(isDrawable)) return word;
  return Array.from(graphemes.segment(word), ({ segment }) => draw(segment, unprintable)).join("");
}

function draw(grapheme: string, unprintable: Set<string>): string {
  const visible = grapheme.replaceAll("\u200d", "");
  if ([...visible].every(isDrawable)) return visible;
  unprintable.add(grapheme);
  return UNPRINTABLE_MARK;
}

function isDrawable(character: string): boolean {
  return isPrintable(character.codePointAt(0) ?? 0);
}
