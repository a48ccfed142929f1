import { isPrintable } from "../press/fonts";

/** Stands where a character was that our fonts cannot draw. */
export const UNPRINTABLE_MARK = "◊";

/** Stands for a name of invisible characters only. */
const NAMELESS = "–";

/** Cleans texts for the press and remembers what had to be marked. */
export interface TextCleaner {
  /** One line: line breaks and tabs become spaces. */
  line(text: string): string;
  /** A line that must not be empty, because a heading or a row needs it. */
  name(text: string): string;
  /** Part of a line: as `line`, with the spaces at its ends. */
  run(text: string): string;
  /** Several lines: line breaks stay. */
  lines(text: string): string;
  /** The characters marked so far, each once, in the order met. */
  readonly unprintable: ReadonlySet<string>;
}

/**
 * Texts come out well-formed, composed (NFC), free of controls and of invisible formatting, so that
 * they are set and extracted as typed; a character without a glyph becomes one visible mark.
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

/** Short pieces: finding the graphemes of a long text takes time that grows with its square. */
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
