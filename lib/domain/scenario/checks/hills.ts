import { boxesTouch, boxHolds, widened } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, ringHolds } from "@/lib/terrain/ring";
import { groupBy } from "../../group-by";
import { faultsAbout } from "../fault";
import type { ScenarioCheck } from "./check-context";
import type { Effort } from "./effort";
import { HILL_STEPS, type HillShape, hillShapes, pointsOf } from "./shapes";

/** Hill layers that lie on the layer below, as the foreword builds hills. */
export const checkHills: ScenarioCheck = ({ scenario: { map }, effort }) => {
  const hills = hillShapes(map.features);
  const ofLevel = groupBy(hills, ({ feature }) => feature.level);
  const floating = hills.filter(
    (hill) =>
      hill.feature.level > 1 &&
      !liesOn(hill, ofLevel.get(hill.feature.level - 1) ?? [], { table: map, effort }),
  );
  const subjects = floating.map(({ path, feature }) => ({
    path: `${path}/level`,
    name: feature.name,
  }));
  return faultsAbout("hill-floating", subjects, "/map/features");
};

interface Looked {
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly effort: Effort;
}

interface Answer {
  readonly table: Looked["table"];
  readonly lowers: readonly HillShape["points"][];
  readonly lies: boolean;
}

/** What was found of each layer's edge over the layers below: an edit leaves most of them the same objects. */
const ANSWERS = new WeakMap<HillShape["feature"], Answer>();

function liesOn(hill: HillShape, lower: readonly HillShape[], looked: Looked): boolean {
  const { table, effort } = looked;
  const near = lower.filter(({ box }) => boxesTouch(widened(box, TOLERANCE_CM), hill.box));
  const known = ANSWERS.get(hill.feature);
  if (known && isOf(known, near, table)) return known.lies;
  const edge = edgeOnTable(hill, table);
  if (!effort.affords(edge.length * pointsOf(near))) return true;
  const lies = near.length > 0 && edge.every((at) => bearing(near, at));
  ANSWERS.set(hill.feature, { lowers: near.map(({ points }) => points), table, lies });
  return lies;
}

function isOf(
  known: Answer,
  near: readonly HillShape[],
  { widthCm, depthCm }: Looked["table"],
): boolean {
  return (
    known.table.widthCm === widthCm &&
    known.table.depthCm === depthCm &&
    known.lowers.length === near.length &&
    near.every(({ points }, i) => points === known.lowers[i])
  );
}

/** Edges drawn by hand along one another, as for a cliff, part by this much and are one all the same. */
const TOLERANCE_CM = 1;

function bearing(lower: readonly HillShape[], at: Point): boolean {
  return (
    lower.some(({ points, box }) => boxHolds(box, at) && ringHolds(points, at)) ||
    lower.some(({ points }) => distanceToEdgeCm(at, points) <= TOLERANCE_CM)
  );
}

/** An edge's corners and the places half way between them describe it well enough. */
const EVERY = HILL_STEPS / 2;

/** Layers may run out over the table's edge as they like. */
function edgeOnTable({ points }: HillShape, { widthCm, depthCm }: Looked["table"]): Point[] {
  const table = { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm };
  return points.filter((at, i) => i % EVERY === 0 && boxHolds(table, at));
}
