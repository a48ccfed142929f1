import { bearingDeg, distanceCm, moved, type Point } from "./point";
import { scaled, turned } from "./transform";

/**
 * How a plan is laid on the table: scaled and rotated clockwise about the point `from`, which is then moved to `to`.
 */
export interface Similarity {
  readonly scale: number;
  readonly turnDeg: number;
  readonly from: Point;
  readonly to: Point;
}

/** Where a point of the plan comes to lie. */
export function transformed(point: Point, { scale, turnDeg, from, to }: Similarity): Point {
  const [larger = point] = scaled(turned([point], from, turnDeg), from, scale);
  return moved(larger, [to[0] - from[0], to[1] - from[1]]);
}

/** The similarity that maps two points of the plan to two of the table. Null if the two coincide on either side. */
export function similarityOf(
  first: readonly [plan: Point, table: Point],
  second: readonly [plan: Point, table: Point],
): Similarity | null {
  const [planFrom, tableFrom] = first;
  const [planTo, tableTo] = second;
  const onPlan = distanceCm(planFrom, planTo);
  const onTable = distanceCm(tableFrom, tableTo);
  if (onPlan === 0 || onTable === 0) return null;
  return {
    scale: onTable / onPlan,
    turnDeg: bearingDeg(tableFrom, tableTo) - bearingDeg(planFrom, planTo),
    from: planFrom,
    to: tableFrom,
  };
}
