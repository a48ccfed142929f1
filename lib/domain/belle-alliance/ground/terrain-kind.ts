import type { Table5RowId } from "@/lib/rules/belle-alliance/tables/table-5";
import type { TerrainEffect } from "@/lib/rules/belle-alliance/terrain-effect";
import type { TerrainReadings } from "@/lib/rules/belle-alliance/terrain-readings";
import type { PointCm } from "../../document/primitives";
import type { Look } from "../../table/looks/look";
import type { TerrainFields } from "./terrain-field";

/**
 * A feature of one kind: the fields of every feature, those of its kind, and its corners in cm, a closed ring (first
 * corner not repeated) for areas.
 */
type Shape<Kind extends string, Fields extends TerrainFields> = {
  kind: Kind;
  id: string;
  name: string;
  hiddenFrom: string[];
  locked?: true | undefined;
  points: PointCm[];
} & { -readonly [Name in keyof Fields]: Fields[Name]["blank"] };

/** Other information that decides the effect of a shape. */
export interface MeaningContext {
  readonly readings: TerrainReadings;
  /** Width of a hill layer's band at the place in question; null if it is unknown or nothing stands on the layer. */
  readonly bandWidthCm: number | null;
}

/** The families that group shapes in the desk's list, in order. */
export const TERRAIN_FAMILIES = [
  "hills",
  "buildings",
  "hedges",
  "works",
  "ground",
  "ways",
] as const;
export type TerrainFamily = (typeof TERRAIN_FAMILIES)[number];

/** A fault of a single shape: its finding, and the field at fault. */
export interface OwnFault<Code extends string, Each> {
  readonly code: Code;
  readonly field: string;
  has(feature: Each): boolean;
}

/** Everything specific to one kind of terrain. Its words are under its name in the message files. */
export interface TerrainParticulars<
  Kind extends string,
  Fields extends TerrainFields,
  Each,
  Open,
  Fault,
> extends Look<Kind, Each> {
  /** In the order in which they are stored and asked for; the first is asked for after drawing. */
  readonly fields: Fields;
  /** The finding while a field is undecided; left out for kinds without undecided fields. */
  readonly openFinding?: Open;
  /** Other faults of a shape of this kind, regardless of what is around it. */
  readonly faults?: readonly OwnFault<Fault & string, Each>[];
  readonly family: TerrainFamily;
  /** The key of its drawing tool. */
  readonly toolKey: string;
  /** Initial corners of a shape, relative to the place where it is put. */
  readonly start: readonly PointCm[];
  /** Set if it has a handle for turning it. */
  readonly canTurn?: true;
  /** Adjusts a newly drawn shape to those already there; unchanged if left out. */
  adjustNew?(feature: Each, others: readonly { kind: string; points?: PointCm[] }[]): Each;
  /** Its effect in play, from its row of table 5 and its paragraphs. */
  meaning(feature: Each, context: MeaningContext): TerrainEffect;
  /** The rows of table 5 its players need; the row of its effect if left out. */
  rows?(feature: Each): readonly Table5RowId[];
  /** The fields that differ in the legend's sample, at least its corners. */
  sample(feature: Each): Partial<Each>;
  /** The direction of its front, in degrees clockwise from north; null if it has none. */
  facingDeg?(feature: Each): number | null;
}

export type TerrainKind<
  Kind extends string,
  Fields extends TerrainFields,
  Open extends string,
  Fault extends string,
> = TerrainParticulars<Kind, Fields, Shape<Kind, Fields>, Open, Fault>;

/** Defines a kind of terrain; its schema is derived from its fields. */
export function terrainKind<
  const Kind extends string,
  Fields extends TerrainFields,
  const Open extends string = never,
  const Fault extends string = never,
>(of: TerrainKind<Kind, Fields, Open, Fault>): TerrainKind<Kind, Fields, Open, Fault> {
  return of;
}

/** A shape of any of the given kinds. */
export type ShapeOf<Each> =
  Each extends TerrainParticulars<string, TerrainFields, infer Shape, string, string>
    ? Shape
    : never;
