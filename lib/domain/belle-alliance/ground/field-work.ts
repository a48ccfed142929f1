import { effectOfRow, OPEN_QUESTION } from "@/lib/rules/belle-alliance/terrain-effect";
import { bowedLeft, facingOfLine } from "@/lib/terrain/polyline";
import type { PointCm } from "../../document/primitives";
import { fieldWorkLook } from "../../table/looks/works";
import { question } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

/** Field works that stand on the ground, named as in table 20. */
const WORKS = ["abatis", "chevaux-de-frise", "barricade", "emplacement"] as const;
type Work = (typeof WORKS)[number];

const START: readonly PointCm[] = [
  [-5, 0],
  [5, 0],
];

/** Below the middle, because what is in front of a work is drawn above its line. */
const WORK_SAMPLE: PointCm[] = [
  [0.4, 2.1],
  [8.6, 2.1],
];
const PARAPET_SAMPLE: PointCm[] = [
  [2, 3.2],
  [7, 3.2],
];

/**
 * A field work that exists when the game begins [6.3.0]. Its trace is a line; if it has a front,
 * that is on the left along the order of its corners.
 */
export const fieldWork = terrainKind({
  ...fieldWorkLook,
  fields: { work: question(WORKS) },
  openFinding: "field-work-kind-open",
  family: "works",
  toolKey: "O",
  start: START,
  canTurn: true,
  /** It faces the side towards which it bulges. */
  adjustNew: (feature) => ({
    ...feature,
    points: bowedLeft(feature.points).map(([x, y]): PointCm => [x, y]),
  }),
  meaning: ({ work }, { readings }) => {
    if (work === null) return OPEN_QUESTION;
    const { row, remarks } = MEANINGS[work];
    const isCoverless = work === "barricade" && readings.barricadesWithoutCover;
    return effectOfRow(row, { remarks, ...(isCoverless ? { cover: null } : {}) });
  },
  sample: ({ work }) => ({ points: work === "emplacement" ? PARAPET_SAMPLE : WORK_SAMPLE }),
  facingDeg: ({ work, points }) => (hasFront(work) ? Math.round(facingOfLine(points)) % 360 : null),
});

/**
 * Whether a work has a front: abatis and emplacements do, chevaux-de-frise and barricades are the same on both sides.
 */
export function hasFront(work: Work | null): boolean {
  return work === "abatis" || work === "emplacement";
}

/** Abatis and chevaux-de-frise share a row of table 5; the cover of a barricade depends on the scenario's reading. */
const MEANINGS = {
  abatis: { row: "abatis-chevaux-de-frise", remarks: ["field-work-silent"] },
  "chevaux-de-frise": { row: "abatis-chevaux-de-frise", remarks: ["field-work-silent"] },
  barricade: { row: "barricade", remarks: ["cover-unclear", "field-work-silent"] },
  emplacement: { row: "emplacement", remarks: ["emplacement", "field-work-silent"] },
} as const;
