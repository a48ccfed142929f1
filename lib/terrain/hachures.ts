import { moved, type Point, type Segment } from "./point";
import { stationsAlong } from "./polyline";
import { closedLine, type Ring, signedAreaCm2 } from "./ring";

/** How hachures are drawn along a contour. */
interface HachureStyle {
  readonly everyCm: number;
  /** Lengths used in turn. */
  readonly lengthsCm: readonly number[];
  /** Downhill is outside a hill and inside a pit. */
  readonly downhill: "outside" | "inside";
}

/** Short strokes from a contour downhill. */
export function hachures(ring: Ring, style: HachureStyle): readonly Segment[] {
  const anticlockwise = signedAreaCm2(ring) > 0;
  const rightIsDownhill = anticlockwise === (style.downhill === "outside");
  return stationsAlong(closedLine(ring), style.everyCm).map(({ point, along }, index) => {
    const length = style.lengthsCm[index % style.lengthsCm.length] ?? 1;
    const right: Point = [along[1], -along[0]];
    return [point, moved(point, right, rightIsDownhill ? length : -length)];
  });
}
