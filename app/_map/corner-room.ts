import { boxAround } from "@/lib/terrain/box";
import { between, distanceCm, type Point } from "@/lib/terrain/point";
import { lengthCm, type Polyline, segmentsOf, stationsAlong } from "@/lib/terrain/polyline";
import { closedLine, ringHolds } from "@/lib/terrain/ring";

/** Which handles a shape gets: on its corners and between them, on its corners alone, or none. */
export type CornerRoom = "all" | "corners" | "none";

/** What points, in pixels. */
interface Pointing {
  /** How broad a handle is. */
  readonly handlePx: number;
  /** How broad a spot without handles must be to be gripped. */
  readonly gripPx: number;
}

/** A finger needs 44 pixels; the handles are as large as `map.css` makes them. */
const FINGER: Pointing = { handlePx: 24, gripPx: 44 };
const MOUSE: Pointing = { handlePx: 12, gripPx: 12 };

/** How many places along each side of an area are looked at. */
const LOOKS = 16;
/** How many places along a line are looked at. */
const MOST_SPOTS = 200;

interface ShapeOnScreen {
  /** Its corners, in pixels. */
  readonly corners: readonly Point[];
  readonly isArea: boolean;
}

/** How many handles a shape can have and still leave room beside them to drag it as a whole. */
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
    .filter((spot) => ringHolds(ring, spot));
}

function spotsAlong(line: Polyline): readonly Point[] {
  return stationsAlong(line, lengthCm(line) / MOST_SPOTS || 1).map(({ point }) => point);
}
