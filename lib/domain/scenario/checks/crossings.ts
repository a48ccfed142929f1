import { boxAround, boxesTouch, widened } from "@/lib/terrain/box";
import { type Polyline, segmentsOf } from "@/lib/terrain/polyline";
import { closedLine } from "@/lib/terrain/ring";
import { distanceBetweenSegmentsCm } from "@/lib/terrain/segment";
import {
  STEPS_PER_WATER,
  WIDEST_WITHOUT_CROSSING_CM,
  waterBody,
} from "../../ground/belle-alliance/water";
import { faultsAbout } from "../fault";
import type { Feature, ShapeFeature } from "../feature";
import type { CheckBudget } from "./check-budget";
import type { ScenarioCheck } from "./check-context";

interface Line {
  readonly points: Polyline;
}

/**
 * The looks it takes to compare two segments: whether they meet, and the distance of each of the four ends to the other
 * segment.
 */
const STEPS_PER_PAIR = 5;

/**
 * Reports wide water without a crossing: allowed, but worth a note. Ponds are exempt, because nobody has to cross one.
 */
export const checkCrossings: ScenarioCheck = ({ scenario, effort }) => {
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
