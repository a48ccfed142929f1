import { LINEAR_WORK_LONGEST_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { WORKS_WTR } from "@/lib/rules/bogowie-wojny/tables/terrain";
import { lengthCm } from "@/lib/terrain/polyline";
import { roundedCm } from "@/lib/terrain/snap";
import { findingAt } from "../field/finding";
import { passage } from "./effect-figures";
import { MEASURE_SLACK_CM } from "./measure-slack";
import { lineStart } from "./starts";
import { basics } from "./thing-kind";
import { workKind } from "./work-kind";

/** A line of field works. */
export const linearWork = workKind({
  kind: "linear",
  shape: "line",
  upgrade: "linear-works",
  toolKey: "L",
  drawnAs: "field-work",
  start: lineStart(5),
  controls: [],
  laying: {
    by: "place",
    long: [2, LINEAR_WORK_LONGEST_CM],
    outline: ({ longCm }) => [
      [-longCm / 2, 0],
      [longCm / 2, 0],
    ],
  },
  effectFigures: {
    cm: passage("linear-works", "infantry", "cm"),
    wtr: WORKS_WTR["linear-works"],
  },
  check: ({ points }, path) => {
    const length = roundedCm(lengthCm(points));
    const most = LINEAR_WORK_LONGEST_CM;
    return length > most + MEASURE_SLACK_CM
      ? [findingAt(`${path}/points`, "linear-work-length", { length, most })]
      : [];
  },
  shapes: (work) => [{ ...basics(work), kind: "field-work", work: "emplacement" }],
});
