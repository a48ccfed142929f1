import { boxAround } from "./box";
import type { Point, Segment } from "./point";
import { edgesOf, middleOf, type Ring, ringContains } from "./ring";
import { distanceToSegmentCm } from "./segment";

/** Places looked at along each side of the box around an area. */
const LOOKS = 16;

/** More corners than this of one outline are passed over, evenly. */
const CORNERS = 200;

/** About the place of an area that lies farthest from its edge and from areas within it, which it lies off where it can. */
export function roomiestPlace(ring: Ring, within: readonly Ring[]): Point {
  const holes = within.map(thinned);
  const outer = thinned(ring);
  const edges = [outer, ...holes].flatMap(edgesOf);
  const { minX, minY, maxX, maxY } = boxAround(ring);
  let best = { at: middleOf(ring), room: Number.NEGATIVE_INFINITY };
  for (let i = 0; i < LOOKS * LOOKS; i++) {
    const at: Point = [
      minX + ((maxX - minX) * ((i % LOOKS) + 0.5)) / LOOKS,
      minY + ((maxY - minY) * (Math.floor(i / LOOKS) + 0.5)) / LOOKS,
    ];
    if (!ringContains(outer, at) || holes.some((hole) => ringContains(hole, at))) continue;
    const room = roomAt(at, edges);
    if (room > best.room) best = { at, room };
  }
  return best.at;
}

function roomAt(at: Point, edges: readonly Segment[]): number {
  return Math.min(...edges.map((edge) => distanceToSegmentCm(at, edge)));
}

function thinned(ring: Ring): Ring {
  const every = Math.ceil(ring.length / CORNERS);
  return ring.filter((_, i) => i % every === 0);
}
