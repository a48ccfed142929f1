import { z } from "zod";
import { acceptedFindingsSchema } from "../../document/acceptance-schema";
import { CAMPAIGNS } from "../../document/campaign";
import { LIMITS } from "../../document/limits";
import {
  battleDateSchema,
  battleTimeSchema,
  idSchema,
  languageSchema,
  lineSchema,
  markdownSchema,
  nameSchema,
} from "../../document/primitives";
import { translationsSchema } from "../../document/translations/translations-schema";
import { DEFAULT_SETTINGS } from "./default-settings";
import { featureSchema } from "./feature";
import { LENGTHS } from "./length";
import { MOST_PLANNED_WAYS, plannedWaySchema } from "./planned-way";
import { MOST_EVENTS, scenarioEventSchema } from "./scenario-event";
import { settingsSchema } from "./settings";
import { SHOWN_TO_ALL } from "./shown-to-all";
import { sideSchema } from "./side";
import { umpireActSchema } from "./umpire-act";
import { variantSchema } from "./variant";
import { victorySchema } from "./victory/victory";

/** A document to be credited for ground, with its title and author at the time it was copied. */
const groundCreditSchema = z.strictObject({
  kind: z.enum(["map", "scenario"]),
  id: idSchema,
  title: nameSchema,
  author: lineSchema,
  version: z.int().min(1).max(LIMITS.version),
});

/** The document some ground was copied from: a map of the library, or the scenario a map was published from. */
export const groundOriginSchema = groundCreditSchema.extend({
  /** What that had been copied from itself. */
  after: groundCreditSchema.optional(),
  /** The copy was turned, or its south-west corner moved: newer versions no longer line up with it. */
  moved: z.literal(true).optional(),
});
export type GroundOrigin = z.infer<typeof groundOriginSchema>;

/** The table: its size in cm and what is drawn on it. */
export const tableMapSchema = z.strictObject({
  widthCm: z.number().min(30).max(1_000),
  depthCm: z.number().min(30).max(1_000),
  /** How the ground was drawn and how far it can be trusted. */
  note: lineSchema.default(""),
  features: z.array(featureSchema).max(LIMITS.features).default([]),
  /** Missing if the ground was drawn in this document. */
  origin: groundOriginSchema.optional(),
});
export type TableMap = z.infer<typeof tableMapSchema>;

const playerCount = z.int().min(1).max(LIMITS.players);

/** The number of players it is made for, not counting the umpire. */
const playersSchema = z
  .strictObject({ from: playerCount, to: playerCount })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "The most players must not be fewer than the fewest.",
    params: { words: "players" },
  });

/** A scenario (*grundlag*) of Belle Alliance [1.1.9]: one JSON value from which everything else is worked out. */
export const scenarioSchema = z.strictObject({
  kind: z.literal("scenario"),
  schemaVersion: z.literal(1),
  // Optional within, so that among scenarios of both games one that does not say is of this one.
  system: z.literal("belle-alliance").optional().default("belle-alliance"),
  title: nameSchema,
  language: languageSchema,
  battle: lineSchema.default(""),
  date: battleDateSchema.nullable().default(null),
  place: lineSchema.default(""),
  summary: markdownSchema.default(""),
  /** Told to all sides: special terrain, weather, agreements. */
  commonKnowledge: markdownSchema.default(""),
  umpireNotes: markdownSchema.default(""),
  /** Only the umpire knows them; missing: none. */
  umpireActs: z.array(umpireActSchema).max(200).optional(),
  /** Ways that troops are meant to march; missing: none. */
  plannedWays: z.array(plannedWaySchema).max(MOST_PLANNED_WAYS).optional(),
  /** What decides a game; missing: nothing but what the texts say. */
  victory: victorySchema.optional(),
  /** Weather, light and messages by bound; missing: none. */
  events: z.array(scenarioEventSchema).max(MOST_EVENTS).optional(),
  /** Sources and acknowledgements. */
  credits: markdownSchema.default(""),
  startTime: battleTimeSchema.nullable().default(null),
  bounds: z.int().min(1).max(200).nullable().default(null),
  players: playersSchema.optional(),
  campaign: z.enum(CAMPAIGNS).optional(),
  length: z.enum(LENGTHS).optional(),
  /**
   * What everybody may see of the troops before the umpire's seal is broken; missing: the armies. It stands in the
   * document, beside what its author hides, although visibility does not: every page, picture and file for everybody is
   * made from the document alone and kept under its version, so that none can miss it. A side that is no longer there
   * shows nobody's army.
   */
  shownToAll: z.union([z.enum(SHOWN_TO_ALL), z.templateLiteral(["side:", idSchema])]).optional(),
  settings: settingsSchema.default(DEFAULT_SETTINGS),
  sides: z.array(sideSchema).max(LIMITS.sides).default([]),
  map: tableMapSchema.default({ widthCm: 180, depthCm: 120, note: "", features: [] }),
  /** Other ways to play it; missing: none. */
  variants: z.array(variantSchema).max(LIMITS.variants).optional(),
  acceptedFindings: acceptedFindingsSchema,
  translations: translationsSchema,
});
/** A well-formed scenario; the check reports whether it is complete. */
export type Scenario = z.infer<typeof scenarioSchema>;
