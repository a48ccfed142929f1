import { type Box, boxAround, boxContains, widened } from "./box";
import { between, distanceCm, type Point, type Segment } from "./point";
import { edgesOf, type Ring, ringContains } from "./ring";
import { rowsOfRing } from "./ring-rows";
import { squaredDistanceCm2 } from "./segment";
import { flattened, smoothRing } from "./smooth";

interface HillLayers {
  readonly lower: Ring;
  /** Rings of the next layer; those that are not on `lower` are ignored. */
  readonly above: readonly Ring[];
  /** Bands are measured on the table only, because rings may both extend beyond its edge. */
  readonly table: { readonly widthCm: number; readonly depthCm: number };
}

/** The ground between a hill layer's edge and the layers on it, prepared for measuring. */
export interface HillBand {
  readonly outer: Ring;
  readonly inner: readonly { readonly ring: Ring; readonly box: Box }[];
  readonly lowerEdge: readonly Stretch[];
  readonly upperEdge: readonly Stretch[];
}

/** The band of a layer, between the smooth curves that are drawn; null if no layer is on it. */
export function hillBand({ lower, above, table }: HillLayers): HillBand | null {
  const outer = flattened(smoothRing(lower));
  const inner = above
    .map((ring) => flattened(smoothRing(ring)))
    .filter((ring) => ring.some((corner) => ringContains(outer, corner)))
    .map((ring) => ({ ring, box: boxAround(ring) }));
  const lowerEdge = stretchesOf(onTable(outer, table));
  const upperEdge = stretchesOf(inner.flatMap(({ ring }) => onTable(ring, table)));
  if (lowerEdge.length === 0 || upperEdge.length === 0) return null;
  return { outer, inner, lowerEdge, upperEdge };
}

/**
 * The width of a band at a point in cm; null for a point off the band. The rules give limits for a width without saying
 * how to measure it [2.3.7, table 5]: here it is the straight distance down from the point to the layer's edge plus
 * that up to the next layer. It is therefore never less than the narrowest gap between the two edges.
 */
export function bandWidthAtCm(band: HillBand, at: Point): number | null {
  if (!ringContains(band.outer, at) || isAbove(band, at)) return null;
  return nearestTo(band.lowerEdge)(at) + nearestTo(band.upperEdge)(at);
}

/**
 * Returns `bandWidthAtCm` for a band that is asked about many places, row by row: what one place showed is kept for the
 * next.
 */
export function bandWidthsCm(band: HillBand): (at: Point) => number | null {
  const isOn = rowsOfRing(band.outer);
  const above = band.inner.map(({ ring, box }) => ({ box, isIn: rowsOfRing(ring) }));
  const [lowerCm, upperCm] = [nearestTo(band.lowerEdge), nearestTo(band.upperEdge)];
  return (at) => {
    if (!isOn(at) || above.some(({ box, isIn }) => boxContains(box, at) && isIn(at))) return null;
    return lowerCm(at) + upperCm(at);
  };
}

/** A piece of a layer's edge, with the width of the band above it. */
export interface EdgePiece {
  readonly lengthCm: number;
  readonly widthCm: number;
}

/** The widths of a band along the layer's edge; 0 where the next layer's edge is on it or beyond it. */
export function bandWidthsAlong(band: HillBand): readonly EdgePiece[] {
  const nearestCm = nearestTo(band.upperEdge);
  return band.lowerEdge.flatMap(({ edges }) =>
    edges.flatMap((edge) => piecesOf(edge, band, nearestCm)),
  );
}

/** The longest step at which edges are measured. */
const STEP_CM = 0.5;

function piecesOf(
  [from, to]: Segment,
  band: HillBand,
  nearestCm: (at: Point) => number,
): EdgePiece[] {
  const wholeCm = distanceCm(from, to);
  const count = Math.ceil(wholeCm / STEP_CM);
  return Array.from({ length: count }, (_, i) => {
    const at = between(from, to, (i + 0.5) / count);
    const widthCm = isAbove(band, at) ? 0 : nearestCm(at);
    return { lengthCm: wholeCm / count, widthCm };
  });
}

function isAbove({ inner }: HillBand, at: Point): boolean {
  return inner.some(({ ring, box }) => boxContains(box, at) && ringContains(ring, at));
}

/**
 * Returns a function for the distance in cm from a point to the nearest edge. For consecutive points along a line it
 * tries the last nearest edge first, which rules out most others quickly.
 */
function nearestTo(stretches: readonly Stretch[]): (at: Point) => number {
  let last: Segment | undefined;
  return (at) => {
    let nearest = last ? squaredDistanceCm2(at, last) : Number.POSITIVE_INFINITY;
    for (const { edges, box } of stretches) {
      if (squaredGapCm2(at, box) >= nearest) continue;
      for (const edge of edges) {
        const squared = squaredDistanceCm2(at, edge);
        if (squared >= nearest) continue;
        nearest = squared;
        last = edge;
      }
    }
    return Math.sqrt(nearest);
  };
}

function squaredGapCm2(at: Point, { minX, maxX, minY, maxY }: Box): number {
  const dx = Math.max(minX - at[0], at[0] - maxX, 0);
  const dy = Math.max(minY - at[1], at[1] - maxY, 0);
  return dx * dx + dy * dy;
}

interface Stretch {
  readonly edges: readonly Segment[];
  readonly box: Box;
}

const STRETCH = 16;

/** Groups neighbouring edges, so that distant ones can be skipped by one look at their bounding box. */
function stretchesOf(edges: readonly Segment[]): readonly Stretch[] {
  const starts = edges.flatMap((_, i) => (i % STRETCH === 0 ? [i] : []));
  return starts.map((start) => {
    const stretch = edges.slice(start, start + STRETCH);
    return { edges: stretch, box: boxAround(stretch.flat()) };
  });
}

/** Edges within this distance of the table's own edge are not slopes. */
const RIM_CM = 0.05;

function onTable(ring: Ring, { widthCm, depthCm }: HillLayers["table"]): readonly Segment[] {
  const table = widened({ minX: 0, minY: 0, maxX: widthCm, maxY: depthCm }, -RIM_CM);
  return edgesOf(ring).filter(([from, to]) => boxContains(table, from) && boxContains(table, to));
}
