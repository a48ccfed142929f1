import { effectOfRow, OPEN_QUESTION } from "@/lib/rules/belle-alliance/terrain-effect";
import { type Pen, sized, straightPath } from "../../table/drawing/pen";
import { stroke } from "../../table/drawing/strokes";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import { LINE_SAMPLE, LINE_START } from "../../table/ground/corners";
import { question } from "../../table/ground/terrain-field";
import { terrainKind } from "./terrain-kind";

const SORTS = ["hedge-row", "hedge", "holstein-hedge"] as const;
type Sort = (typeof SORTS)[number];

/** A hedge row drawn as small dots, a hedge as large ones, or a Holstein hedge as dots on its bank. */
export const hedge = terrainKind({
  kind: "hedge",
  shape: "line",
  fields: { hedge: question(SORTS) },
  openFinding: "hedge-kind-open",
  family: "hedges",
  toolKey: "E",
  start: LINE_START,
  needsWideHitArea: true,
  strata: ["hedge"],
  meaning: ({ hedge: sort }) => (sort === null ? OPEN_QUESTION : effectOfRow(ROWS[sort])),
  draw: ({ hedge: sort, points }, pen) => {
    const nodes = LOOKS[sort ?? "open"](straightPath(pen, points), pen);
    return [{ stratum: "hedge", node: svg("g", {}, nodes) }];
  },
  sample: () => ({ points: LINE_SAMPLE }),
});

const ROWS = {
  "hedge-row": "shrubs-fences-hedge-rows",
  hedge: "wood-edge-hedge-dyke",
  "holstein-hedge": "holstein-hedge",
} as const;

const LOOKS: Readonly<Record<Sort | "open", (d: string, pen: Pen) => SvgNode[]>> = {
  "hedge-row": (d, pen) => [dots(d, pen, { size: 0.7, gap: 1.5, colour: pen.palette.hedge })],
  hedge: (d, pen) => [dots(d, pen, { size: 0.95, gap: 1.15, colour: pen.palette.hedge })],
  "holstein-hedge": (d, pen) => [
    stroke(d, pen.palette.contour, sized(pen, 1.7)),
    stroke(d, pen.palette.halo, sized(pen, 1.3)),
    dots(d, pen, { size: 0.95, gap: 1.15, colour: pen.palette.hedge }),
  ],
  open: (d, pen) => [dots(d, pen, { size: 0.95, gap: 1.9, colour: pen.palette.open })],
};

interface Dots {
  readonly size: number;
  readonly gap: number;
  readonly colour: string;
}

/** Dots drawn as dashes of zero length with round ends. */
function dots(d: string, pen: Pen, { size, gap, colour }: Dots): SvgNode {
  return stroke(d, colour, sized(pen, size), {
    "stroke-dasharray": `0.01 ${sized(pen, gap)}`,
    "stroke-linecap": "round",
  });
}
