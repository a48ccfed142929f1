import { hasMarchRate } from "@/lib/rules/belle-alliance/march-rate";
import { boxesOverlap } from "@/lib/terrain/box";
import { placed } from "@/lib/terrain/placement";
import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, ringHolds } from "@/lib/terrain/ring";
import { baseOf } from "../derive";
import {
  type CheckContext,
  faultsByFormation,
  faultsOfUnits,
  type ScenarioCheck,
  type Standing,
} from "./check-context";
import {
  coreOf,
  impassableWaters,
  isInWater,
  looksAt,
  pointsOf,
  type Shape,
  stretchesNear,
  type Water,
  woodShapes,
} from "./shapes";

/** Units out of deep water, in formations that can march where they stand [2.3.1, 2.3.6]. */
export const checkGround: ScenarioCheck = (context) => [
  ...inWater(context),
  ...withoutMarchRate(context),
];

function inWater(context: CheckContext) {
  const { effort, scenario } = context;
  const waters = impassableWaters(scenario.map.features, effort);
  if (waters.length === 0) return [];
  const wet = new Set(
    context.standing
      .filter((standing) => {
        const { box } = coreOf(standing);
        const near = waters.flatMap((water) => stretchesNear(water, box, effort));
        if (near.length === 0 || !effort.affords(lookOver(standing, near))) return false;
        return stepsOver(standing).some((at) => near.some((each) => isInWater(at, each)));
      })
      .map(({ place }) => place),
  );
  return faultsOfUnits(context, "unit-in-water", {
    field: "placement",
    has: (place) => wet.has(place),
  });
}

/** What it takes: every place of a unit's ground is held against every stretch and, in the water, what crosses it. */
function lookOver(standing: Standing, near: readonly Water[]): number {
  const { widthCm, depthCm } = coreOf(standing);
  const pieces = near.reduce((sum, water) => sum + looksAt(water), 0);
  return (Math.ceil(widthCm) + 1) * (Math.ceil(depthCm) + 1) * pieces;
}

/** Places a cm or less apart all over a unit's ground. */
function stepsOver(standing: Standing): Point[] {
  const { ring, widthCm, depthCm } = coreOf(standing);
  const across = stations(widthCm);
  return stations(depthCm)
    .flatMap((y) => across.map((x) => placed([x, y], standing.placement)))
    .filter((at) => ring.length === 4 || ringHolds(ring, at));
}

function stations(lengthCm: number): number[] {
  const count = Math.ceil(lengthCm) + 1;
  return Array.from({ length: count }, (_, i) => (i / (count - 1) - 0.5) * lengthCm);
}

/**
 * Formations without a march rate where they stand. Table 3 has a rate for all of them on every ground
 * but in woods: what is on a road out of column of march goes as on the ground beside it.
 */
function withoutMarchRate(context: CheckContext) {
  const woods = woodShapes(context.scenario.map.features);
  if (woods.length === 0) return [];
  const stuck = context.standing.filter((standing) => {
    const { unit } = standing.place;
    const { formation, buildingId } = standing.placement;
    if (buildingId !== null || hasMarchRate(unit.arm, formation, "wood")) return false;
    return isInWood(standing, woods, context);
  });
  return faultsByFormation(
    context,
    "no-march-rate",
    stuck.flatMap(({ place }) => {
      const under = place.parents.at(-1);
      return under ? [{ place, under }] : [];
    }),
  );
}

/** Two ranks may stand in a wood's edge, which is ordinary ground [6.2.0]. */
const RANKS_IN_EDGE = 2;

/** Whether most of a unit's ground, by nine places spread over it, lies in a wood and deeper than its edge. */
function isInWood(
  standing: Standing,
  woods: readonly Omit<Shape, "path">[],
  { scenario, effort }: CheckContext,
): boolean {
  const { box, widthCm, depthCm } = coreOf(standing);
  const near = woods.filter((wood) => boxesOverlap(wood.box, box));
  if (near.length === 0 || !effort.affords(NINE.length * pointsOf(near))) return false;
  const edgeCm = (RANKS_IN_EDGE * baseOf(standing.place.unit, scenario.settings).depthMm) / 10;
  const isDeep = (at: Point) =>
    near.some(({ points }) => ringHolds(points, at) && distanceToEdgeCm(at, points) > edgeCm);
  const deep = NINE.filter(([x, y]) =>
    isDeep(placed([x * widthCm, y * depthCm], standing.placement)),
  );
  return deep.length > NINE.length / 2;
}

const THIRDS = [-1 / 3, 0, 1 / 3];
const NINE = THIRDS.flatMap((x) => THIRDS.map((y): Point => [x, y]));
