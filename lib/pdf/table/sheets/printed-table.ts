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
