import type { Language } from "../../../document/language";
import type { Column } from "./words";

export interface PasteOptions {
  /** The language the names are written in. */
  readonly language: Language;
  readonly newId: () => string;
}

/** The cells of a row by column; `extra` are those without a column. */
export type Row = Readonly<Partial<Record<Column, string>>> & {
  readonly line: number;
  readonly extra: readonly string[];
};

/** Why a line should be looked at before it is imported; also its message key. */
const PASTE_DOUBTS = [
  "kind-open",
  "weapon-own-word",
  "not-a-figure",
  "no-name",
  "too-many-cells",
  "role-open",
  "role-missing",
  "arm-of-general",
  "unread-line",
] as const;
type PasteDoubtCode = (typeof PASTE_DOUBTS)[number];

export interface PasteDoubt {
  /** Counted from 1 in the pasted text. */
  readonly line: number;
  readonly code: PasteDoubtCode;
  /** The doubtful words, as written. */
  readonly text: string;
}

export type RowDoubt = Omit<PasteDoubt, "line">;
