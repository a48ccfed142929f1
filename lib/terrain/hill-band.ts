import { boxHolds } from "./box";
import type { Segment } from "./point";
import { edgesOf, type Ring, ringHolds } from "./ring";
import { distanceBetweenSegmentsCm } from "./segment";
import { flattened, smoothRing } from "./smooth";

export interface HillBand {
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
  let narrowest = Number.POSITIVE_INFINITY;
  for (const edge of innerEdges) {
    for (const other of outerEdges) {
      narrowest = Math.min(narrowest, distanceBetweenSegmentsCm(edge, other));
    }
  }
  return narrowest;
}

function onTable(ring: Ring, { widthCm, depthCm }: HillBand["table"]): readonly Segment[] {
  const table = { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm };
  return edgesOf(ring).filter(([from, to]) => boxHolds(table, from) && boxHolds(table, to));
}
