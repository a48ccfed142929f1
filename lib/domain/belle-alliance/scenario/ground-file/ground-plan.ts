import { boxAround, boxCentre } from "@/lib/terrain/box";
import { metresFrom } from "@/lib/terrain/local-projection";
import { moved, type Point } from "@/lib/terrain/point";
import { type Similarity, similarityOf } from "@/lib/terrain/similarity";
import type { FileShape, FileUnit, GroundFile } from "./ground-file";

/** The ground of a file in metres east and north of its own middle. */
export interface GroundPlan {
  readonly shapes: readonly FileShape[];
  readonly unit: FileUnit;
  /** The middle, in the file's own unit. */
  readonly middle: Point;
  /** Converts a point of the file to metres from the middle. */
  readonly toMetres: (point: Point) => Point;
  readonly widthMetres: number;
  readonly depthMetres: number;
}

/** Converts a file's shapes to metres. */
export function planOf({ unit, toDegrees, shapes }: Omit<GroundFile, "findings">): GroundPlan {
  const middle = boxCentre(boxAround(shapes.flatMap(({ points }) => points)));
  const toMetres = metresFromMiddle(middle, { unit, toDegrees });
  const inMetres = shapes.map((shape) => ({ ...shape, points: shape.points.map(toMetres) }));
  const { minX, minY, maxX, maxY } = boxAround(inMetres.flatMap(({ points }) => points));
  const extent = { widthMetres: maxX - minX, depthMetres: maxY - minY };
  return { shapes: inMetres, unit, middle, toMetres, ...extent };
}

function metresFromMiddle(
  middle: Point,
  { unit, toDegrees }: Pick<GroundFile, "unit" | "toDegrees">,
): (point: Point) => Point {
  if (toDegrees !== null) {
    const about = toDegrees(middle);
    return (point) => metresFrom(about, toDegrees(point));
  }
  return (point) => (unit === "degrees" ? metresFrom(middle, point) : moved(point, middle, -1));
}

/** How a plan is placed on a table. */
export type PlanPlace =
  /** Its middle offset east and north from the table's, at true scale or as large as the table allows. */
  | {
      readonly by: "scale" | "fit";
      readonly turnDeg: number;
      readonly eastCm: number;
      readonly northCm: number;
    }
  /** Two points of the file, in its own unit, each with its position on the table in cm. */
  | { readonly by: "points"; readonly pairs: readonly [PlacePair, PlacePair] };

export type PlacePair = readonly [file: Point, table: Point];

export interface PlannedTable {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly metresPerCm: number;
}

/** The transformation that puts a plan in its place; null if the two points do not determine one. */
export function similarityFor(
  plan: GroundPlan,
  place: PlanPlace,
  table: PlannedTable,
): Similarity | null {
  if (place.by === "points") {
    const [[oneFile, oneTable], [otherFile, otherTable]] = place.pairs;
    return similarityOf([plan.toMetres(oneFile), oneTable], [plan.toMetres(otherFile), otherTable]);
  }
  const { widthCm, depthCm, metresPerCm } = table;
  const filling = Math.min(widthCm / plan.widthMetres, depthCm / plan.depthMetres);
  const scale = place.by === "fit" && Number.isFinite(filling) ? filling : 1 / metresPerCm;
  const to: Point = [widthCm / 2 + place.eastCm, depthCm / 2 + place.northCm];
  return { scale, turnDeg: place.turnDeg, from: [0, 0], to };
}
