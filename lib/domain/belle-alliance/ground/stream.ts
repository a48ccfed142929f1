import {
  effectOfRow,
  NO_EFFECT,
  OPEN_QUESTION,
  type TerrainEffect,
} from "@/lib/rules/belle-alliance/terrain-effect";
import { smoothLine } from "@/lib/terrain/smooth";
import { curvePath } from "../../table/drawing/pen";
import { dashed, stroke, withinEdges } from "../../table/drawing/strokes";
import { LINE_SAMPLE, LINE_START, SAMPLE_WIDTH_CM } from "../../table/ground/corners";
import { askedWidth } from "../../table/ground/terrain-field";
import { terrainKind } from "./terrain-kind";

/** A stream at its true width, with broken banks while the width is undecided. */
export const stream = terrainKind({
  kind: "stream",
  shape: "line",
  fields: { widthCm: askedWidth() },
  openFinding: "stream-width-open",
  family: "ways",
  toolKey: "T",
  start: LINE_START,
  needsWideHitArea: true,
  isCurved: () => true,
  strata: ["water-edge", "water"],
  meaning: ({ widthCm }) => effectOfWidth(widthCm),
  draw: (feature, pen) => {
    const d = curvePath(pen, smoothLine(feature.points));
    const widthCm = Math.max(feature.widthCm ?? 1, 0.7 * pen.mark);
    const round = { "stroke-linecap": "round" };
    const bank = feature.widthCm === null ? dashed(pen, 1, 0.7) : round;
    const { palette } = pen;
    return [
      { stratum: "water-edge", node: stroke(d, palette.waterInk, widthCm, bank) },
      { stratum: "water", node: stroke(d, palette.water, withinEdges(widthCm, pen), round) },
    ];
  },
  sample: ({ widthCm }) => ({
    widthCm: widthCm === null ? null : SAMPLE_WIDTH_CM,
    points: LINE_SAMPLE,
  }),
});

/**
 * The effect of water of a given width; exactly 1 cm and exactly 5 cm are class II, our reading of "between 1 and 5"
 * [2.3.6, table 5].
 */
export function effectOfWidth(widthCm: number | null): TerrainEffect {
  if (widthCm === null) return OPEN_QUESTION;
  if (widthCm < 1) return effectOfRow("watercourse-under-1");
  if (widthCm <= 5) return effectOfRow("watercourse-1-to-5");
  return { ...NO_EFFECT, impassable: true, remarks: ["crossing-needed"] };
}
