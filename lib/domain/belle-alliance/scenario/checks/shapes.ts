import { type Box, boxAround, boxesOverlap, boxesTouch, widened } from "@/lib/terrain/box";
import { breadthAtCm } from "@/lib/terrain/breadth";
import { ownOutline, placedOutline } from "@/lib/terrain/placement";
import type { Point, Segment } from "@/lib/terrain/point";
import { distanceToLineCm, type Polyline, segmentsOf } from "@/lib/terrain/polyline";
import { closedLine, type Ring, ringContains } from "@/lib/terrain/ring";
import { flattened, smoothLine, smoothRing } from "@/lib/terrain/smooth";
import {
  STEPS_PER_WATER,
  type WaterBody,
  WIDEST_WITHOUT_CROSSING_CM,
  waterBody,
} from "../../ground/water";
import type { Feature } from "../feature";
import type { CheckBudget } from "./check-budget";
import type { UnitOnTable } from "./check-context";

/** A drawn area or line as it lies on the table, with its bounding box. */
export interface Shape<Of extends Feature = Feature> {
  readonly feature: Of;
  /** The JSON Pointer of the feature. */
  readonly path: string;
  readonly points: readonly Point[];
  readonly box: Box;
}

export type BuildingShape = Shape<Extract<Feature, { kind: "building" }>>;

/** Buildings are drawn with straight walls. */
export function buildingShapes(features: readonly Feature[]): BuildingShape[] {
  return features.flatMap((feature, i) => {
    if (feature.kind !== "building") return [];
    return [
      { feature, path: `/map/features/${i}`, ...measuredOnce(feature, () => feature.points) },
    ];
  });
}

/** Woods, as the smooth curves that are drawn. */
export function woodShapes(features: readonly Feature[]): Omit<Shape, "path">[] {
  return features.flatMap((feature) => {
    if (feature.kind !== "wood") return [];
    const curve = () => flattened(smoothRing(feature.points));
    return [{ feature, ...measuredOnce(feature, curve) }];
  });
}

export type HillShape = Shape<Extract<Feature, { kind: "hill" }>>;

/** The number of straight steps between two corners of a hill's edge; at most 1 to 2 mm off the curve. */
export const HILL_STEPS = 4;

/** Hill layers as the smooth curves that are drawn. */
export function hillShapes(features: readonly Feature[]): HillShape[] {
  return features.flatMap((feature, i) => {
    if (feature.kind !== "hill") return [];
    const curve = () => flattened(smoothRing(feature.points), HILL_STEPS);
    return [{ feature, path: `/map/features/${i}`, ...measuredOnce(feature, curve) }];
  });
}

export type BridgeShape = Omit<Shape<Crossing>, "path">;

/** Bridges, which are drawn from bank to bank; fords are not included. */
export function bridgeShapes(features: readonly Feature[]): BridgeShape[] {
  return features.flatMap((feature) => {
    if (feature.kind !== "crossing") return [];
    const { crossing } = feature;
    if (crossing !== "wood-bridge" && crossing !== "stone-bridge") return [];
    return [{ feature, ...measuredOnce(feature, () => feature.points) }];
  });
}

/** Watercourses of any width as the smooth curves that are drawn. */
export function streamShapes(features: readonly Feature[]): Omit<Shape<Stream>, "path">[] {
  return features.flatMap((feature) => {
    if (feature.kind !== "stream") return [];
    const curve = () => flattened(smoothLine(feature.points));
    return [{ feature, ...measuredOnce(feature, curve) }];
  });
}

/** Ditches, which count as watercourses [2.3.6]. */
export function ditchShapes(features: readonly Feature[]): Omit<Shape, "path">[] {
  return features.flatMap((feature) => {
    if (feature.kind !== "fence" || feature.fence !== "ditch") return [];
    return [{ feature, ...measuredOnce(feature, () => feature.points) }];
  });
}

type Stream = Extract<Feature, { kind: "stream" }>;

/** Roads as the smooth curves that are drawn. */
export function roadShapes(features: readonly Feature[]): Omit<RoadShape, "path">[] {
  return features.flatMap((feature) => {
    if (feature.kind !== "road") return [];
    const curve = () => flattened(smoothLine(feature.points));
    return [{ feature, ...measuredOnce(feature, curve) }];
  });
}

type RoadShape = Shape<Extract<Feature, { kind: "road" }>>;

/** Broad water, as the smooth curves that are drawn; areas that the effort cannot afford to measure are left out. */
export function waterShapes(
  features: readonly Feature[],
  effort: CheckBudget,
): Omit<Shape<BroadWater>, "path">[] {
  return features.flatMap((feature) => {
    if (feature.kind !== "water" || !effort.tryTakeOnce(feature.points, STEPS_PER_WATER)) return [];
    return [{ feature, ...measuredOnce(feature, () => waterBody(feature.points).ring) }];
  });
}

type BroadWater = Extract<Feature, { kind: "water" }>;

/** A watercourse's middle or an area's bank as a line, and how far from it the water reaches. */
export interface WetLine {
  readonly points: Polyline;
  readonly reachCm: number;
  readonly box: Box;
  /** The bank of an area, which holds water as well. */
  readonly isBank: boolean;
}

/** A stream whose width is not decided yet. */
const NARROW_CM = 1;

/** Everything a bridge or ford may lead over: streams, ditches and broad water of any width [2.3.6]. */
export function watersOf(features: readonly Feature[], effort: CheckBudget): WetLine[] {
  const streams = streamShapes(features).map(({ feature: { widthCm }, points, box }) => {
    const reachCm = (widthCm ?? NARROW_CM) / 2;
    return { points, reachCm, box, isBank: false };
  });
  const ditches = ditchShapes(features).map(({ points, box }) => {
    return { points, reachCm: NARROW_CM / 2, box, isBank: false };
  });
  const areas = waterShapes(features, effort).map(({ points, box }) => {
    return { points: closedLine(points), reachCm: 0, box, isBank: true };
  });
  return [...streams, ...ditches, ...areas];
}

/**
 * Water that can only be crossed by bridges and fords, with those crossings: a watercourse, or an area where it is
 * broad enough.
 */
export type Water = (
  | { readonly line: Polyline; readonly reachCm: number }
  | Pick<WaterBody, "ring" | "discs">
) & {
  readonly box: Box;
  readonly crossings: readonly Crossing[];
};

type Crossing = Extract<Feature, { kind: "crossing" }>;

/** The water over 5 cm wide [2.3.6]. */
export function impassableWaters(features: readonly Feature[], effort: CheckBudget): Water[] {
  const crossings = features.filter((each) => each.kind === "crossing");
  const lines = streamShapes(features).flatMap(({ feature: { widthCm }, points, box }) => {
    if (widthCm === null || widthCm <= WIDEST_WITHOUT_CROSSING_CM) return [];
    const reachCm = widthCm / 2;
    return [{ line: points, reachCm, box: widened(box, reachCm), crossings }];
  });
  const areas = waterShapes(features, effort).flatMap(({ feature, box }) => {
    const body = waterBody(feature.points);
    return body.effect.impassable ? [{ ...body, box, crossings }] : [];
  });
  return [...lines, ...areas];
}

/** Copying a stretch costs as much as this many looks at it. */
const STEPS_PER_STRETCH = 4;

/**
 * The parts of some water that may reach into a box, with the crossings there: single segments of a watercourse, or the
 * whole of an area.
 */
export function stretchesNear(water: Water, box: Box, effort: CheckBudget): Water[] {
  const { crossings } = water;
  const looks = STEPS_PER_STRETCH * piecesOf(water) + crossings.length;
  if (!boxesOverlap(water.box, box) || !effort.tryTake(looks)) return [];
  const near = crossings.filter((each) => boxesTouch(boxOfCrossing(each), box));
  if ("ring" in water) return [{ ...water, crossings: near }];
  const reached = widened(box, water.reachCm);
  return segmentsOf(water.line).flatMap((segment) =>
    mayReach(segment, reached) ? [{ ...water, line: segment, crossings: near }] : [],
  );
}

/** The looks it takes to decide whether a point lies in the water. */
export function searchCost(water: Water): number {
  return piecesOf(water) + pointsOf(water.crossings);
}

function piecesOf(water: Water): number {
  return "ring" in water ? water.ring.length + water.discs.length : water.line.length - 1;
}

function mayReach([[x, y], [toX, toY]]: Segment, { minX, minY, maxX, maxY }: Box): boolean {
  return (
    Math.max(x, toX) >= minX &&
    Math.min(x, toX) <= maxX &&
    Math.max(y, toY) >= minY &&
    Math.min(y, toY) <= maxY
  );
}

/** The box around all the ground that counts as part of the crossing. */
function boxOfCrossing(crossing: Crossing): Box {
  const { box } = measuredOnce(crossing, () => crossing.points);
  return widened(box, crossing.widthCm / 2 + OVERHANG_CM);
}

/** The total number of points of some shapes. */
export function pointsOf(shapes: readonly { readonly points: readonly Point[] }[]): number {
  return shapes.reduce((sum, { points }) => sum + points.length, 0);
}

/**
 * Troops on a bridge or ford may overhang its sides by this much, because every base is wider than the crossings drawn.
 */
const OVERHANG_CM = 1.5;

/** Whether a point lies in water and not on a crossing. */
export function isInWater(at: Point, water: Water): boolean {
  if (!isWet(at, water)) return false;
  return !water.crossings.some(
    ({ points, widthCm }) => distanceToLineCm(at, points) <= widthCm / 2 + OVERHANG_CM,
  );
}

function isWet(at: Point, water: Water): boolean {
  if ("line" in water) return distanceToLineCm(at, water.line) < water.reachCm;
  const isBroad = () => breadthAtCm(at, water.discs) > WIDEST_WITHOUT_CROSSING_CM;
  return ringContains(water.ring, at) && isBroad();
}

/** Cached measurements of each feature: an edit leaves most features the same objects. */
const MEASURED = new WeakMap<Feature, Pick<Shape, "points" | "box">>();

function measuredOnce(feature: Feature, points: () => readonly Point[]) {
  const known = MEASURED.get(feature);
  if (known) return known;
  const drawn = points();
  const fresh = { points: drawn, box: boxAround(drawn) };
  MEASURED.set(feature, fresh);
  return fresh;
}

/** An overlap smaller than this counts as standing next to each other. */
const TOLERANCE_CM = 0.3;

/** A unit's ground without a rim of 3 mm, and the bounding box of that. */
interface Core {
  readonly ring: Ring;
  readonly box: Box;
  /** Its size along and across its own front. */
  readonly widthCm: number;
  readonly depthCm: number;
}

const CORES = new WeakMap<Ring, Core>();

/** The inner part of the ground a unit covers. */
export function coreOf({ placement, outline }: UnitOnTable): Core {
  const known = CORES.get(outline);
  if (known) return known;
  const own = ownOutline(outline, placement);
  const { minX, maxX, minY, maxY } = boxAround(own);
  const widthCm = Math.max(0.1, maxX - minX - 2 * TOLERANCE_CM);
  const depthCm = Math.max(0.1, maxY - minY - 2 * TOLERANCE_CM);
  const inside = own.map(
    ([x, y]): Point => [(x * widthCm) / (maxX - minX), (y * depthCm) / (maxY - minY)],
  );
  const ring = placedOutline(inside, placement);
  const core = { ring, box: boxAround(ring), widthCm, depthCm };
  CORES.set(outline, core);
  return core;
}
