import { hasMarchRate } from "@/lib/rules/belle-alliance/march-rate";
import { boxesOverlap } from "@/lib/terrain/box";
import { placed } from "@/lib/terrain/placement";
import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, ringContains } from "@/lib/terrain/ring";
import { baseOf } from "../derive";
import {
  type CheckContext,
  faultsByFormation,
  faultsOfUnits,
  type ScenarioCheck,
  type UnitOnTable,
} from "./check-context";
import {
  coreOf,
  impassableWaters,
  isInWater,
  pointsOf,
  type Shape,
  searchCost,
  stretchesNear,
  type Water,
  woodShapes,
} from "./shapes";

/** Checks that units are not in deep water, and are in formations that can march where they stand [2.3.1, 2.3.6]. */
export const checkGround: ScenarioCheck = (context) => [
  ...inWater(context),
  ...withoutMarchRate(context),
];

/** What is needed to examine the ground under troops. */
type Footing = Pick<CheckContext, "scenario" | "standing" | "effort">;

function inWater(context: CheckContext) {
  const wet = new Set(unitsInWater(context).map(({ place }) => place));
  return faultsOfUnits(context, "unit-in-water", {
    field: "placement",
    has: (place) => wet.has(place),
  });
}

/** The units that stand in water which can only be crossed by bridges and fords. */
export function unitsInWater({ scenario, standing, effort }: Footing): UnitOnTable[] {
  const waters = impassableWaters(scenario.map.features, effort);
  if (waters.length === 0) return [];
  return standing.filter((each) => {
    const { box } = coreOf(each);
    const near = waters.flatMap((water) => stretchesNear(water, box, effort));
    if (near.length === 0 || !effort.tryTake(coverageCost(each, near))) return false;
    return samplePoints(each).some((at) => near.some((water) => isInWater(at, water)));
  });
}

/**
 * The looks it takes to compare every sampled place of a unit's ground with every stretch of water and the crossings
 * there.
 */
function coverageCost(standing: UnitOnTable, near: readonly Water[]): number {
  const { widthCm, depthCm } = coreOf(standing);
  const pieces = near.reduce((sum, water) => sum + searchCost(water), 0);
  return (Math.ceil(widthCm) + 1) * (Math.ceil(depthCm) + 1) * pieces;
}

/** Points at most 1 cm apart, covering all of a unit's ground. */
function samplePoints(standing: UnitOnTable): Point[] {
  const { ring, widthCm, depthCm } = coreOf(standing);
  const across = stations(widthCm);
  return stations(depthCm)
    .flatMap((y) => across.map((x) => placed([x, y], standing.placement)))
    .filter((at) => ring.length === 4 || ringContains(ring, at));
}

function stations(lengthCm: number): number[] {
  const count = Math.ceil(lengthCm) + 1;
  return Array.from({ length: count }, (_, i) => (i / (count - 1) - 0.5) * lengthCm);
}

function withoutMarchRate(context: CheckContext) {
  return faultsByFormation(
    context,
    "no-march-rate",
    unitsStuckInWoods(context).flatMap(({ place }) => {
      const under = place.parents.at(-1);
      return under ? [{ place, under }] : [];
    }),
  );
}

/**
 * Units that stand where their formation has no march rate. Table 3 has rates for every formation on every ground
 * except in woods: a unit on a road but out of column of march moves as on the ground next to it.
 */
export function unitsStuckInWoods(footing: Footing): UnitOnTable[] {
  const woods = woodShapes(footing.scenario.map.features);
  if (woods.length === 0) return [];
  return footing.standing.filter((standing) => {
    const { unit } = standing.place;
    const { formation, buildingId } = standing.placement;
    if (buildingId !== null || hasMarchRate(unit.arm, formation, "wood")) return false;
    return isInWood(standing, woods, footing);
  });
}

/** Two ranks may stand in the edge of a wood, which counts as ordinary ground [6.2.0]. */
const RANKS_IN_EDGE = 2;

/** Whether most of a unit's ground, sampled at nine points, lies in a wood and deeper than its edge. */
function isInWood(
  standing: UnitOnTable,
  woods: readonly Omit<Shape, "path">[],
  { scenario, effort }: Footing,
): boolean {
  const { box, widthCm, depthCm } = coreOf(standing);
  const near = woods.filter((wood) => boxesOverlap(wood.box, box));
  if (near.length === 0 || !effort.tryTake(NINE.length * pointsOf(near))) return false;
  const edgeCm = (RANKS_IN_EDGE * baseOf(standing.place.unit, scenario.settings).depthMm) / 10;
  const isDeep = (at: Point) =>
    near.some(({ points }) => ringContains(points, at) && distanceToEdgeCm(at, points) > edgeCm);
  const deep = NINE.filter(([x, y]) =>
    isDeep(placed([x * widthCm, y * depthCm], standing.placement)),
  );
  return deep.length > NINE.length / 2;
}

const THIRDS = [-1 / 3, 0, 1 / 3];
const NINE = THIRDS.flatMap((x) => THIRDS.map((y): Point => [x, y]));
