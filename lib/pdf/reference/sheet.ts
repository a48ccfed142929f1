import type { Language } from "@/lib/domain/language";

/** A column of a reference table; a weight shares the room, none takes a figure's width. */
export interface ReferenceColumn {
  readonly label: string;
  readonly weight: number | null;
}

/** A line of a part: a heading over the rows below it, or a row of cells. */
export type ReferenceLine =
  | { readonly line: "heading"; readonly text: string }
  | {
      readonly line: "row";
      readonly cells: readonly string[];
      /** Set for the rows of which one counts. */
      readonly joined: boolean;
      /** A group of such rows, or what follows one, begins here. */
      readonly opens: boolean;
    };

export interface ReferencePart {
  readonly label: string;
  readonly columns: readonly ReferenceColumn[];
  readonly lines: readonly ReferenceLine[];
}

export interface ReferenceTable {
  readonly title: string;
  readonly parts: readonly ReferencePart[];
  readonly notes: readonly string[];
  /** The paragraphs it serves, in one line. */
  readonly paragraphs: string;
  /** Takes the whole width of the paper. */
  readonly wide: boolean;
  /** Goes on in the next column where it must. */
  readonly long: boolean;
}

/** Quick-reference sheets as the template `reference.typ` takes them. */
export interface ReferenceSheet {
  readonly documentTitle: string;
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  readonly paper: string;
  /** How to read the bars. */
  readonly legend: string;
  readonly tables: readonly ReferenceTable[];
}
