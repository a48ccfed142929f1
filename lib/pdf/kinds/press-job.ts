import type { PackOptions } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { PlacedPicture } from "@/lib/domain/table/drawing/placed-picture";
import type { TableSheetOptions } from "@/lib/domain/table/sheets/table-sheets";
import type { RosterPrint } from "../bogowie-wojny/roster/roster-sheet";
import type { Reference } from "../document/reference-sheet";
import type { Picture, Printed, PrintOptions } from "../press/printed";

/** A document to be typeset. */
export type TypesetJob = PrintOptions &
  (
    | {
        /** `pack`: the document itself; `pages`: its page count and pictures of the first pages. */
        readonly work: "pack" | "pages";
        readonly view: ScenarioView;
        readonly options: PackOptions;
      }
    | {
        readonly work: "ground";
        readonly view: ScenarioView;
        /** The pictures underneath the drawing. */
        readonly below: readonly PlacedPicture[];
      }
    | ({ readonly work: "roster" } & RosterPrint)
    | ({ readonly work: "reference" } & Reference)
    | { readonly work: "battlefield"; readonly field: Battlefield }
    | {
        readonly work: "field-table";
        readonly field: Battlefield;
        readonly table: TableSheetOptions;
      }
  );

/** A job for a worker; contains only data from the reader's own view. */
export type PressJob = TypesetJob | ({ readonly work: "picture" } & Picture);

/** A worker's answer to a job. */
export type PressAnswer =
  | { readonly id: number; readonly printed: Printed; readonly memoryBytes: number }
  | { readonly id: number; readonly fault: string; readonly memoryBytes: number };
