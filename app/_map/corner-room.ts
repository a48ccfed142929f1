import { boxAround } from "@/lib/terrain/box";
import { between, distanceCm, type Point } from "@/lib/terrain/point";
import { lengthCm, type Polyline, segmentsOf, stationsAlong } from "@/lib/terrain/polyline";
import { closedLine, ringContains } from "@/lib/terrain/ring";

/** The handles a shape gets: on its corners and between them, only on its corners, or none. */
export type CornerRoom = "all" | "corners" | "none";

/** Sizes for a kind of pointer, in pixels. */
interface Pointing {
  /** The width of a handle. */
  readonly handlePx: number;
  /** The width of a spot without handles that is needed to grip the shape. */
  readonly gripPx: number;
}

/** A finger needs 44 pixels; the sizes of handles are those in `map.css`. */
const FINGER: Pointing = { handlePx: 24, gripPx: 44 };
const MOUSE: Pointing = { handlePx: 12, gripPx: 12 };

/** The number of places tested along each side of an area's bounding box. */
const LOOKS = 16;
/** The most places tested along a line. */
const MAX_SPOTS = 200;

interface ShapeOnScreen {
  /** Its corners, in pixels. */
  readonly corners: readonly Point[];
  readonly isArea: boolean;
}

/** The handles a shape can have and still leave a spot to drag it as a whole. */
export function cornerRoom(
  { corners, isArea }: ShapeOnScreen,
  by: { readonly isFinger: boolean },
): CornerRoom {
  const pointing = by.isFinger ? FINGER : MOUSE;
  const outline = isArea ? closedLine(corners) : corners;
  const spots = isArea ? spotsWithin(corners) : spotsAlong(corners);
  const middles = segmentsOf(outline).map(([from, to]) => between(from, to, 0.5));
  if (leavesAGrip(spots, [...corners, ...middles], pointing)) return "all";
  return leavesAGrip(spots, corners, pointing) ? "corners" : "none";
}

function leavesAGrip(
  spots: readonly Point[],
  handles: readonly Point[],
  { handlePx, gripPx }: Pointing,
): boolean {
  const farEnough = (handlePx + gripPx) / 2;
  return spots.some((spot) => handles.every((handle) => distanceCm(spot, handle) >= farEnough));
}

function spotsWithin(ring: readonly Point[]): readonly Point[] {
  const { minX, minY, maxX, maxY } = boxAround(ring);
  const share = Array.from({ length: LOOKS }, (_, index) => (index + 0.5) / LOOKS);
  return share
    .flatMap((x) => share.map((y): Point => [minX + x * (maxX - minX), minY + y * (maxY - minY)]))
    .filter((spot) => ringContains(ring, spot));
}

function spotsAlong(line: Polyline): readonly Point[] {
  return stationsAlong(line, lengthCm(line) / MAX_SPOTS || 1).map(({ point }) => point);
}
