import { NUMBER_OF_A_NAME } from "../words/strength-words";

/** The rest of a line after numbers have been cut out of it. */
export interface Rest {
  text: string;
}

/** Cuts the first match of a pattern out of the text. */
export function cutFirst(rest: Rest, pattern: RegExp): RegExpExecArray | null {
  const match = pattern.exec(rest.text);
  if (!match) return null;
  const end = match.index + match[0].length;
  rest.text = `${rest.text.slice(0, match.index)}, ${rest.text.slice(end)}`;
  return match;
}

/** Cuts every match of a pattern out of the text and returns them as written. */
export function cutAll(rest: Rest, pattern: RegExp): string[] {
  const found: string[] = [];
  for (let match = cutFirst(rest, pattern); match; match = cutFirst(rest, pattern)) {
    found.push(match[0].trim());
  }
  return found;
}

/** A number without a word to say of what: `(2e)`, `(4)`; it is asked about, but makes no note. */
export function isBareNumber(words: string): boolean {
  return /^[([] ?\d{1,3} ?\p{L}{0,3}\.? ?[)\]]$/u.test(words);
}

const BRACKETS = /[([][^()[\]]*[)\]]/g;
/** More pairs of brackets than any unit has; those behind them are not understood. */
const MOST_BRACKETS = 16;

/**
 * Cuts out the brackets in which `understands` does not accept every number, and returns them as written: in `(1,800
 * effectives, 120 sick)` or `(20/420 - 440 horses)` no number is certain.
 */
export function cutBrackets(rest: Rest, understands: (inside: string) => boolean): string[] {
  const groups = rest.text.match(BRACKETS) ?? [];
  const unread = groups.filter(
    (group, i) => i >= MOST_BRACKETS || !understands(group.slice(1, -1)),
  );
  for (const group of unread) rest.text = rest.text.replace(group, ", ");
  return unread;
}

/** Whether a text contains numbers that are not part of a name. */
export function holdsNumbers(text: string): boolean {
  return /\d/.test(text.replace(NUMBER_OF_A_NAME, " "));
}
