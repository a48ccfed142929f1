import type { SideColour } from "@/lib/domain/table/side-colours";
import type { BookSheet } from "../../document/book-sheet";
import type { ReferenceTables } from "../../document/reference-sheet";
import type { Block } from "../../document/text/prose";
import type { TableSection } from "../../table/sheets/table-section";
import type { MapDrawing } from "../map/map-drawing";
import type { PlayerCard } from "../reference/player-cards";
import type { AdjutantSlips } from "./adjutant-slip-section";
import type { DiagramSheet } from "./diagram-sheet";
import type { LabelSheets } from "./labels/label";
import type { MessageForms } from "./message-form-section";
import type { OrderSheets } from "./order-sheet-section";
import type { RunningSheet } from "./running-sheet-section";
import type { StandSheets } from "./stands/stand";
import type { CardSheets } from "./unit-sheets/card";
import type { VictorySheet } from "./victory-sheet-section";

/** A column of a table: its heading, its width (shared, or fixed in mm) and its alignment. */
export interface Column {
  readonly label: string;
  readonly widthMm: number | null;
  /** `bracketed`: like `right`, with space for a second line in brackets. */
  readonly align: "left" | "right" | "center" | "bracketed";
}

/**
 * A formation's or a unit's row in an order of battle; `cells` are for the columns after the first, `signs` for the
 * last.
 */
export type OrderRow =
  | {
      readonly row: "formation";
      readonly depth: number;
      readonly name: string;
      readonly detail: string;
      /** Whether it has units, on whose pages its row is repeated. */
      readonly leadsUnits: boolean;
      readonly notes: readonly string[];
      /** Signs explained in the key. */
      readonly signs: readonly string[];
      readonly cells: readonly string[];
    }
  | {
      readonly row: "unit";
      readonly depth: number;
      /** Its number on the map; empty if the map shows names. */
      readonly key: string;
      readonly name: string;
      readonly notes: readonly string[];
      /** Numbers of its sources in the list below the table. */
      readonly sources: readonly number[];
      /** Signs explained in the key. */
      readonly signs: readonly string[];
      readonly cells: readonly string[];
    };

/** A part of a text; parts are printed in order. */
export type Part =
  | {
      readonly part: "heading";
      readonly level: 1 | 2;
      readonly text: string;
      readonly colour: SideColour | null;
      readonly startsPage: boolean;
    }
  | { readonly part: "prose"; readonly blocks: readonly Block[]; readonly below: number }
  /** Remarks that something has not been written yet, or explains a table. */
  | { readonly part: "remark"; readonly text: string }
  | { readonly part: "facts"; readonly rows: readonly (readonly [string, string])[] }
  | {
      readonly part: "table";
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      /** Rows in bold at the foot. */
      readonly totals: readonly (readonly string[])[];
    }
  | {
      readonly part: "order-of-battle";
      readonly columns: readonly Column[];
      readonly rows: readonly OrderRow[];
      readonly totals: readonly string[];
      /** Unique within the document. */
      readonly name: string;
      readonly continued: string;
      /** The signs used and their meanings; the sign is empty if a column is explained. */
      readonly key: readonly (readonly [sign: string, meaning: string])[];
      readonly notesLabel: string;
      /** Notes shared by several rows, which refer to them by letter. */
      readonly notes: readonly string[];
      readonly sourcesLabel: string;
      readonly sources: readonly string[];
    };

/** A run of pages with the same layout: flowing text, or sheets that each take a page. */
export type Section =
  | { readonly section: "text"; readonly parts: readonly Part[] }
  /** The map, with the text that continues below it. */
  | { readonly section: "map"; readonly map: MapDrawing; readonly below: readonly Part[] }
  /** A side's order of battle as a tree, one page per side. */
  | { readonly section: "diagram"; readonly diagram: DiagramSheet }
  /** Tables of the rules for use during the game. */
  | { readonly section: "reference"; readonly reference: ReferenceTables }
  /** The rows for one player's own troops. */
  | { readonly section: "player-card"; readonly card: PlayerCard }
  | OrderSheets
  | MessageForms
  | AdjutantSlips
  | RunningSheet
  | VictorySheet
  | CardSheets
  | LabelSheets
  | StandSheets
  | TableSection;

/** The first page. */
export interface Cover {
  readonly title: string;
  readonly audience: string;
  readonly colour: SideColour | null;
  readonly lines: readonly string[];
  readonly sides: readonly { readonly name: string; readonly colour: SideColour }[];
  /** A small map of what the reader may know, without names; null if there is nothing to draw. */
  readonly map: {
    readonly svg: string;
    readonly widthMm: number;
    readonly heightMm: number;
    readonly alternative: string;
  } | null;
  readonly contentsLabel: string;
  readonly credits: { readonly label: string; readonly blocks: readonly Block[] } | null;
}

export type PackSheet = BookSheet<Cover, Section>;
