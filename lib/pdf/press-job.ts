import type { RosterAudience, RosterLayout } from "@/lib/domain/army-list/roster-print";
import type { RosterView } from "@/lib/domain/army-list/roster-view";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import type { Language } from "@/lib/domain/language";
import type { Paper } from "@/lib/domain/paper";
import type { SheetTable } from "@/lib/domain/rule-tables/sheet-tables";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";

/** How a document is to be printed: the language of its labels and the paper. */
export interface PrintOptions {
  readonly language: Language;
  readonly paper: Paper;
}

/** An SVG file to be drawn in pixels. */
export interface Picture {
  readonly svg: string;
  readonly widthPx: number;
}

/** Tables of the rules to lay beside the game. */
export interface Reference {
  /** What they were chosen for: a scenario's title; empty where for nothing in particular. */
  readonly title: string;
  readonly tables: readonly SheetTable[];
}

/** An army list to play from. */
export interface RosterPrint {
  readonly view: RosterView;
  readonly layout: RosterLayout;
  /** The address of this state of the list; empty where it is not known. */
  readonly link: string;
  /** What is said of its secrets: `opponent`, that they are left out; `owner`, that they are in it; `null`: there are none. */
  readonly secrets: RosterAudience | null;
}

/** A document to be set in type. */
export type TypesetJob = PrintOptions &
  (
    | { readonly work: "pack"; readonly view: ScenarioView; readonly only?: "map" }
    | ({ readonly work: "roster" } & RosterPrint)
    | ({ readonly work: "reference" } & Reference)
    | { readonly work: "battlefield"; readonly field: Battlefield }
  );

/** What a worker should print; all of it comes from the reader's own view. */
export type PressJob = TypesetJob | ({ readonly work: "picture" } & Picture);

/** A printed document. */
export interface Printed {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Characters our fonts lack, shown as ◊ in print. */
  readonly unprintable: readonly string[];
}

/** A worker's answer to a job. */
export type PressAnswer =
  | { readonly id: number; readonly printed: Printed; readonly memoryBytes: number }
  | { readonly id: number; readonly fault: string; readonly memoryBytes: number };
