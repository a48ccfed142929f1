import { bearingDeg, distanceCm, moved, type Point } from "./point";
import { scaled, turned } from "./transform";

/** A plan laid on the table: enlarged and turned clockwise about a place of its own, which comes to lie at another. */
export interface Similarity {
  readonly scale: number;
  readonly turnDeg: number;
  readonly from: Point;
  readonly to: Point;
}

/** Where a place of the plan comes to lie. */
export function laid(point: Point, { scale, turnDeg, from, to }: Similarity): Point {
  const [larger = point] = scaled(turned([point], from, turnDeg), from, scale);
  return moved(larger, [to[0] - from[0], to[1] - from[1]]);
}

/** How a plan lies of which two places are known. Null where the two are one and the same on either side. */
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
