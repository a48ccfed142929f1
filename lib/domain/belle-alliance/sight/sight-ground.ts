import { BASES } from "@/lib/rules/belle-alliance/scale";
import { SIGHT_READINGS, type SightReadings } from "@/lib/rules/belle-alliance/sight";
import type { TerrainReadings } from "@/lib/rules/belle-alliance/terrain-readings";
import { type Box, boxAround } from "@/lib/terrain/box";
import { type Outline, outlineContains, outlineOf } from "@/lib/terrain/chord";
import type { Point, Segment } from "@/lib/terrain/point";
import { segmentsOf } from "@/lib/terrain/polyline";
import type { Ring } from "@/lib/terrain/ring";
import { touchingGroups } from "@/lib/terrain/touching";
import { drawnLine } from "../../table/looks/looks";
import { terrainKindOf } from "../ground/kinds";
import type { Feature, ShapeFeature } from "../scenario/feature";
import { terrainMeaning } from "../scenario/terrain-meaning";

/** A layer of a hill: shapes of one level that overlap or touch are one. */
export interface Slab {
  readonly id: string;
  readonly level: number;
  readonly outline: Outline;
}

/** A building, or woods that overlap or touch; it rises one layer above its ground. */
export interface Screen {
  readonly id: string;
  readonly by: "wood" | "building";
  readonly outline: Outline;
}

/** Buildings that overlap or touch. Each has its own garrison [6.1.1], but no look passes between them. */
interface Terrace {
  readonly outline: Outline;
  readonly screens: readonly Screen[];
}

/** A wall, hedge or work behind which units are in cover. */
interface Breastwork {
  readonly id: string;
  readonly edges: readonly Segment[];
  readonly box: Box;
}

/** The ground of a map, prepared for many looks over it. */
export interface SightGround {
  /** The lowest first. */
  readonly slabs: readonly Slab[];
  readonly screens: readonly Screen[];
  readonly terraces: readonly Terrace[];
  readonly breastworks: readonly Breastwork[];
  readonly readings: SightReadings;
  /** Two ranks deep [6.2.0]. */
  readonly woodEdgeCm: number;
}

/** How a ground is read. */
export interface SightOptions {
  readonly readings?: Partial<SightReadings>;
  readonly terrain?: TerrainReadings;
  /** How deep a rank of infantry stands, in mm: two of them fill a wood's edge. */
  readonly rankDepthMm?: number;
}

/** The ground of a map as it is drawn, curves and all, prepared for looks over it [1.1.6]. */
export function sightGround(
  { features }: { readonly features: readonly Feature[] },
  { readings = {}, terrain, rankDepthMm = BASES.infantry.depthMm }: SightOptions = {},
): SightGround {
  const all = { ...SIGHT_READINGS, ...readings };
  const ringOf = (shape: ShapeFeature): Ring =>
    all.outlines === "drawn" ? drawnLine(shape) : shape.points;
  const shapes = features.flatMap((each) => (each.kind === "place" ? [] : [each]));
  const hills = shapes.flatMap((each) => (each.kind === "hill" ? [each] : []));
  const levels = [...new Set(hills.map(({ level }) => level))].toSorted((a, b) => a - b);
  const inOne = <Each extends ShapeFeature>(each: readonly Each[]) =>
    touchingGroups(each, ringOf).flatMap((group) =>
      group[0] ? [{ id: group[0].id, outline: outlineOf(group.map(ringOf)) }] : [],
    );
  const houses = touchingGroups(
    shapes.filter(({ kind }) => kind === "building"),
    ringOf,
  ).map((group): Terrace => {
    const screens = group.map((each): Screen => {
      return { id: each.id, by: "building", outline: outlineOf([ringOf(each)]) };
    });
    return { outline: outlineOf(group.map(ringOf)), screens };
  });
  return {
    slabs: levels.flatMap((level) =>
      inOne(hills.filter((each) => each.level === level)).map((each) => ({ ...each, level })),
    ),
    screens: [
      ...inOne(shapes.filter(({ kind }) => kind === "wood")).map((each) => {
        return { ...each, by: "wood" as const };
      }),
      ...houses.flatMap(({ screens }) => screens),
    ],
    terraces: houses.filter(({ screens }) => screens.length > 1),
    breastworks: shapes
      .filter((each) => isBreastwork(each, terrain))
      .map((each) => {
        const line = drawnLine(each);
        return { id: each.id, edges: segmentsOf(line), box: boxAround(line) };
      }),
    readings: all,
    woodEdgeCm: (2 * rankDepthMm) / 10,
  };
}

function isBreastwork(shape: ShapeFeature, readings: TerrainReadings | undefined): boolean {
  const meaning = terrainMeaning(shape, readings && { readings });
  return terrainKindOf(shape).shape === "line" && meaning.cover !== null;
}

/** The layer a place lies on, counted from the table; 0 is the table itself. */
export function levelAt({ slabs }: SightGround, at: Point): number {
  return slabs.findLast(({ outline }) => outlineContains(outline, at))?.level ?? 0;
}
