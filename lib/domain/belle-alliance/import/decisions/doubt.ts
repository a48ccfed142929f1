/** What can be uncertain about a pasted line, as message keys. */
export const PASTE_DOUBTS = [
  "strength-missing",
  "arm-open",
  "type-open",
  "level-guessed",
  "nation-guessed",
  "nation-of-its-own",
  "nation-hinted",
  "nation-open",
  "howitzers-counted",
  "calibre-missing",
  "several-battalions",
  "strength-large",
  "several-numbers",
  "several-times",
  "officers-apart",
  "words-unread",
  "formation-strength",
  "formation-empty",
  "commander-guessed",
  "commander-homeless",
  "guard-by-heading",
  "columns-left",
  "columns-kept",
  "column-valour",
  "cell-merged",
  "formula-empty",
  "sheet-read",
  "rows-cut",
  "side-guessed",
  "sides-open",
  "men-differ",
  "guns-differ",
  "note-cut",
  "no-place",
  "valour-open",
  "valour-two-values",
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
