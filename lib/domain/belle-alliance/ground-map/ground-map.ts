import { z } from "zod";
import { languageSchema, lineSchema, markdownSchema, nameSchema } from "../../document/primitives";
import { translationsSchema } from "../../document/translations/translations-schema";
import { DEFAULT_SETTINGS } from "../scenario/default-settings";
import { tableMapSchema } from "../scenario/scenario";
import { settingsSchema } from "../scenario/settings";

/**
 * A map: only the ground of a Belle Alliance table, for starting scenarios from. It has the parts of a scenario that
 * describe the ground.
 */
export const groundMapSchema = z.strictObject({
  kind: z.literal("map"),
  schemaVersion: z.literal(1),
  system: z.literal("belle-alliance"),
  title: nameSchema,
  language: languageSchema,
  place: lineSchema.default(""),
  notes: markdownSchema.default(""),
  /** Sources and acknowledgements. */
  credits: markdownSchema.default(""),
  settings: settingsSchema
    .pick({ metresPerCm: true })
    .default({ metresPerCm: DEFAULT_SETTINGS.metresPerCm }),
  map: tableMapSchema,
  translations: translationsSchema,
});
export type GroundMap = z.infer<typeof groundMapSchema>;
