import type { TerrainReadings } from "@/lib/rules/belle-alliance/terrain-readings";
import { type Box, boxAround, boxContains, widened } from "@/lib/terrain/box";
import { breadthAtCm } from "@/lib/terrain/breadth";
import { bandWidthsCm, hillBand } from "@/lib/terrain/hill-band";
import type { Point } from "@/lib/terrain/point";
import { type Polyline, segmentsOf } from "@/lib/terrain/polyline";
import { edgesOf, type Ring, ringContains } from "@/lib/terrain/ring";
import { rowsOfRing } from "@/lib/terrain/ring-rows";
import { distanceToSegmentCm, squaredDistanceCm2 } from "@/lib/terrain/segment";
import { flattened, smoothLine, smoothRing } from "@/lib/terrain/smooth";
import { bandClassOf } from "../../ground/hill";
import { effectOfWidth } from "../../ground/stream";
import { WIDEST_WITHOUT_CROSSING_CM, waterBody } from "../../ground/water";
import type { Feature, ShapeFeature } from "../feature";
import { terrainMeaning } from "../terrain-meaning";
import { bitsOfEffect, GROUND_BITS, obstacleBit } from "./surface";

/** The drawn ground of a table. */
export interface MarchMap {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly features: readonly Feature[];
}

/** What the same map is to different units and scenarios. */
export interface MarchGroundOptions {
  readonly readings: TerrainReadings;
  /** How deep the edge of a wood is: two ranks of whoever marches [6.2.0], in cm. */
  readonly woodEdgeCm: number;
}

/** A part of the drawn ground that can be looked at by itself. */
export interface GroundPiece {
  readonly box: Box;
  /** Straight edges to be looked at for one place. */
  readonly looks: number;
  /** Whether it counts for nothing where a road leads through it (`surfaceOfBits`). */
  readonly isOpenedByRoads: boolean;
  /** The bits of what it is at a place; lines are at least `thinCm` wide to either side, so that none is stepped over. */
  bitsAt(at: Point, thinCm: number): number;
}

/** A column is on a road if its middle is this near to the road's. */
const ROAD_REACH_CM = 1;
/** Bases are wider than the bridges and fords drawn, so this much beside a crossing counts as on it. */
const CROSSING_REACH_CM = 1.5;
/** The least half width of lines as boxes are made. */
const MOST_THIN_CM = 1;

/** The drawn ground, or some of a map's features, in pieces; names of places are none. */
export function groundPieces(
  map: MarchMap,
  options: MarchGroundOptions,
  features: MarchMap["features"] = map.features,
): GroundPiece[] {
  return features.flatMap((feature) => {
    if (feature.kind === "place") return [];
    const isOpenedByRoads = OPENED_BY_ROADS.has(feature.kind);
    return piecesOf(feature, { map, ...options }).map((piece) => ({ ...piece, isOpenedByRoads }));
  });
}

/** Roads lead through these, but not through water and field works. */
const OPENED_BY_ROADS: ReadonlySet<string> = new Set([
  "hill",
  "wood",
  "ground",
  "wall",
  "hedge",
  "fence",
] satisfies ShapeFeature["kind"][]);

type Piece = Omit<GroundPiece, "isOpenedByRoads">;

type Around = MarchGroundOptions & { readonly map: MarchMap };

function piecesOf(feature: ShapeFeature, around: Around): Piece[] {
  switch (feature.kind) {
    case "hill":
      return hillPieces(feature, around.map);
    case "wood":
      return woodPieces(flattened(smoothRing(feature.points)), around.woodEdgeCm);
    case "ground":
      return [areaPiece(flattened(smoothRing(feature.points)), meaningBits(feature, around))];
    case "building":
      return [areaPiece(feature.points, GROUND_BITS.closed)];
    case "water":
      return [waterPiece(feature.points)];
    case "road":
      return linePieces(flattened(smoothLine(feature.points)), {
        bits: GROUND_BITS.road,
        reachCm: Math.max(ROAD_REACH_CM, feature.widthCm / 2),
      });
    case "stream":
      return linePieces(flattened(smoothLine(feature.points)), {
        bits: meaningBits(feature, around),
        reachCm: (feature.widthCm ?? 0) / 2,
      });
    case "crossing": {
      if (feature.crossing === null) return [];
      const bits = feature.crossing === "ford" ? GROUND_BITS.ford : GROUND_BITS.bridge;
      return crossingPieces(feature.points, bits, feature.widthCm / 2 + CROSSING_REACH_CM);
    }
    case "wall":
    case "hedge":
    case "fence":
    case "field-work":
      return linePieces(feature.points, { bits: meaningBits(feature, around), reachCm: 0 });
  }
}

function meaningBits(feature: ShapeFeature, { readings }: Around): number {
  const closes = OPENED_BY_ROADS.has(feature.kind) ? "fields" : "roads";
  return bitsOfEffect(terrainMeaning(feature, { readings }), closes);
}

function areaPiece(ring: Ring, bits: number): Piece {
  const contains = rowsOfRing(ring);
  const bitsAt = (at: Point) => (contains(at) ? bits : 0);
  return { box: boxAround(ring), looks: ring.length / EDGES_SKIPPED, bitsAt };
}

/** Segments of a rim that are looked at together. */
const RIM_RUN = 6;

/** The rim of a wood is an obstacle I, its edge ordinary ground, the rest wood [6.2.0]. */
function woodPieces(ring: Ring, woodEdgeCm: number): Piece[] {
  const rimBit = obstacleBit("I", "fields");
  const edges = edgesOf(ring);
  const runs = edges.flatMap((_, i) => (i % RIM_RUN === 0 ? [edges.slice(i, i + RIM_RUN)] : []));
  const rim = runs.map((run): Piece => {
    const bitsAt = (at: Point, thinCm: number) => {
      let squaredCm2 = Number.POSITIVE_INFINITY;
      for (const edge of run) squaredCm2 = Math.min(squaredCm2, squaredDistanceCm2(at, edge));
      const awayCm = Math.sqrt(squaredCm2);
      const bits = awayCm <= woodEdgeCm ? GROUND_BITS.woodEdge : 0;
      return awayCm <= thinCm ? bits | rimBit : bits;
    };
    const box = widened(boxAround(run.flat()), Math.max(woodEdgeCm, MOST_THIN_CM));
    return { box, looks: run.length, bitsAt };
  });
  return [areaPiece(ring, GROUND_BITS.wood), ...rim];
}

/** Broad water is of the class of its breadth at each place [2.3.6, table 5]. */
function waterPiece(points: ShapeFeature["points"]): Piece {
  const { ring, discs } = waterBody(points);
  const bitsAt = (at: Point) => {
    if (!ringContains(ring, at)) return 0;
    const widthCm = breadthAtCm(at, discs);
    if (widthCm > WIDEST_WITHOUT_CROSSING_CM) return GROUND_BITS.closed;
    return bitsOfEffect(effectOfWidth(widthCm), "roads");
  };
  return { box: boxAround(ring), looks: ring.length + discs.length, bitsAt };
}

/** Rows and boxes pass over all but about one in so many of an area's edges. */
const EDGES_SKIPPED = 8;

/** The band of a hill's layer up to the next one: difficult ground, and where it is narrow an obstacle [2.3.7, table 5]. */
function hillPieces(hill: Extract<Feature, { kind: "hill" }>, map: MarchMap): Piece[] {
  const above = map.features.flatMap((other) =>
    other.kind === "hill" && other.level === hill.level + 1 ? [other.points] : [],
  );
  const band = hillBand({ lower: hill.points, above, table: map });
  if (!band) return [];
  const edges = [...band.lowerEdge, ...band.upperEdge].reduce(
    (n, each) => n + each.edges.length,
    0,
  );
  const widthAtCm = bandWidthsCm(band);
  const bitsAt = (at: Point) => {
    const widthCm = widthAtCm(at);
    return widthCm === null ? 0 : bitsOfEffect(bandClassOf(widthCm).effect, "fields");
  };
  return [{ box: boxAround(band.outer), looks: edges / EDGES_SKIPPED, bitsAt }];
}

/** A line in pieces of a segment each, so that only those near a place are looked at. */
function linePieces(
  line: Polyline,
  { bits, reachCm }: { readonly bits: number; readonly reachCm: number },
): Piece[] {
  if (bits === 0) return [];
  return segmentsOf(line).map((segment) => {
    const box = widened(boxAround(segment), Math.max(reachCm, MOST_THIN_CM));
    const bitsAt = (at: Point, thinCm: number) =>
      boxContains(box, at) && distanceToSegmentCm(at, segment) <= Math.max(reachCm, thinCm)
        ? bits
        : 0;
    return { box, looks: 1, bitsAt };
  });
}

/** A crossing is as much narrower as lines are wider, so that a way over its cells keeps clear of the water. */
function crossingPieces(line: Polyline, bits: number, reachCm: number): Piece[] {
  return segmentsOf(line).map((segment) => ({
    box: widened(boxAround(segment), reachCm),
    looks: 1,
    bitsAt: (at, thinCm) => (distanceToSegmentCm(at, segment) <= reachCm - thinCm ? bits : 0),
  }));
}
