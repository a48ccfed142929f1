import type { PointCm } from "../../document/primitives";
import type { Pen } from "../drawing/pen";
import type { DrawnPart, Stratum } from "../drawing/stratum";

interface Basics {
  readonly id: string;
  /** Empty if it has none. */
  readonly name: string;
  /** Corners in cm: a closed ring (first corner not repeated) for areas, a line otherwise. */
  readonly points: readonly PointCm[];
}

/** What each kind of ground needs to be drawn, besides its corners; null where its author has not decided. */
interface Fields {
  hill: { readonly level: number };
  wood: unknown;
  ground: {
    readonly ground:
      | "orchard"
      | "ploughed"
      | "overgrown"
      | "scrub"
      | "garden"
      | "marsh"
      | "pit"
      | null;
  };
  building: {
    readonly material: "wood" | "stone" | "strong-stone" | null;
    readonly reinforced: boolean;
  };
  road: { readonly surface: "paved" | "earth"; readonly widthCm: number };
  stream: { readonly widthCm: number | null };
  water: { readonly water: "river" | "pond" };
  crossing: {
    readonly crossing: "wood-bridge" | "stone-bridge" | "ford" | null;
    readonly widthCm: number;
  };
  wall: { readonly height: "under-1m" | "1-2m" | "over-2m" | null };
  hedge: { readonly hedge: "hedge-row" | "hedge" | "holstein-hedge" | null };
  fence: { readonly fence: "fence" | "shrubs" | "dyke" | "ditch" | null };
  "field-work": {
    readonly work: "abatis" | "chevaux-de-frise" | "barricade" | "emplacement" | null;
  };
}

export type ShapeKind = keyof Fields;
export type ShapeOf<Kind extends ShapeKind> = { readonly kind: Kind } & Basics & Fields[Kind];
/** An area or a line of ground as it is drawn, whatever its effect in a game. */
export type Shape = { [Kind in ShapeKind]: ShapeOf<Kind> }[ShapeKind];

/** How one kind of ground is drawn, on paper and by hand. */
export interface Look<Kind extends string, Each> {
  readonly kind: Kind;
  readonly shape: "area" | "line";
  /** The number of corners after which drawing ends automatically. */
  readonly endsAfter?: number;
  /** Set if a drag draws it from corner to corner. */
  readonly isRectangle?: true;
  /** Set for an area that needs a wider hit area for touch, as all lines do. */
  readonly isSmall?: true;
  /** Whether it is drawn as a curve through its corners; if left out, straight from corner to corner. */
  isCurved?(shape: Each): boolean;
  /** Set if its name is placed next to it; otherwise along a line, or in the middle of an area. */
  readonly isNamedBeside?: true;
  /** The strata it has parts in, lowest first. */
  readonly strata: readonly Stratum[];
  /** Draws the parts of its picture. */
  draw(shape: Each, pen: Pen): readonly DrawnPart[];
  /** The length in cm that small strokes are drawn along; none if left out. */
  fringeCm?(shape: Each): number;
}

/** Defines a look, typed by the shapes of its kind. */
export function look<const Kind extends ShapeKind>(
  of: Look<Kind, ShapeOf<Kind>>,
): Look<Kind, ShapeOf<Kind>> {
  return of;
}
