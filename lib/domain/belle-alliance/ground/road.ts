import { NO_EFFECT } from "@/lib/rules/belle-alliance/terrain-effect";
import { roadLook } from "../../table/looks/ways";
import { LINE_SAMPLE, LINE_START, SAMPLE_WIDTH_CM } from "./corners";
import { choice, width } from "./terrain-field";
import { terrainKind } from "./terrain-kind";

/** A road, paved or of earth. */
export const road = terrainKind({
  ...roadLook,
  fields: { surface: choice(["paved", "earth"], "earth"), widthCm: width(1) },
  family: "ways",
  toolKey: "R",
  start: LINE_START,
  meaning: () => NO_EFFECT,
  sample: () => ({ widthCm: SAMPLE_WIDTH_CM, points: LINE_SAMPLE }),
});
