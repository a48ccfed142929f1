import { boxAround, boxesTouch, widened } from "@/lib/terrain/box";
import { type Polyline, segmentsOf } from "@/lib/terrain/polyline";
import { closedLine, ringContains } from "@/lib/terrain/ring";
import { distanceBetweenSegmentsCm } from "@/lib/terrain/segment";
import { STEPS_PER_WATER, WIDEST_WITHOUT_CROSSING_CM, waterBody } from "../../ground/water";
import { faultsAbout } from "../fault";
import type { Feature, ShapeFeature } from "../feature";
import type { CheckBudget } from "./check-budget";
import type { CheckContext, ScenarioCheck } from "./check-context";
import { watersOf } from "./shapes";

interface Line {
  readonly points: Polyline;
}

/**
 * The looks it takes to compare two segments: whether they meet, and the distance of each of the four ends to the other
 * segment.
 */
const STEPS_PER_PAIR = 5;

/** Checks that wide water has a crossing, and that every bridge and ford leads over water [2.3.6]. */
export const checkCrossings: ScenarioCheck = (context) => [
  ...withoutCrossing(context),
  ...overNothing(context),
];

/** Bridges and fords that meet no water; ditches count as watercourses, and those without a width as narrow ones. */
function overNothing({ scenario, effort }: CheckContext) {
  const { features } = scenario.map;
  const subjects = features.flatMap((feature, i) => {
    if (feature.kind !== "crossing" || meetsWater(feature, features, effort)) return [];
    return [{ path: `/map/features/${i}`, name: feature.name }];
  });
  return faultsAbout("crossing-over-nothing", subjects, "/map/features");
}

/** Whether a crossing meets water; true as well if the effort does not allow to find out. */
function meetsWater(crossing: Line, features: readonly Feature[], effort: CheckBudget): boolean {
  const box = boxAround(crossing.points);
  return watersOf(features, effort).some(({ points, reachCm, box: wet, isBank }) => {
    if (!boxesTouch(widened(wet, reachCm), box)) return false;
    if (!effort.tryTake(STEPS_PER_PAIR * points.length * crossing.points.length)) return true;
    const [first] = crossing.points;
    const isInside = isBank && first !== undefined && ringContains(points, first);
    return isInside || distanceCm({ points }, crossing) <= reachCm;
  });
}

/**
 * Reports wide water without a crossing: allowed, but worth a note. Ponds are exempt, because nobody has to cross one.
 */
const withoutCrossing: ScenarioCheck = ({ scenario, effort }) => {
  const { features } = scenario.map;
  const crossings = features.flatMap((each) =>
    each.kind === "crossing" ? [{ each, box: boxAround(each.points) }] : [],
  );
  const subjects = features.flatMap((feature, i) => {
    const banksCm = banksOf(feature, effort);
    if (banksCm === null || feature.kind === "place") return [];
    const banks = widened(boxAround(feature.points), banksCm);
    const looks = STEPS_PER_PAIR * feature.points.length;
    const crossed = crossings.some(
      ({ each, box }) =>
        boxesTouch(banks, box) &&
        (!effort.tryTake(each.points.length * looks) || leadsOver(each, feature, banksCm)),
    );
    return crossed ? [] : [{ path: `/map/features/${i}`, name: feature.name }];
  });
  return faultsAbout("crossing-missing", subjects, "/map/features");
};

/** The distance from the line of some water to its banks, 0 for an area; null if it needs no crossing. */
function banksOf(feature: Feature, effort: CheckBudget): number | null {
  if (feature.kind === "water") {
    if (feature.water === "pond" || !effort.tryTakeOnce(feature.points, STEPS_PER_WATER))
      return null;
    return waterBody(feature.points).effect.impassable ? 0 : null;
  }
  const widthCm = feature.kind === "stream" ? (feature.widthCm ?? 0) : 0;
  return widthCm > WIDEST_WITHOUT_CROSSING_CM ? widthCm / 2 : null;
}

function leadsOver(crossing: Line, water: ShapeFeature, banksCm: number): boolean {
  if (water.kind !== "water") return distanceCm(water, crossing) <= banksCm;
  const { ring } = waterBody(water.points);
  return distanceCm({ points: closedLine(ring) }, crossing) === 0;
}

function distanceCm(a: Line, b: Line): number {
  const others = segmentsOf(b.points);
  return Math.min(
    ...segmentsOf(a.points).map((segment) =>
      others.reduce(
        (least, other) => Math.min(least, distanceBetweenSegmentsCm(segment, other)),
        Infinity,
      ),
    ),
  );
}
