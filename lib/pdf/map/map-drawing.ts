import type { SideColour } from "@/lib/domain/scenario/side-colours";

/** A bar of equal parts, the figures at its marks, and their unit. */
export interface ScaleBar {
  readonly partMm: number;
  readonly figures: readonly string[];
  readonly unit: string;
}

/** A map as the template sets it: the picture, and the texts around it; all lengths in mm on paper. */
export interface MapDrawing {
  readonly title: string;
  readonly landscape: boolean;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly scaleText: string;
  /** What the drawing shows, for those who cannot see it. */
  readonly alternative: string;
  readonly note: string;
  /** The table with all on it, as an SVG file. */
  readonly svg: string;
  /** Figures at the edges; null where the reader has no grid. */
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
  /** Each sign as an SVG file, and what it means. */
  readonly legend: readonly { readonly svg: string; readonly text: string }[];
  /** Numbered units and lettered commanders, a block a side; empty where names stand on the map. */
  readonly keyLabel: string;
  readonly key: readonly {
    readonly name: string;
    readonly colour: SideColour;
    readonly rows: readonly (readonly [number: string, unit: string, under: string])[];
  }[];
}
