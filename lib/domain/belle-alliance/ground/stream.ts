import {
  effectOfRow,
  NO_EFFECT,
  OPEN_QUESTION,
  type TerrainEffect,
} from "@/lib/rules/belle-alliance/terrain-effect";
import { streamLook } from "../../table/looks/ways";
import { LINE_SAMPLE, LINE_START, SAMPLE_WIDTH_CM } from "./corners";
import { askedWidth } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

/** A stream, whose width decides its effect. */
export const stream = terrainKind({
  ...streamLook,
  fields: { widthCm: askedWidth() },
  openFinding: "stream-width-open",
  family: "ways",
  toolKey: "T",
  start: LINE_START,
  meaning: ({ widthCm }) => effectOfWidth(widthCm),
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
