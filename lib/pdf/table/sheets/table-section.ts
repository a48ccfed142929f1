import type { Paper } from "@/lib/domain/document/paper";
import type { GroundToPrint } from "@/lib/domain/table/sheets/ground-sheets";
import type { TableSheetOptions } from "@/lib/domain/table/sheets/table-sheets";
import type { Words } from "../../document/text/words";

/** A table to print, with its names fit to print. */
export interface PrintedTable extends GroundToPrint {
  readonly title: string;
}

/** On what and how a table is printed. */
export interface TablePress {
  readonly words: Words;
  readonly paper: Paper;
  readonly options: TableSheetOptions;
}

/** A mark where the table's grid crosses a sheet's edge. */
export interface EdgeTick {
  readonly atMm: number;
  readonly figure: string;
}

/** A sheet of the table: its ground at true size, and the texts around it. All lengths are in mm on paper. */
export interface SheetPage {
  readonly landscape: boolean;
  /** Whether its edges are to be cut, and have marks for it. */
  readonly cropped: boolean;
  readonly name: string;
  /** The text next to the name. */
  readonly place: string;
  readonly alt: string;
  readonly svg: string;
  /** How far its ground is turned clockwise from north. */
  readonly turnedDeg: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** The names of the neighbouring sheets, empty at the table's edge, and their positions along the edges. */
  readonly neighbours: {
    readonly alongMm: number;
    readonly downMm: number;
    readonly north: string;
    readonly east: string;
    readonly south: string;
    readonly west: string;
  };
  /** The distance from its left and upper edge at which the next sheet is laid on; null if there is none. */
  readonly seams: { readonly eastMm: number | null; readonly southMm: number | null };
  /** Grid marks along the upper and left edge, if the reader has the cm grid. */
  readonly ticks: { readonly columns: readonly EdgeTick[]; readonly rows: readonly EdgeTick[] };
}

/** A small plan of the sheets, drawn over the map. */
export interface AssemblyPlan {
  readonly alt: string;
  readonly svg: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly cells: readonly {
    readonly name: string;
    readonly xMm: number;
    readonly yMm: number;
    readonly widthMm: number;
    readonly heightMm: number;
    readonly printed: boolean;
  }[];
  /** Names of pieces to cut, about their places on the plan. */
  readonly labels: readonly { readonly text: string; readonly xMm: number; readonly yMm: number }[];
}

/** The table on sheets: first their plan, then each on its own page. */
export interface TableSection {
  readonly section: "table-sheets";
  readonly title: string;
  /** The number and kind of sheets, in bold, then the steps to print and join them. */
  readonly summary: string;
  readonly steps: readonly string[];
  readonly plan: AssemblyPlan;
  /** Pieces to cut, with their sheets; null where the table lies on the sheets as it is. */
  readonly list: {
    readonly columns: readonly {
      readonly label: string;
      readonly widthMm: number | null;
      readonly align: "left" | "right";
    }[];
    readonly rows: readonly (readonly string[])[];
    readonly totals: readonly (readonly string[])[];
  } | null;
  readonly paperMm: readonly [width: number, height: number];
  readonly marginMm: { readonly side: number; readonly top: number; readonly bottom: number };
  readonly ruler: string;
  /** Empty where sheets do not lie by the compass. */
  readonly north: string;
  /** The text at the foot of each sheet. */
  readonly foot: string;
  readonly pages: readonly SheetPage[];
}
