import { z } from "zod";

const baseSchema = z.strictObject({
  /** Front of a single base in mm. */
  frontMm: z.number().min(1).max(200),
  depthMm: z.number().min(1).max(300),
  figuresPerBase: z.int().min(1).max(12),
});

/** The bases of the foreword: infantry 15 × 15, cavalry 20 × 45, model guns 50 × 75 mm. */
export const DEFAULT_BASES = {
  infantry: { frontMm: 15, depthMm: 15, figuresPerBase: 2 },
  cavalry: { frontMm: 20, depthMm: 45, figuresPerBase: 2 },
  artillery: { frontMm: 50, depthMm: 75, figuresPerBase: 1 },
};

/** The scale a scenario is played at, with the rules' values as defaults [1.1.7]. */
export const settingsSchema = z.strictObject({
  menPerFigure: z.int().min(1).max(200).default(20),
  metresPerCm: z.number().min(1).max(200).default(10),
  minutesPerBound: z.int().min(1).max(240).default(15),
  bases: z
    .strictObject({ infantry: baseSchema, cavalry: baseSchema, artillery: baseSchema })
    .default(DEFAULT_BASES),
  /** Depth of a limber in mm; the rules name none. */
  limberDepthMm: z.number().min(1).max(300).nullable().default(null),
  /** Gap between skirmishers in base widths, 1 to 2 [1.3.2]. */
  skirmishGapWidths: z.number().min(1).max(2).default(1),
  /** Whether players' maps show the cm grid; measuring in advance is forbidden [1.1.1]. */
  gridForPlayers: z.boolean().default(false),
  /** Whether the number of bounds is kept from the players. */
  lengthSecret: z.boolean().default(false),
});
export type Settings = z.infer<typeof settingsSchema>;
/** Settings as the rules have them. */
export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});
