import { NO_EFFECT } from "@/lib/rules/belle-alliance/terrain-effect";
import { smoothLine } from "@/lib/terrain/smooth";
import { curvePath } from "../../table/drawing/pen";
import { dashed, stroke, withinEdges } from "../../table/drawing/strokes";
import { LINE_SAMPLE, LINE_START, SAMPLE_WIDTH_CM } from "../../table/ground/corners";
import { choice, width } from "../../table/ground/terrain-field";
import { terrainKind } from "./terrain-kind";

/** A road: two edges at its true width, broken if it is an earth road. */
export const road = terrainKind({
  kind: "road",
  shape: "line",
  fields: { surface: choice(["paved", "earth"], "earth"), widthCm: width(1) },
  family: "ways",
  toolKey: "R",
  start: LINE_START,
  needsWideHitArea: true,
  isCurved: () => true,
  strata: ["road-edge", "road"],
  meaning: () => NO_EFFECT,
  draw: (feature, pen) => {
    const d = curvePath(pen, smoothLine(feature.points));
    const widthCm = Math.max(feature.widthCm, 0.9 * pen.mark);
    const edge = feature.surface === "earth" ? dashed(pen, 2.2, 1) : {};
    const { palette } = pen;
    return [
      { stratum: "road-edge", node: stroke(d, palette.roadEdge, widthCm, edge) },
      {
        stratum: "road",
        node: stroke(d, palette.road, withinEdges(widthCm, pen), { "stroke-linecap": "round" }),
      },
    ];
  },
  sample: () => ({ widthCm: SAMPLE_WIDTH_CM, points: LINE_SAMPLE }),
});
