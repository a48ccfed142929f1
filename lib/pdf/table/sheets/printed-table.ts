import type { TablePatch } from "@/lib/domain/belle-alliance/drawing/table-patch";
import type { GroundToPrint } from "@/lib/domain/belle-alliance/scenario/pack/laid-sheets";
import type { Paper } from "@/lib/domain/document/paper";
import type { Pen } from "@/lib/domain/table/drawing/pen";
import type { TableSheetOptions } from "@/lib/domain/table/sheets/table-sheets";
import type { Words } from "../../document/text/words";

/** A table to print: the map with its names fit to print, and what is drawn over it besides. */
export interface PrintedTable extends GroundToPrint {
  readonly title: string;
  /** Parts over the terrain that are no features, in the picture's own coordinates. */
  readonly signs: (pen: Pen) => readonly TablePatch[];
}

/** On what and how a table is printed. */
export interface TablePress {
  readonly words: Words;
  readonly paper: Paper;
  readonly options: TableSheetOptions;
}
