import { z } from "zod";
import { acceptedFindingsSchema } from "../acceptance-schema";
import { LIMITS } from "../limits";
import {
  battleDateSchema,
  battleTimeSchema,
  idSchema,
  languageSchema,
  lineSchema,
  markdownSchema,
  nameSchema,
} from "../primitives";
import { DEFAULT_SETTINGS } from "./default-settings";
import { featureSchema } from "./feature";
import { settingsSchema } from "./settings";
import { sideSchema } from "./side";

/** A document that is to be credited for ground, its title and author as they were when it was copied. */
const groundCreditSchema = z.strictObject({
  kind: z.enum(["map", "scenario"]),
  id: idSchema,
  title: nameSchema,
  author: lineSchema,
  version: z.int().min(1).max(LIMITS.version),
});

/** The document some ground was copied from: a map of the library, or the scenario a map was published from. */
const groundOriginSchema = groundCreditSchema.extend({
  /** What that had been copied from itself. */
  after: groundCreditSchema.optional(),
  /** The copy was turned, or its south-west corner moved: newer versions no longer lie over it. */
  moved: z.literal(true).optional(),
});
export type GroundOrigin = z.infer<typeof groundOriginSchema>;

/** The table: its size in cm and what is drawn on it. */
export const tableMapSchema = z.strictObject({
  widthCm: z.number().min(30).max(1_000),
  depthCm: z.number().min(30).max(1_000),
  /** How the ground was drawn and how far to trust it. */
  note: lineSchema.default(""),
  features: z.array(featureSchema).max(LIMITS.features).default([]),
  /** Missing where the ground was drawn here. */
  origin: groundOriginSchema.optional(),
});
export type TableMap = z.infer<typeof tableMapSchema>;

/** A scenario (*grundlag*) of Belle Alliance [1.1.9]: one JSON value from which everything else is worked out. */
export const scenarioSchema = z.strictObject({
  kind: z.literal("scenario"),
  schemaVersion: z.literal(1),
  system: z.literal("belle-alliance").default("belle-alliance"),
  title: nameSchema,
  language: languageSchema,
  battle: lineSchema.default(""),
  date: battleDateSchema.nullable().default(null),
  place: lineSchema.default(""),
  summary: markdownSchema.default(""),
  /** Said to all sides: special terrain, weather, agreements. */
  commonKnowledge: markdownSchema.default(""),
  umpireNotes: markdownSchema.default(""),
  /** Sources and thanks. */
  credits: markdownSchema.default(""),
  startTime: battleTimeSchema.nullable().default(null),
  bounds: z.int().min(1).max(200).nullable().default(null),
  settings: settingsSchema.default(DEFAULT_SETTINGS),
  sides: z.array(sideSchema).max(LIMITS.sides).default([]),
  map: tableMapSchema.default({ widthCm: 180, depthCm: 120, note: "", features: [] }),
  acceptedFindings: acceptedFindingsSchema,
});
/** A well-formed scenario; whether it is complete is for the check to say. */
export type Scenario = z.infer<typeof scenarioSchema>;
