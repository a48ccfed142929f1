import { effectOfRow, NO_EFFECT, OPEN_QUESTION } from "@/lib/rules/belle-alliance/terrain-effect";
import type { PointCm } from "../../document/primitives";
import { type Pen, straightPath } from "../../table/drawing/pen";
import { dashed, stroke } from "../../table/drawing/strokes";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import { LINE_SAMPLE } from "../../table/ground/corners";
import { question, width } from "../../table/ground/terrain-field";
import { terrainKind } from "./terrain-kind";

const SORTS = ["wood-bridge", "stone-bridge", "ford"] as const;

const START: readonly PointCm[] = [
  [0, 3],
  [0, -3],
];
const SAMPLE_WIDTH_CM = 3;

/** A bridge, drawn with planks or parapets, or a ford, drawn as a line of stones. */
export const crossing = terrainKind({
  kind: "crossing",
  shape: "line",
  fields: { crossing: question(SORTS), widthCm: width(2) },
  openFinding: "crossing-kind-open",
  family: "ways",
  toolKey: "X",
  endsAfter: 2,
  start: START,
  needsWideHitArea: true,
  isNamedBeside: true,
  strata: ["crossing"],
  /**
   * A bridge counts as road, in column of march only; a ford is crossed in any formation that its width allows [2.3.6].
   */
  meaning: ({ crossing: sort }) => {
    if (sort === null) return OPEN_QUESTION;
    if (sort === "ford") return effectOfRow("watercourse-under-1", { remarks: ["ford"] });
    return { ...NO_EFFECT, remarks: ["bridge"] };
  },
  draw: ({ crossing: sort, widthCm, points }, pen) => {
    const nodes = LOOKS[sort ?? "open"](straightPath(pen, points), widthCm, pen);
    return [{ stratum: "crossing", node: svg("g", {}, nodes) }];
  },
  sample: () => ({ widthCm: SAMPLE_WIDTH_CM, points: LINE_SAMPLE }),
});

type Look = (d: string, widthCm: number, pen: Pen) => SvgNode[];

const LOOKS: Readonly<Record<(typeof SORTS)[number] | "open", Look>> = {
  "wood-bridge": (d, widthCm, pen) => [
    ...deck(d, widthCm, pen, pen.palette.timber),
    stroke(d, pen.palette.wall, widthCm, dashed(pen, 0.12, 0.8)),
  ],
  "stone-bridge": (d, widthCm, pen) => deck(d, widthCm, pen, pen.palette.stone),
  ford: (d, widthCm, pen) => [stroke(d, pen.palette.waterInk, widthCm, dashed(pen, 0.25, 0.6))],
  open: (d, widthCm, pen) => [
    stroke(d, pen.palette.open, widthCm, { "stroke-opacity": 0.7, ...dashed(pen, 0.8, 0.5) }),
  ],
};

function deck(d: string, widthCm: number, { palette, mark }: Pen, fill: string): SvgNode[] {
  return [
    stroke(d, palette.wall, widthCm),
    stroke(d, fill, Math.max(widthCm * 0.5, widthCm - 0.5 * mark)),
  ];
}
