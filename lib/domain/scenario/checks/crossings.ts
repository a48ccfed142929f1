import { boxAround, boxesTouch, widened } from "@/lib/terrain/box";
import { type Polyline, segmentsOf } from "@/lib/terrain/polyline";
import { closedLine } from "@/lib/terrain/ring";
import { distanceBetweenSegmentsCm } from "@/lib/terrain/segment";
import {
  LOOKS_AT_WATER,
  WIDEST_WITHOUT_CROSSING_CM,
  waterBody,
} from "../../ground/belle-alliance/water";
import { faultsAbout } from "../fault";
import type { Feature, ShapeFeature } from "../feature";
import type { ScenarioCheck } from "./check-context";
import type { Effort } from "./effort";

interface Line {
  readonly points: Polyline;
}

/** Whether two pieces of line meet, and how far each end lies from the other piece. */
const LOOKS_AT_A_PAIR = 5;

/** Wide water that nothing leads across: legal, but worth a word. Nobody has to cross a pond. */
export const checkCrossings: ScenarioCheck = ({ scenario, effort }) => {
  const { features } = scenario.map;
  const crossings = features.flatMap((each) =>
    each.kind === "crossing" ? [{ each, box: boxAround(each.points) }] : [],
  );
  const subjects = features.flatMap((feature, i) => {
    const banksCm = banksOf(feature, effort);
    if (banksCm === null || feature.kind === "place") return [];
    const banks = widened(boxAround(feature.points), banksCm);
    const looks = LOOKS_AT_A_PAIR * feature.points.length;
    const crossed = crossings.some(
      ({ each, box }) =>
        boxesTouch(banks, box) &&
        (!effort.affords(each.points.length * looks) || leadsOver(each, feature, banksCm)),
    );
    return crossed ? [] : [{ path: `/map/features/${i}`, name: feature.name }];
  });
  return faultsAbout("crossing-missing", subjects, "/map/features");
};

/** How far the banks lie from the line of water that needs a crossing, 0 for an area's own; null for all else. */
function banksOf(feature: Feature, effort: Effort): number | null {
  if (feature.kind === "water") {
    if (feature.water === "pond" || !effort.affordsOnce(feature.points, LOOKS_AT_WATER))
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
