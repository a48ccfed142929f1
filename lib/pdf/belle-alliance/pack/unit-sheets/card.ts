import type { SideColour } from "@/lib/domain/table/side-colours";

/** A box of a track with its text: plain, the unit's starting value, or an important one. */
export interface TrackBox {
  readonly text: string;
  readonly mark: "plain" | "start" | "strong";
}

/** A row of boxes with a label, and a line to write on. */
export interface Track {
  readonly label: string;
  /** Printed after the label, instead of the boxes or before them. */
  readonly value: string;
  readonly boxes: readonly TrackBox[];
  /** Length of the line to write on; 0 for none. */
  readonly writeMm: number;
}

/** A unit's losses as boxes to cross off from the left. */
export interface LossBoxes {
  readonly label: string;
  readonly perRow: number;
  /**
   * One letter per box: `o` plain, `s` valour falls when it is crossed off, `x` the unit leaves the table, `.` no
   * longer needed. Empty if there is a line to write on instead.
   */
  readonly kinds: string;
  /** Texts below boxes, by index. */
  readonly labels: readonly { readonly at: number; readonly text: string }[];
  /** The hint after the label: what a box represents, or the counts at which valour falls. */
  readonly hint: string;
}

/** A card or strip, with everything calculated and in words. */
export interface Card {
  readonly name: string;
  /** The formation above. */
  readonly under: string;
  /** Its number or letter on the map; empty if the map shows names. */
  readonly key: string;
  readonly colour: SideColour;
  /** The name of its sign within the section; empty for none. */
  readonly sign: string;
  readonly facts: readonly string[];
  /** Null for commanders. */
  readonly losses: LossBoxes | null;
  readonly tracks: readonly Track[];
  /** The rolls a commander needs. */
  readonly rolls: readonly (readonly [name: string, text: string])[];
}

export interface CardSheet {
  /** The heading of its side; only on the side's first sheet, otherwise empty. */
  readonly heading: string;
  readonly title: string;
  readonly colour: SideColour;
  readonly rows: number;
  readonly cards: readonly Card[];
}

/** What signs, boxes and abbreviations mean: a page of its own after all cards. */
export interface CardKey {
  readonly title: string;
  readonly signsTitle: string;
  readonly signs: readonly { readonly sign: string; readonly text: string }[];
  readonly boxesTitle: string;
  /** A box by its letter in `LossBoxes`, or where a unit begins, with what stands below it. */
  readonly boxes: readonly {
    readonly kind: "o" | "s" | "x" | "." | "start";
    readonly label: string;
    readonly text: string;
  }[];
  readonly rowsTitle: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
  readonly abbreviations: string;
}

/** The unit sheets of a pack. */
export interface CardSheets {
  readonly section: "unit-sheets";
  readonly layout: "cards" | "strips";
  readonly columns: number;
  /** Signs of arms and commanders as SVG files, by name. */
  readonly signs: Readonly<Record<string, string>>;
  readonly sheets: readonly CardSheet[];
  readonly key: CardKey;
  readonly textLanguage: string;
}
