import type { SideColour } from "@/lib/domain/scenario/side-colours";

/** A step of a path in mm from the map's upper left corner. */
export type PathStep =
  | readonly ["m" | "l", x: number, y: number]
  | readonly ["c", x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ["z"];

/** A path with the name of the style that `map.typ` draws it in. */
export interface MapShape {
  readonly style: string;
  readonly path: readonly PathStep[];
  /** Width of a line that has one on the ground. */
  readonly widthMm?: number;
  /** Layer of a hill. */
  readonly level?: number;
}

/** A text whose box is centred at a place. */
export interface MapLabel {
  readonly style: "place" | "minor-place" | "feature" | "unit" | "key";
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly turnDeg: number;
  /** White on the side's colour inside a footprint. */
  readonly onUnit: boolean;
}

/** A unit's footprint, with the place and direction of its front. */
export interface MapUnit {
  readonly colour: SideColour;
  readonly arm: string;
  readonly path: readonly PathStep[];
  /** The walls of the building it holds; empty where it holds none. */
  readonly holds: readonly PathStep[];
  /** Middle of the front and the direction it faces, degrees clockwise from north. */
  readonly front: readonly [x: number, y: number];
  readonly facingDeg: number;
}

/** A commander's disc. */
export interface MapCommander {
  readonly colour: SideColour;
  readonly x: number;
  readonly y: number;
  /** His letter in the key; empty where his name stands beside him, for which he bears a star. */
  readonly text: string;
}

export interface MapLegendItem {
  readonly text: string;
  /** A terrain style, a unit's arm, or the colour of a side or commander. */
  readonly kind: "terrain" | "arm" | "side" | "commander" | "entry";
  readonly style: string;
  /** What is drawn, where the style alone does not tell it; mm from the sample's upper left corner. */
  readonly shapes?: readonly MapShape[];
}

/** A bar of so many equal parts, the figures at its marks, and their unit. */
export interface ScaleBar {
  readonly partMm: number;
  readonly figures: readonly string[];
  readonly unit: string;
}

/** A map ready to be drawn; all lengths in mm on paper, y downwards. */
export interface MapDrawing {
  readonly title: string;
  readonly landscape: boolean;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly scaleText: string;
  /** What the drawing shows, for those who cannot see it. */
  readonly alternative: string;
  readonly note: string;
  readonly shapes: readonly MapShape[];
  readonly units: readonly MapUnit[];
  readonly commanders: readonly MapCommander[];
  readonly entries: readonly {
    readonly x: number;
    readonly y: number;
    readonly colour: SideColour;
    readonly text: string;
  }[];
  readonly labels: readonly MapLabel[];
  readonly leaders: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
  /** Lines of the cm grid with the figures at the edges; null where the reader has no grid. */
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
  readonly legend: readonly MapLegendItem[];
  /** Numbered units and lettered commanders, a block a side; empty where names stand on the map. */
  readonly keyLabel: string;
  readonly key: readonly {
    readonly name: string;
    readonly colour: SideColour;
    readonly rows: readonly (readonly [number: string, unit: string, under: string])[];
  }[];
}
