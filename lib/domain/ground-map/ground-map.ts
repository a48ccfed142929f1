import { z } from "zod";
import { languageSchema, lineSchema, markdownSchema, nameSchema } from "../primitives";
import { DEFAULT_SETTINGS } from "../scenario/default-settings";
import { tableMapSchema } from "../scenario/scenario";
import { settingsSchema } from "../scenario/settings";

/** The ground of a Belle Alliance table alone, for scenarios to begin on: the parts of a scenario that say what lies there. */
export const groundMapSchema = z.strictObject({
  kind: z.literal("map"),
  schemaVersion: z.literal(1),
  system: z.literal("belle-alliance"),
  title: nameSchema,
  language: languageSchema,
  place: lineSchema.default(""),
  notes: markdownSchema.default(""),
  /** Sources and thanks. */
  credits: markdownSchema.default(""),
  settings: settingsSchema
    .pick({ metresPerCm: true })
    .default({ metresPerCm: DEFAULT_SETTINGS.metresPerCm }),
  map: tableMapSchema,
});
export type GroundMap = z.infer<typeof groundMapSchema>;
