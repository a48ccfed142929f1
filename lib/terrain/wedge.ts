import { between, type Point, type Segment } from "./point";
import type { Ring } from "./ring";

/** The ground ahead of a straight front, widening to either side by an angle from its two corners. */
export interface Wedge {
  /** The front's corners; the same point twice for a wedge from a point. */
  readonly left: Point;
  readonly right: Point;
  /** Degrees clockwise from north. */
  readonly facingDeg: number;
  /** The angle to either side of straight ahead, 0 to 90 degrees. */
  readonly halfDeg: number;
}

/** The part of a segment within a wedge; null if there is none. To a thousandth of a mm. */
export function partInWedge([from, to]: Segment, wedge: Wedge): Segment | null {
  let [low, high] = [0, 1];
  for (const depthAt of depths(wedge)) {
    const [a, b] = [depthAt(from), depthAt(to)];
    if (a < 0 && b < 0) return null;
    if (a < 0) low = Math.max(low, a / (a - b));
    if (b < 0) high = Math.min(high, a / (a - b));
  }
  return low <= high ? [between(from, to, low), between(from, to, high)] : null;
}

const SLACK_CM = 1e-4;

/** How deep a point lies within each of the wedge's limits in cm; negative outside. */
function depths({ left, right, facingDeg, halfDeg }: Wedge): ((at: Point) => number)[] {
  const ahead = bearing(facingDeg);
  const [leftLimit, rightLimit] = [bearing(facingDeg - halfDeg), bearing(facingDeg + halfDeg)];
  return [
    ([x, y]) => (x - left[0]) * ahead[0] + (y - left[1]) * ahead[1] + SLACK_CM,
    ([x, y]) => (x - left[0]) * leftLimit[1] - (y - left[1]) * leftLimit[0] + SLACK_CM,
    ([x, y]) => (y - right[1]) * rightLimit[0] - (x - right[0]) * rightLimit[1] + SLACK_CM,
  ];
}

/** The vector of 1 cm in a direction, in degrees clockwise from north. */
function bearing(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

/** The step between corners of an arc, in degrees. */
const STEP_DEG = 5;

/** The ground within a distance in cm of the front and in its wedge: straight before the front, round about its corners. */
export function reachInWedge(wedge: Wedge, reachCm: number): Ring {
  return [...rimAt(wedge, reachCm), wedge.right, wedge.left];
}

function rimAt({ left, right, facingDeg, halfDeg }: Wedge, reachCm: number): Point[] {
  const steps = Math.max(1, Math.ceil(halfDeg / STEP_DEG));
  const turns = Array.from({ length: steps + 1 }, (_, i) => (i * halfDeg) / steps);
  const at = ([x, y]: Point, degrees: number): Point => {
    const [dx, dy] = bearing(degrees);
    return [x + dx * reachCm, y + dy * reachCm];
  };
  return [
    ...turns.map((turn) => at(left, facingDeg - halfDeg + turn)),
    ...turns.map((turn) => at(right, facingDeg + turn)),
  ];
}
