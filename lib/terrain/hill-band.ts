import { boxAround, boxHolds } from "./box";
import type { Segment } from "./point";
import { edgesOf, type Ring, ringHolds } from "./ring";
import { distanceBetweenSegmentsCm, leastDistanceCm } from "./segment";
import { flattened, smoothRing } from "./smooth";

interface HillBand {
  readonly lower: Ring;
  /** Rings of the next layer; those that do not stand on `lower` are passed over. */
  readonly above: readonly Ring[];
  /** Bands are measured on the table only: rings may run out over its edge together. */
  readonly table: { readonly widthCm: number; readonly depthCm: number };
}

/**
 * The narrowest width in cm of the band between a hill layer's edge and the layer above it, both as
 * the smooth curves that are drawn; null where nothing stands on the layer.
 */
export function bandWidthCm({ lower, above, table }: HillBand): number | null {
  const outer = flattened(smoothRing(lower));
  const inner = above
    .map((ring) => flattened(smoothRing(ring)))
    .filter((ring) => ring.some((corner) => ringHolds(outer, corner)));
  const outerEdges = onTable(outer, table);
  const innerEdges = inner.flatMap((ring) => onTable(ring, table));
  if (outerEdges.length === 0 || innerEdges.length === 0) return null;
  return narrowestCm(pairsByNearness(stretchesOf(outerEdges), stretchesOf(innerEdges)));
}

interface Stretch {
  readonly edges: readonly Segment[];
  /** Of the box around them. */
  readonly diagonal: Segment;
}

interface Pair {
  readonly outer: Stretch;
  readonly inner: Stretch;
  readonly leastCm: number;
}

/** Those that may be nearest come first, so that most of the others need no look. */
function pairsByNearness(outers: readonly Stretch[], inners: readonly Stretch[]): readonly Pair[] {
  return outers
    .flatMap((outer) =>
      inners.map((inner) => ({
        outer,
        inner,
        leastCm: leastDistanceCm(outer.diagonal, inner.diagonal),
      })),
    )
    .sort((a, b) => a.leastCm - b.leastCm);
}

function narrowestCm(pairs: readonly Pair[]): number {
  let narrowest = Number.POSITIVE_INFINITY;
  for (const { outer, inner, leastCm } of pairs) {
    if (leastCm >= narrowest) break;
    for (const edge of inner.edges) {
      if (leastDistanceCm(edge, outer.diagonal) >= narrowest) continue;
      for (const other of outer.edges) {
        if (leastDistanceCm(edge, other) >= narrowest) continue;
        narrowest = Math.min(narrowest, distanceBetweenSegmentsCm(edge, other));
      }
    }
  }
  return narrowest;
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

function onTable(ring: Ring, { widthCm, depthCm }: HillBand["table"]): readonly Segment[] {
  const table = { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm };
  return edgesOf(ring).filter(([from, to]) => boxHolds(table, from) && boxHolds(table, to));
}
