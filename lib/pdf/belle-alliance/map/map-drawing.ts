import type { SideColour } from "@/lib/domain/table/side-colours";

/** A scale bar of equal parts, with the figures at its marks and their unit. */
export interface ScaleBar {
  readonly partMm: number;
  readonly figures: readonly string[];
  readonly unit: string;
}

/** A map for the template: the picture and the texts around it; all lengths in mm on paper. */
export interface MapDrawing {
  readonly title: string;
  readonly landscape: boolean;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly scaleText: string;
  /** The text alternative of the drawing. */
  readonly alternative: string;
  readonly note: string;
  /** The table with everything on it, as an SVG file. */
  readonly svg: string;
  /** Figures at the edges; null if the reader has no grid. */
  readonly grid: {
    readonly stepMm: number;
    readonly columns: readonly string[];
    readonly rows: readonly string[];
    readonly figuresMm: number;
  } | null;
  readonly bars: readonly ScaleBar[];
  readonly north: string;
  readonly legendLabel: string;
  readonly legendColumns: number;
  /** Signs as SVG files, with their meanings. */
  readonly legend: readonly { readonly svg: string; readonly text: string }[];
  /** Numbered units and lettered commanders, one block per side; empty if the map shows names. */
  readonly keyLabel: string;
  readonly key: readonly {
    readonly name: string;
    readonly colour: SideColour;
    readonly rows: readonly (readonly [number: string, unit: string, under: string])[];
  }[];
}
