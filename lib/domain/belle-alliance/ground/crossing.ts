import { effectOfRow, NO_EFFECT, OPEN_QUESTION } from "@/lib/rules/belle-alliance/terrain-effect";
import type { PointCm } from "../../document/primitives";
import { crossingLook } from "../../table/looks/ways";
import { LINE_SAMPLE } from "./corners";
import { question, width } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

const SORTS = ["wood-bridge", "stone-bridge", "ford"] as const;

const START: readonly PointCm[] = [
  [0, 3],
  [0, -3],
];
const SAMPLE_WIDTH_CM = 3;

/** A bridge or a ford. */
export const crossing = terrainKind({
  ...crossingLook,
  fields: { crossing: question(SORTS), widthCm: width(2) },
  openFinding: "crossing-kind-open",
  family: "ways",
  toolKey: "X",
  start: START,
  /**
   * A bridge counts as road, in column of march only; a ford is crossed in any formation that its width allows [2.3.6].
   */
  meaning: ({ crossing: sort }) => {
    if (sort === null) return OPEN_QUESTION;
    if (sort === "ford") return effectOfRow("watercourse-under-1", { remarks: ["ford"] });
    return { ...NO_EFFECT, remarks: ["bridge"] };
  },
  sample: () => ({ widthCm: SAMPLE_WIDTH_CM, points: LINE_SAMPLE }),
});
