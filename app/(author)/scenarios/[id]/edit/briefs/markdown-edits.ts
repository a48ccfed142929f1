/** A text with its selection, in UTF-16 units; nothing is selected if both ends are equal. */
export interface ChosenText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The marks that the buttons above a text apply. */
export const MARKS = ["bold", "italic", "heading", "list", "numbers"] as const;
export type Mark = (typeof MARKS)[number];

/** Applies a mark to the selection, or removes it if it is already there; the same words stay selected. */
export function withMark(mark: Mark, chosen: ChosenText): ChosenText {
  switch (mark) {
    case "bold":
      return aroundChoice(chosen, "**");
    case "italic":
      return aroundChoice(chosen, "*");
    case "heading":
      return atLines(chosen, { shape: /^#{1,6} /, put: () => "## " });
    case "list":
      return atLines(chosen, { shape: /^[-*+] /, put: () => "- " });
    case "numbers":
      return atLines(chosen, { shape: /^\d+[.)] /, put: (index) => `${index + 1}. ` });
  }
}

/** The number of words in a text, however they are separated. */
export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

function aroundChoice({ text, start, end }: ChosenText, sign: string): ChosenText {
  const before = text.slice(0, start);
  const words = text.slice(start, end);
  const after = text.slice(end);
  if (hasSign(before, after, sign)) {
    const length = sign.length;
    return {
      text: before.slice(0, -length) + words + after.slice(length),
      start: start - length,
      end: end - length,
    };
  }
  const by = sign.length;
  return { text: before + sign + words + sign + after, start: start + by, end: end + by };
}

/** A single asterisk does not match half of a double one. */
function hasSign(before: string, after: string, sign: string): boolean {
  const starsBefore = /\**$/.exec(before)?.[0].length ?? 0;
  const starsAfter = /^\**/.exec(after)?.[0].length ?? 0;
  const stars = Math.min(starsBefore, starsAfter);
  return sign.length === 2 ? stars >= 2 : stars % 2 === 1;
}

interface LineMark {
  /** Matches the start of a line that has the mark. */
  readonly shape: RegExp;
  readonly put: (index: number) => string;
}

const ANY_LINE_MARK = /^(?:#{1,6} |[-*+] |\d+[.)] )/;

function atLines({ text, start, end }: ChosenText, { shape, put }: LineMark): ChosenText {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => shape.test(line));
  const changed = lines.map((line, index) => {
    const bare = line.replace(ANY_LINE_MARK, "");
    return isMarked ? bare : put(index) + bare;
  });
  const middle = changed.join("\n");
  const shift = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const longer = middle.length - (to - from);
  return {
    text: text.slice(0, from) + middle + text.slice(to),
    start: Math.max(from, start + shift),
    end: Math.max(from, end + longer),
  };
}
