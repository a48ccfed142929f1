import type { FieldWorkFeature } from "../scenario/field-work";
import { type FieldWorkSign, fieldWorkSign } from "./field-work-sign";
import { type Pen, sized, straightPath, strokesPath } from "./pen";
import type { DrawnPart } from "./stratum";
import { type SvgNode, svg } from "./svg-node";

/** A field work by its sign; a broken line while it is open which it is. */
export function drawFieldWork(feature: FieldWorkFeature, pen: Pen): readonly DrawnPart[] {
  const node = svg("g", {}, nodesOf(feature.work, signOf(feature, pen), pen));
  return [{ stratum: "field-work", node }];
}

function signOf(feature: FieldWorkFeature, { mark, thinning = 1 }: Pen): FieldWorkSign {
  return fieldWorkSign(feature, { size: mark, thinning });
}

function nodesOf(work: FieldWorkFeature["work"], sign: FieldWorkSign, pen: Pen): SvgNode[] {
  const { palette } = pen;
  const trace = straightPath(pen, sign.trace);
  const strokes = strokesPath(pen, sign.strokes);
  switch (work) {
    case null:
      return [stroke(trace, palette.open, pen, 0.35, `${sized(pen, 1)} ${sized(pen, 0.7)}`)];
    case "abatis":
      return [stroke(trace, palette.wall, pen, 0.2), stroke(strokes, palette.hedge, pen, 0.3)];
    case "chevaux-de-frise":
      return [stroke(trace, palette.wall, pen, 0.3), stroke(strokes, palette.wall, pen, 0.3)];
    case "barricade":
      return [
        stroke(trace, palette.wall, pen, 0.25),
        ...sign.blocks.map((each) => block(each, pen)),
      ];
    case "emplacement":
      return [
        stroke(strokes, palette.contour, pen, 0.22),
        stroke(trace, palette.wall, pen, 0.95),
        stroke(trace, palette.halo, pen, 0.4),
      ];
  }
}

function block(ring: FieldWorkSign["blocks"][number], pen: Pen): SvgNode {
  return svg("path", {
    d: straightPath(pen, ring, "Z"),
    fill: pen.palette.timber,
    stroke: pen.palette.wall,
    "stroke-width": sized(pen, 0.22),
  });
}

function stroke(d: string, colour: string, pen: Pen, width: number, dashes?: string): SvgNode {
  return svg("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": sized(pen, width),
    "stroke-linejoin": "miter",
    ...(dashes ? { "stroke-dasharray": dashes } : {}),
  });
}
