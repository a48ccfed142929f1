import type { Language } from "@/lib/domain/language";
import type { SideColour } from "@/lib/domain/scenario/side-colours";
import type { MapDrawing } from "../map/map-drawing";
import type { Block } from "../text/prose";

/** A column of a table: its heading, its share of the width (or mm, where fixed) and how it is set. */
export interface Column {
  readonly label: string;
  readonly widthMm: number | null;
  /** `bracketed`: as `right`, with room for what stands in brackets on a second line. */
  readonly align: "left" | "right" | "center" | "bracketed";
}

/** A formation's or a unit's row in an order of battle; `cells` follow the columns after the first. */
export type OrderRow =
  | {
      readonly row: "formation";
      readonly depth: number;
      readonly name: string;
      readonly detail: string;
      /** Whether units stand below it, on whose pages its row is repeated. */
      readonly leadsUnits: boolean;
      readonly notes: readonly string[];
      readonly cells: readonly string[];
    }
  | {
      readonly row: "unit";
      readonly depth: number;
      /** Its number on the map; empty where the map shows names. */
      readonly key: string;
      readonly name: string;
      readonly notes: readonly string[];
      /** Numbers of its sources in the list below the table. */
      readonly sources: readonly number[];
      readonly cells: readonly string[];
    };

/** What a document is made of, in the order it is printed. */
export type Part =
  | {
      readonly part: "heading";
      readonly level: 1 | 2;
      readonly text: string;
      readonly colour: SideColour | null;
      readonly startsPage: boolean;
    }
  | { readonly part: "prose"; readonly blocks: readonly Block[]; readonly below: number }
  /** Says that something has not been written yet, or explains a table. */
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
      /** Unique in the document. */
      readonly name: string;
      readonly continued: string;
      /** Explains the marks used. */
      readonly key: readonly string[];
      readonly sourcesLabel: string;
      readonly sources: readonly string[];
    }
  | { readonly part: "map"; readonly map: MapDrawing };

/** The first page. */
export interface Cover {
  readonly title: string;
  readonly audience: string;
  readonly colour: SideColour | null;
  readonly lines: readonly string[];
  readonly sides: readonly { readonly name: string; readonly colour: SideColour }[];
  readonly contentsLabel: string;
  readonly credits: { readonly label: string; readonly blocks: readonly Block[] } | null;
}

/** A whole pack as the template `pack.typ` takes it: words in the reader's language, nothing left to work out. */
export interface PackSheet {
  /** Title in the file's properties. */
  readonly documentTitle: string;
  readonly runningHead: string;
  /** Language of the labels. */
  readonly language: Language;
  /** Language of the author's texts, for hyphenation. */
  readonly textLanguage: Language;
  readonly paper: string;
  /** Null where the map stands alone. */
  readonly cover: Cover | null;
  readonly parts: readonly Part[];
}
