import { z } from "zod";
import { BASES, SCALE } from "@/lib/rules/belle-alliance/scale";
import { TERRAIN_READINGS } from "@/lib/rules/belle-alliance/terrain-readings";
import { sightReadingsSchema } from "../sight/readings-schema";

/** A single base. */
export const baseSchema = z.strictObject({
  /** Front of a single base in mm. */
  frontMm: z.number().min(1).max(200),
  depthMm: z.number().min(1).max(300),
  figuresPerBase: z.int().min(1).max(12),
});

/** The scale a scenario is played at, with the rules' values as defaults [1.1.7]. */
export const settingsSchema = z.strictObject({
  menPerFigure: z.int().min(1).max(200).default(SCALE.menPerFigure),
  metresPerCm: z.number().min(1).max(200).default(SCALE.metresPerCm),
  minutesPerBound: z.int().min(1).max(240).default(SCALE.minutesPerBound),
  bases: z
    .strictObject({ infantry: baseSchema, cavalry: baseSchema, artillery: baseSchema })
    .default(BASES),
  /** Depth of a limber in mm; the rules give none. */
  limberDepthMm: z.number().min(1).max(300).nullable().default(null),
  /** Gap between skirmishers in base widths, 1 to 2 [1.3.2]. */
  skirmishGapWidths: z.number().min(1).max(2).default(1),
  /** Table 5 prints two covers for a barricade, none and I, and explains neither; true chooses none. */
  barricadesWithoutCover: z.boolean().default(TERRAIN_READINGS.barricadesWithoutCover),
  /** How the rules on sight are read; missing: as by default. */
  sight: sightReadingsSchema.optional(),
  /** Whether players' maps show the cm grid; measuring in advance is forbidden [1.1.1]. */
  gridForPlayers: z.boolean().default(false),
  /** Whether the number of bounds is hidden from the players. */
  lengthSecret: z.boolean().default(false),
});
export type Settings = z.infer<typeof settingsSchema>;
