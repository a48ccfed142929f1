/** What can be uncertain about a pasted line; the key of its sentence. */
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
  "men-differ",
  "guns-differ",
  "note-cut",
  "no-place",
  "valour-open",
  "line-unread",
  "line-too-long",
  "line-cut",
  "too-deep",
  "too-many-lines",
] as const;
export type PasteDoubtCode = (typeof PASTE_DOUBTS)[number];

/** Something about a line that its author should look at. */
export interface PasteDoubt {
  /** Line of the pasted text, from 1. */
  readonly line: number;
  /** Name of the sheet the line stands on; null in a text. */
  readonly part: string | null;
  /** The line as it was pasted. */
  readonly text: string;
  readonly code: PasteDoubtCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** Id of the unit or formation it is about; null for what became neither. */
  readonly about: string | null;
}
