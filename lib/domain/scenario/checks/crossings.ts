import { boxAround, boxesTouch, widened } from "@/lib/terrain/box";
import { segmentsOf } from "@/lib/terrain/polyline";
import { distanceBetweenSegmentsCm } from "@/lib/terrain/segment";
import { faultsAbout } from "../fault";
import type { Feature } from "../feature";
import type { ScenarioCheck } from "./check-context";
import { WIDEST_WITHOUT_CROSSING_CM } from "./shapes";

type Line = Extract<Feature, { kind: "stream" | "crossing" }>;

/** Whether two pieces of line meet, and how far each end lies from the other piece. */
const LOOKS_AT_A_PAIR = 5;

/** Wide water that nothing leads across: legal, but worth a word. */
export const checkCrossings: ScenarioCheck = ({ scenario, effort }) => {
  const { features } = scenario.map;
  const crossings = features.flatMap((each) =>
    each.kind === "crossing" ? [{ each, box: boxAround(each.points) }] : [],
  );
  const subjects = features.flatMap((feature, i) => {
    if (feature.kind !== "stream") return [];
    const widthCm = feature.widthCm ?? 0;
    if (widthCm <= WIDEST_WITHOUT_CROSSING_CM) return [];
    const banks = widened(boxAround(feature.points), widthCm / 2);
    const crossed = crossings.some(
      ({ each, box }) =>
        boxesTouch(banks, box) &&
        (!effort.affords(feature.points.length * each.points.length * LOOKS_AT_A_PAIR) ||
          distanceCm(feature, each) <= widthCm / 2),
    );
    return crossed ? [] : [{ path: `/map/features/${i}`, name: feature.name }];
  });
  return faultsAbout("crossing-missing", subjects, "/map/features");
};

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
