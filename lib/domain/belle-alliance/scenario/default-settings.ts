import { BASES, SCALE } from "@/lib/rules/belle-alliance/scale";
import { TERRAIN_READINGS } from "@/lib/rules/belle-alliance/terrain-readings";
import type { Settings } from "./settings";

/** The settings the rules give [1.1.7]. */
export const DEFAULT_SETTINGS: Settings = {
  ...SCALE,
  ...TERRAIN_READINGS,
  bases: BASES,
  limberDepthMm: null,
  skirmishGapWidths: 1,
  gridForPlayers: false,
  lengthSecret: false,
};
