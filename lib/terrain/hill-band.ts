import { boxAround, boxHolds, widened } from "./box";
import { between, distanceCm, type Point, type Segment } from "./point";
import { edgesOf, type Ring, ringHolds } from "./ring";
import { distanceToSegmentCm, leastDistanceCm } from "./segment";
import { flattened, smoothRing } from "./smooth";

interface HillLayers {
  readonly lower: Ring;
  /** Rings of the next layer; those that do not stand on `lower` are passed over. */
  readonly above: readonly Ring[];
  /** Bands are measured on the table only: rings may run out over its edge together. */
  readonly table: { readonly widthCm: number; readonly depthCm: number };
}

/** The ground between a hill layer's edge and the layers that stand on it, ready to be measured. */
export interface HillBand {
  readonly outer: Ring;
  readonly inner: readonly Ring[];
  readonly lowerEdge: readonly Stretch[];
  readonly upperEdge: readonly Stretch[];
}

/** The band of a layer, between the smooth curves that are drawn; null where nothing stands on the layer. */
export function hillBand({ lower, above, table }: HillLayers): HillBand | null {
  const outer = flattened(smoothRing(lower));
  const inner = above
    .map((ring) => flattened(smoothRing(ring)))
    .filter((ring) => ring.some((corner) => ringHolds(outer, corner)));
  const lowerEdge = stretchesOf(onTable(outer, table));
  const upperEdge = stretchesOf(inner.flatMap((ring) => onTable(ring, table)));
  if (lowerEdge.length === 0 || upperEdge.length === 0) return null;
  return { outer, inner, lowerEdge, upperEdge };
}

/**
 * The width in cm of a band at a place on it; null for a place off the band. The rules give limits for a
 * width and do not say how it is taken [2.3.7, table 5]: it is the straight way down from the place to the
 * layer's edge and the straight way up to the next layer, together. So it is nowhere less than the
 * narrowest gap between the two edges.
 */
export function bandWidthAtCm(band: HillBand, at: Point): number | null {
  if (!ringHolds(band.outer, at) || isAbove(band, at)) return null;
  return nearestCm(at, band.lowerEdge) + nearestCm(at, band.upperEdge);
}

/** A piece of a layer's edge, with the width of the band above it. */
export interface EdgePiece {
  readonly lengthCm: number;
  readonly widthCm: number;
}

/** The widths of a band from place to place along the layer's edge; 0 where the next layer's edge runs on it or beyond it. */
export function bandWidthsAlong(band: HillBand): readonly EdgePiece[] {
  return band.lowerEdge.flatMap(({ edges }) => edges.flatMap((edge) => piecesOf(edge, band)));
}

/** Edges are measured at steps no longer than this. */
const STEP_CM = 0.5;

function piecesOf([from, to]: Segment, band: HillBand): EdgePiece[] {
  const wholeCm = distanceCm(from, to);
  const count = Math.ceil(wholeCm / STEP_CM);
  return Array.from({ length: count }, (_, i) => {
    const at = between(from, to, (i + 0.5) / count);
    const widthCm = isAbove(band, at) ? 0 : nearestCm(at, band.upperEdge);
    return { lengthCm: wholeCm / count, widthCm };
  });
}

function isAbove({ inner }: HillBand, at: Point): boolean {
  return inner.some((ring) => ringHolds(ring, at));
}

function nearestCm(at: Point, stretches: readonly Stretch[]): number {
  const here: Segment = [at, at];
  let nearest = Number.POSITIVE_INFINITY;
  for (const { edges, diagonal } of stretches) {
    if (leastDistanceCm(here, diagonal) >= nearest) continue;
    for (const edge of edges) {
      if (leastDistanceCm(here, edge) >= nearest) continue;
      nearest = Math.min(nearest, distanceToSegmentCm(at, edge));
    }
  }
  return nearest;
}

interface Stretch {
  readonly edges: readonly Segment[];
  /** Of the box around them. */
  readonly diagonal: Segment;
}

const STRETCH = 16;

/** Neighbouring edges together, so that those far off are passed over at one glance at their box. */
function stretchesOf(edges: readonly Segment[]): readonly Stretch[] {
  const starts = edges.flatMap((_, i) => (i % STRETCH === 0 ? [i] : []));
  return starts.map((start) => {
    const stretch = edges.slice(start, start + STRETCH);
    const { minX, minY, maxX, maxY } = boxAround(stretch.flat());
    const diagonal: Segment = [
      [minX, minY],
      [maxX, maxY],
    ];
    return { edges: stretch, diagonal };
  });
}

/** What runs along the table's own edge is no slope. */
const RIM_CM = 0.05;

function onTable(ring: Ring, { widthCm, depthCm }: HillLayers["table"]): readonly Segment[] {
  const table = widened({ minX: 0, minY: 0, maxX: widthCm, maxY: depthCm }, -RIM_CM);
  return edgesOf(ring).filter(([from, to]) => boxHolds(table, from) && boxHolds(table, to));
}
