import { distanceCm } from "@/lib/terrain/point";
import { edgesOf, type Ring } from "@/lib/terrain/ring";

/** The tolerance for a measure set by the rules: one millimetre. */
export const MEASURE_SLACK_CM = 0.1;

/** Whether an outline is a square with this side, to the millimetre. */
export function isSquareOf(points: Ring, sideCm: number): boolean {
  const [a, b, c, d] = points;
  if (points.length !== 4 || !a || !b || !c || !d) return false;
  const near = (length: number, wanted: number) => Math.abs(length - wanted) <= MEASURE_SLACK_CM;
  const diagonal = sideCm * Math.SQRT2;
  return (
    edgesOf(points).every(([from, to]) => near(distanceCm(from, to), sideCm)) &&
    near(distanceCm(a, c), diagonal) &&
    near(distanceCm(b, d), diagonal)
  );
}
