/**
 * What can be uncertain about a pasted line, as message keys: first what decides about others, and what tells the kind of
 * troops before what counts them.
 */
export const PASTE_DOUBTS = [
  "sides-open",
  "side-guessed",
  "sheet-read",
  "nation-open",
  "nation-guessed",
  "nation-hinted",
  "nation-of-its-own",
  "arm-open",
  "guns-beside",
  "type-open",
  "guard-by-heading",
  "level-guessed",
  "commander-guessed",
  "several-battalions",
  "strength-large",
  "several-units",
  "formation-strength",
  "strength-shared",
  "strength-missing",
  "several-numbers",
  "men-differ",
  "guns-differ",
  "howitzers-counted",
  "calibre-missing",
  "words-unread",
  "several-times",
  "formation-empty",
  "column-valour",
  "valour-years",
  "valour-open",
  "valour-two-values",
  "officers-apart",
  "commander-homeless",
  "columns-left",
  "columns-kept",
  "cell-merged",
  "formula-empty",
  "rows-cut",
  "note-cut",
  "no-place",
  "line-unread",
  "line-too-long",
  "line-cut",
  "too-deep",
  "too-many-lines",
] as const;
export type PasteDoubtCode = (typeof PASTE_DOUBTS)[number];

/** Something about a line that the author should check. */
export interface PasteDoubt {
  /** The line number in the pasted text, counted from 1. */
  readonly line: number;
  /** Name of the sheet the line is on; null for text. */
  readonly part: string | null;
  /** The line as it was pasted. */
  readonly text: string;
  readonly code: PasteDoubtCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** Id of the unit or formation it is about; null if the line became neither. */
  readonly about: string | null;
}
