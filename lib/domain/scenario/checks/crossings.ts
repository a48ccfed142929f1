import { segmentsOf } from "@/lib/terrain/polyline";
import { distanceBetweenSegmentsCm } from "@/lib/terrain/segment";
import type { Feature } from "../feature";
import { findingsAbout } from "../finding-codes";
import type { ScenarioCheck } from "./check-context";
import { WIDEST_WITHOUT_CROSSING_CM } from "./shapes";

type Line = Extract<Feature, { kind: "stream" | "crossing" }>;

/** Wide water that nothing leads across: legal, but worth a word. */
export const checkCrossings: ScenarioCheck = ({ scenario }) => {
  const { features } = scenario.map;
  const crossings = features.filter((each) => each.kind === "crossing");
  const subjects = features.flatMap((feature, i) => {
    if (feature.kind !== "stream") return [];
    const widthCm = feature.widthCm ?? 0;
    if (widthCm <= WIDEST_WITHOUT_CROSSING_CM) return [];
    const crossed = crossings.some((each) => distanceCm(feature, each) <= widthCm / 2);
    return crossed ? [] : [{ path: `/map/features/${i}`, name: feature.name }];
  });
  return findingsAbout("crossing-missing", subjects, "/map/features");
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
