import { effectOfRow, OPEN_QUESTION } from "@/lib/rules/belle-alliance/terrain-effect";
import { bowedLeft, facingOfLine, lengthCm } from "@/lib/terrain/polyline";
import type { PointCm } from "../../document/primitives";
import { type Pen, sized, straightPath, strokesPath } from "../../table/drawing/pen";
import { dashed, stroke } from "../../table/drawing/strokes";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import { question } from "../../table/ground/terrain-field";
import { type FieldWorkSign, fieldWorkSign } from "../drawing/field-work-sign";
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

/** A felled tree takes three strokes, crossed stakes two; this is the larger. */
const STROKES_A_MARK = 3;

/**
 * A field work that exists when the game begins [6.3.0], drawn by its sign. Its trace is a line; if it has a front,
 * that is on the left along the order of its corners.
 */
export const fieldWork = terrainKind({
  kind: "field-work",
  shape: "line",
  fields: { work: question(WORKS) },
  openFinding: "field-work-kind-open",
  family: "works",
  toolKey: "O",
  start: START,
  needsWideHitArea: true,
  canTurn: true,
  strata: ["field-work"],
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
  draw: ({ work, points }, pen) => {
    const { mark, thinning = 1 } = pen;
    const sign = fieldWorkSign({ work, points }, { size: mark, thinning });
    const node = svg("g", {}, LOOKS[work ?? "open"](sign, pen));
    return [{ stratum: "field-work", node }];
  },
  fringeCm: ({ points }) => STROKES_A_MARK * lengthCm(points),
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

const LOOKS: Readonly<Record<Work | "open", (sign: FieldWorkSign, pen: Pen) => SvgNode[]>> = {
  open: (sign, pen) => [
    line(straightPath(pen, sign.trace), pen, {
      colour: pen.palette.open,
      width: 0.35,
      ...dashed(pen, 1, 0.7),
    }),
  ],
  abatis: (sign, pen) => [
    line(straightPath(pen, sign.trace), pen, { colour: pen.palette.wall, width: 0.2 }),
    line(strokesPath(pen, sign.strokes), pen, { colour: pen.palette.hedge, width: 0.3 }),
  ],
  "chevaux-de-frise": (sign, pen) => [
    line(straightPath(pen, sign.trace), pen, { colour: pen.palette.wall, width: 0.3 }),
    line(strokesPath(pen, sign.strokes), pen, { colour: pen.palette.wall, width: 0.3 }),
  ],
  barricade: (sign, pen) => [
    line(straightPath(pen, sign.trace), pen, { colour: pen.palette.wall, width: 0.25 }),
    ...sign.blocks.map((each) => block(each, pen)),
  ],
  emplacement: (sign, pen) => {
    const trace = straightPath(pen, sign.trace);
    return [
      line(strokesPath(pen, sign.strokes), pen, { colour: pen.palette.contour, width: 0.22 }),
      line(trace, pen, { colour: pen.palette.wall, width: 0.95 }),
      line(trace, pen, { colour: pen.palette.halo, width: 0.4 }),
    ];
  },
};

interface Line {
  readonly colour: string;
  readonly width: number;
  readonly "stroke-dasharray"?: string | number;
}

function line(d: string, pen: Pen, { colour, width, ...more }: Line): SvgNode {
  return stroke(d, colour, sized(pen, width), { "stroke-linejoin": "miter", ...more });
}

function block(ring: FieldWorkSign["blocks"][number], pen: Pen): SvgNode {
  return svg("path", {
    d: straightPath(pen, ring, "Z"),
    fill: pen.palette.timber,
    stroke: pen.palette.wall,
    "stroke-width": sized(pen, 0.22),
  });
}
