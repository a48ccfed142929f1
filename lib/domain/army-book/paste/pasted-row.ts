import type { Language } from "../../language";
import type { Column } from "./words";

export interface PasteOptions {
  /** The language the names are written in. */
  readonly language: Language;
  readonly newId: () => string;
}

/** One row's cells by column; `extra` has no column. */
export type Row = Readonly<Partial<Record<Column, string>>> & {
  readonly line: number;
  readonly extra: readonly string[];
};

/** Why a line should be looked at before it is taken over; the key of its sentence. */
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
  /** The words in doubt, as they stood. */
  readonly text: string;
}

export type RowDoubt = Omit<PasteDoubt, "line">;
