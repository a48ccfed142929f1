import { effectOfRow, type TerrainEffect } from "@/lib/rules/belle-alliance/terrain-effect";
import { breadthAtCm, type Disc, discsWithin } from "@/lib/terrain/breadth";
import type { Point } from "@/lib/terrain/point";
import { type Ring, ringContains } from "@/lib/terrain/ring";
import { flattened, smoothRing } from "@/lib/terrain/smooth";
import type { PointCm } from "../../document/primitives";
import { waterLook } from "../../table/looks/ways";
import { ROUND_SAMPLE } from "./corners";
import { effectOfWidth } from "./stream";
import { choice } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

/** A watercourse wider than this can only be crossed by bridge or ford [2.3.6]. */
export const WIDEST_WITHOUT_CROSSING_CM = 5;

const START: readonly PointCm[] = [
  [-20, 4],
  [0, 5],
  [20, 4],
  [20, -4],
  [0, -5],
  [-20, -4],
];
const RIVER_SAMPLE: PointCm[] = [
  [0.1, 1.2],
  [4.5, 1.8],
  [8.9, 0.8],
  [8.9, 3.8],
  [4.5, 4],
  [0.1, 4.2],
];

/** Water with two banks, parallel or not: a broad river, or a pond. */
export const water = terrainKind({
  ...waterLook,
  fields: { water: choice(["river", "pond"], "river") },
  family: "ways",
  toolKey: "Y",
  start: START,
  /** The rules only mention watercourses; standing water is treated as one. */
  meaning: (feature) => {
    const { effect } = waterBody(feature.points);
    if (feature.water === "river") return effect;
    return { ...effect, remarks: [...effect.remarks, "standing-water"] };
  },
  sample: ({ water: sort }) => ({ points: sort === "pond" ? ROUND_SAMPLE : RIVER_SAMPLE }),
});

/** An area of water as drawn, the discs that fill it from bank to bank, and its effect. */
export interface WaterBody {
  readonly ring: Ring;
  readonly discs: readonly Disc[];
  readonly effect: TerrainEffect;
}

/** Cached bodies: an edit leaves most features the same objects. */
const BODIES = new WeakMap<readonly PointCm[], WaterBody>();

export function waterBody(points: readonly PointCm[]): WaterBody {
  const known = BODIES.get(points);
  if (known) return known;
  const ring = flattened(smoothRing(points), points.length > MANY_CORNERS ? 1 : 4);
  const discs = discsWithin(ring);
  const body = { ring, discs, effect: effectOfDiscs(discs) };
  BODIES.set(points, body);
  return body;
}

/** The most looks at its banks needed to measure an area of water. */
export const STEPS_PER_WATER = 150_000;

/**
 * The width of the water at a place in cm, treated as that of a watercourse; null outside the water [2.3.6, table 5].
 */
export function waterWidthAtCm(points: readonly PointCm[], at: Point): number | null {
  const { ring, discs } = waterBody(points);
  return ringContains(ring, at) ? breadthAtCm(at, discs) : null;
}

/** With more corners than this, the curve is almost straight between them. */
const MANY_CORNERS = 100;
/** The number of places at which an area's breadth is sampled. */
const PLACES = 100;
/** The share of an area that may be of another class, such as its ends, while the whole still counts as one class. */
const LITTLE = 0.03;

/**
 * The effect of an area of water as a whole: a single class, or an obstacle II that in places can only be crossed by
 * bridge or ford.
 */
function effectOfDiscs(discs: readonly Disc[]): TerrainEffect {
  const every = Math.ceil(discs.length / PLACES);
  const widths = discs
    .filter((_, at) => at % every === 0)
    .map(({ middle }) => breadthAtCm(middle, discs));
  const share = (is: (widthCm: number) => boolean) =>
    widths.filter(is).length / (widths.length || 1);
  const broad = share((widthCm) => widthCm > WIDEST_WITHOUT_CROSSING_CM);
  if (broad >= 1 - LITTLE) return effectOfWidth(Number.POSITIVE_INFINITY);
  if (broad > LITTLE) {
    return effectOfRow("watercourse-1-to-5", { impassable: true, remarks: ["crossing-in-places"] });
  }
  const narrow = share((widthCm) => widthCm < 1);
  return effectOfWidth(narrow > 1 - LITTLE ? 0.5 : 1);
}
