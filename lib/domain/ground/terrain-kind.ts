import type { Table5RowId } from "@/lib/rules/belle-alliance/tables/table-5";
import type { TerrainEffect } from "@/lib/rules/belle-alliance/terrain-effect";
import type { TerrainReadings } from "@/lib/rules/belle-alliance/terrain-readings";
import type { Pen } from "../map-drawing/pen";
import type { DrawnPart, Stratum } from "../map-drawing/stratum";
import type { PointCm } from "../primitives";
import type { TerrainFields } from "./terrain-field";

/** A feature of a kind: what every feature has, its kind's fields, and its corners in cm, a closed ring (first corner not repeated) for areas. */
type Shape<Kind extends string, Fields extends TerrainFields> = {
  kind: Kind;
  id: string;
  name: string;
  hiddenFrom: string[];
  locked?: true | undefined;
  points: PointCm[];
} & { -readonly [Name in keyof Fields]: Fields[Name]["blank"] };

/** What else decides what a shape means. */
export interface MeaningContext {
  readonly readings: TerrainReadings;
  /** Width of a hill layer's band at the place in question; null where it is not known or nothing stands on the layer. */
  readonly bandWidthCm: number | null;
}

/** Families the desk's list of shapes is read in, in their order. */
export const TERRAIN_FAMILIES = [
  "hills",
  "buildings",
  "hedges",
  "works",
  "ground",
  "ways",
] as const;
export type TerrainFamily = (typeof TERRAIN_FAMILIES)[number];

/** A fault a shape can have by itself: its finding, and the field that is at fault. */
export interface OwnFault<Code extends string, Each> {
  readonly code: Code;
  readonly field: string;
  has(feature: Each): boolean;
}

/** All that is particular to a kind of terrain. Its words stand under its name in the message files. */
export interface TerrainParticulars<
  Kind extends string,
  Fields extends TerrainFields,
  Each,
  Open,
  Fault,
> {
  readonly kind: Kind;
  readonly shape: "area" | "line";
  /** In the order in which they are stored and asked for; the first is what is asked after drawing. */
  readonly fields: Fields;
  /** The finding while a field is open; none for a kind that leaves nothing open. */
  readonly openFinding?: Open;
  /** Further faults of a shape of this kind, whatever lies about it. */
  readonly faults?: readonly OwnFault<Fault & string, Each>[];
  readonly family: TerrainFamily;
  /** The letter of its drawing tool. */
  readonly toolKey: string;
  /** Corners after which drawing ends by itself. */
  readonly endsAfter?: number;
  /** Corners of a shape to begin with, about the place it is put at. */
  readonly start: readonly PointCm[];
  /** Whether a finger finds it only by a wider grip. */
  readonly isThin: boolean;
  /** Whether its name stands beside it; else along a line, and in an area's middle. */
  readonly isNamedBeside?: true;
  /** Whether a handle turns it. */
  readonly canTurn?: true;
  /** Strata it has parts in, lowest first. */
  readonly strata: readonly Stratum[];
  /** A new shape among those already there; as its fields begin where left out. */
  asDrawn?(feature: Each, others: readonly { kind: string; points?: PointCm[] }[]): Each;
  /** What it means in play, by its row of table 5 and its paragraphs. */
  meaning(feature: Each, context: MeaningContext): TerrainEffect;
  /** Rows of table 5 its players turn to; the row of its meaning where left out. */
  rows?(feature: Each): readonly Table5RowId[];
  /** The parts of its picture. */
  draw(feature: Each, pen: Pen): readonly DrawnPart[];
  /** Length in cm that small strokes stand along; none where left out. */
  fringeCm?(feature: Each): number;
  /** What of it is otherwise in the legend's sample, its corners at least. */
  sample(feature: Each): Partial<Each>;
  /** Where its front looks, in degrees clockwise from north; null where it has none. */
  facingDeg?(feature: Each): number | null;
}

export type TerrainKind<
  Kind extends string,
  Fields extends TerrainFields,
  Open extends string,
  Fault extends string,
> = TerrainParticulars<Kind, Fields, Shape<Kind, Fields>, Open, Fault>;

/** A kind of terrain; its schema follows from its fields. */
export function terrainKind<
  const Kind extends string,
  Fields extends TerrainFields,
  const Open extends string = never,
  const Fault extends string = never,
>(of: TerrainKind<Kind, Fields, Open, Fault>): TerrainKind<Kind, Fields, Open, Fault> {
  return of;
}

/** A shape of one of some kinds. */
export type ShapeOf<Each> =
  Each extends TerrainParticulars<string, TerrainFields, infer Shape, string, string>
    ? Shape
    : never;
