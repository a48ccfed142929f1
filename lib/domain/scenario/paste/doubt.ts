/** What can be uncertain about a pasted line; the key of its sentence. */
export const PASTE_DOUBTS = [
  "strength-missing",
  "arm-open",
  "type-open",
  "level-guessed",
  "nation-guessed",
  "nation-of-its-own",
  "howitzers-counted",
  "calibre-missing",
  "several-battalions",
  "strength-large",
  "several-numbers",
  "officers-apart",
  "words-unread",
  "formation-strength",
  "formation-empty",
  "commander-guessed",
  "commander-homeless",
  "guard-by-heading",
  "columns-left",
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
  /** The line as it was pasted. */
  readonly text: string;
  readonly code: PasteDoubtCode;
  readonly params: Readonly<Record<string, string | number>>;
}
