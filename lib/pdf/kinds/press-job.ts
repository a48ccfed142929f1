import type { LaidPicture } from "@/lib/domain/belle-alliance/drawing/draw-picture";
import type { PackOptions } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type {
  RosterAudience,
  RosterPrintOptions,
} from "@/lib/domain/bogowie-wojny/list/roster-print";
import type { RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { Language } from "@/lib/domain/document/language";
import type { Paper } from "@/lib/domain/document/paper";
import type { SheetTable } from "@/lib/domain/document/rule-tables/sheet-table";
import type { TableSheetOptions } from "@/lib/domain/table/sheets/table-sheets";

/** Print options: the language of the labels and the paper. */
export interface PrintOptions {
  readonly language: Language;
  readonly paper: Paper;
}

/** An SVG file to be rasterised. */
export interface Picture {
  readonly svg: string;
  readonly widthPx: number;
}

/** Tables of the rules for use during a game. */
export interface Reference {
  /** The title of the scenario they were chosen for; empty if none. */
  readonly title: string;
  readonly tables: readonly SheetTable[];
}

/** An army list to be printed for play. */
export interface RosterPrint extends RosterPrintOptions {
  readonly view: RosterView;
  /** The address of this version of the list; empty if unknown. */
  readonly link: string;
  /** The note on secrets: `opponent`: they are left out; `owner`: they are included; `null`: there are none. */
  readonly secrets: RosterAudience | null;
}

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
        readonly below: readonly LaidPicture[];
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

/** A printed document. */
export interface Printed {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Characters missing from our fonts, printed as ◊. */
  readonly unprintable: readonly string[];
}

/** A page as a small picture. */
export interface PagePicture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Base64-encoded. */
  readonly png: string;
}

/** A preview of a document. */
export interface PagesShown {
  /** The page count of the whole document; 0 if it is empty. */
  readonly pages: number;
  /** Pictures of the first pages. */
  readonly pictures: readonly PagePicture[];
}

/** A worker's answer to a job. */
export type PressAnswer =
  | { readonly id: number; readonly printed: Printed; readonly memoryBytes: number }
  | { readonly id: number; readonly fault: string; readonly memoryBytes: number };
