import { lengthCm } from "@/lib/terrain/polyline";
import { type Pen, sized, straightPath, strokesPath } from "../drawing/pen";
import { dashed, stroke } from "../drawing/strokes";
import { type SvgAttributes, type SvgNode, svg } from "../drawing/svg-node";
import { type FieldWorkSign, fieldWorkSign } from "./field-work-sign";
import { look, type ShapeOf } from "./look";

type Material = NonNullable<ShapeOf<"building">["material"]>;

/**
 * A building; strong stone is drawn with a heavy wall, an undecided one with a broken wall, a reinforced one with
 * teeth.
 */
export const buildingLook = look({
  kind: "building",
  shape: "area",
  isRectangle: true,
  isSmall: true,
  isNamedBeside: true,
  strata: ["building"],
  draw: ({ points, material, reinforced }, pen) => {
    const d = straightPath(pen, points, "Z");
    const wall = { d, stroke: pen.palette.wall, "stroke-linejoin": "miter" };
    const walls = svg("path", { ...wall, ...wallsOf(material ?? "open", pen) });
    const node = reinforced ? svg("g", {}, [teeth(d, pen), walls]) : walls;
    return [{ stratum: "building", node }];
  },
});

function wallsOf(material: Material | "open", pen: Pen): SvgAttributes {
  const { palette } = pen;
  switch (material) {
    case "wood":
      return { fill: palette.timber, "stroke-width": sized(pen, 0.18) };
    case "stone":
      return { fill: palette.stone, "stroke-width": sized(pen, 0.25) };
    case "strong-stone":
      return { fill: palette.stone, "stroke-width": sized(pen, 0.7) };
    case "open":
      return {
        fill: palette.halo,
        stroke: palette.open,
        "stroke-width": sized(pen, 0.3),
        ...dashed(pen, 0.8, 0.5),
      };
  }
}

/** The teeth round a reinforced building: a wide broken stroke, partly covered by the walls. */
function teeth(d: string, pen: Pen): SvgNode {
  return svg("path", {
    d,
    fill: "none",
    stroke: pen.palette.wall,
    "stroke-width": sized(pen, 1.7),
    ...dashed(pen, 0.4, 0.5),
  });
}

type Work = NonNullable<ShapeOf<"field-work">["work"]>;

/** A felled tree takes three strokes, crossed stakes two; this is the larger. */
const STROKES_A_MARK = 3;

/** A field work, drawn by its sign; if it has a front, that is on the left along the order of its corners. */
export const fieldWorkLook = look({
  kind: "field-work",
  shape: "line",
  strata: ["field-work"],
  draw: ({ work, points }, pen) => {
    const { mark, thinning = 1 } = pen;
    const sign = fieldWorkSign({ work, points }, { size: mark, thinning });
    const node = svg("g", {}, WORKS[work ?? "open"](sign, pen));
    return [{ stratum: "field-work", node }];
  },
  fringeCm: ({ points }) => STROKES_A_MARK * lengthCm(points),
});

const WORKS: Readonly<Record<Work | "open", (sign: FieldWorkSign, pen: Pen) => SvgNode[]>> = {
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
