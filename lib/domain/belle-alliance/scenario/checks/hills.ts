import { boxContains, boxesTouch, widened } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, ringContains } from "@/lib/terrain/ring";
import { groupBy } from "../../../document/group-by";
import { faultsAbout } from "../fault";
import type { CheckBudget } from "./check-budget";
import type { ScenarioCheck } from "./check-context";
import { HILL_STEPS, type HillShape, hillShapes, pointsOf } from "./shapes";

/** Checks that hill layers lie on the layer below, as hills are built in the foreword. */
export const checkHills: ScenarioCheck = ({ scenario: { map }, effort }) => {
  const hills = hillShapes(map.features);
  const ofLevel = groupBy(hills, ({ feature }) => feature.level);
  const floating = hills.filter(
    (hill) =>
      hill.feature.level > 1 &&
      !isSupportedByLower(hill, ofLevel.get(hill.feature.level - 1) ?? [], { table: map, effort }),
  );
  const subjects = floating.map(({ path, feature }) => ({
    path: `${path}/level`,
    name: feature.name,
  }));
  return faultsAbout("hill-floating", subjects, "/map/features");
};

interface HillContext {
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly effort: CheckBudget;
}

interface CachedAnswer {
  readonly table: HillContext["table"];
  readonly lowers: readonly HillShape["points"][];
  readonly lies: boolean;
}

/**
 * Cached results of comparing each layer's edge with the layers below: an edit leaves most layers the same objects.
 */
const ANSWERS = new WeakMap<HillShape["feature"], CachedAnswer>();

function isSupportedByLower(
  hill: HillShape,
  lower: readonly HillShape[],
  looked: HillContext,
): boolean {
  const { table, effort } = looked;
  const near = lower.filter(({ box }) => boxesTouch(widened(box, TOLERANCE_CM), hill.box));
  const known = ANSWERS.get(hill.feature);
  if (known && isOf(known, near, table)) return known.lies;
  const edge = edgeOnTable(hill, table);
  if (!effort.tryTake(edge.length * pointsOf(near))) return true;
  const lies = near.length > 0 && edge.every((at) => isSupportedAt(near, at));
  ANSWERS.set(hill.feature, { lowers: near.map(({ points }) => points), table, lies });
  return lies;
}

function isOf(
  known: CachedAnswer,
  near: readonly HillShape[],
  { widthCm, depthCm }: HillContext["table"],
): boolean {
  return (
    known.table.widthCm === widthCm &&
    known.table.depthCm === depthCm &&
    known.lowers.length === near.length &&
    near.every(({ points }, i) => points === known.lowers[i])
  );
}

/** Edges drawn by hand along one another, as for a cliff, may differ by this much and still count as the same. */
const TOLERANCE_CM = 1;

function isSupportedAt(lower: readonly HillShape[], at: Point): boolean {
  return (
    lower.some(({ points, box }) => boxContains(box, at) && ringContains(points, at)) ||
    lower.some(({ points }) => distanceToEdgeCm(at, points) <= TOLERANCE_CM)
  );
}

/** Checking the corners of an edge and the points halfway between them is accurate enough. */
const EVERY = HILL_STEPS / 2;

/** The parts of layers beyond the table's edge are not checked. */
function edgeOnTable({ points }: HillShape, { widthCm, depthCm }: HillContext["table"]): Point[] {
  const table = { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm };
  return points.filter((at, i) => i % EVERY === 0 && boxContains(table, at));
}
