import type { Point } from "@/lib/terrain/point";
import type { Curve } from "@/lib/terrain/smooth";
import type { PathStep } from "./map-drawing";

/** Where a map's places come to lie on paper. */
export interface Projection {
  readonly scale: number;
  readonly depthCm: number;
}

/** A closed or open path through points, straight from one to the next. */
export function straightPath(points: readonly Point[], end: "closed" | "open"): PathStep[] {
  const steps = points.map(([x, y], i): PathStep => [i === 0 ? "m" : "l", mm(x), mm(y)]);
  return end === "closed" ? [...steps, ["z"]] : steps;
}

/** The path of a smooth curve. */
export function curvedPath({ start, pieces, closed }: Curve): PathStep[] {
  const steps = pieces.map(
    ([c1, c2, end]): PathStep => [
      "c",
      mm(c1[0]),
      mm(c1[1]),
      mm(c2[0]),
      mm(c2[1]),
      mm(end[0]),
      mm(end[1]),
    ],
  );
  return [["m", mm(start[0]), mm(start[1])], ...steps, ...(closed ? [["z"] as const] : [])];
}

/** A thousandth of a mm is finer than any press. */
export function mm(value: number): number {
  return Math.round(value * 1000) / 1000;
}
