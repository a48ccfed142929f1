import { z } from "zod";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { OBJECTIVE_ROLES } from "@/lib/rules/bogowie-wojny/objective";
import { acceptedFindingsSchema } from "../../document/acceptance-schema";
import { LIMITS } from "../../document/limits";
import {
  battleDateSchema,
  idSchema,
  languageSchema,
  lineSchema,
  markdownSchema,
  nameOrNoneSchema,
  nameSchema,
} from "../../document/primitives";
import { translationsSchema } from "../../document/translations/translations-schema";
import { battlefieldSchema } from "../field/battlefield";
import { BATTLEFIELD_LIMITS } from "../field/limits";
import { pinnedBookSchema } from "../list/army-list";
import { formatSchema } from "../list/format-schema";

/** A document and the version of it that was taken. */
const pinSchema = z.strictObject({
  id: idSchema,
  version: z.int().min(1).max(LIMITS.version),
});

/** A battlefield without the armies attached to it, which a side may keep to itself. */
export const groundSchema = battlefieldSchema.omit({
  sides: true,
  acceptedFindings: true,
  translations: true,
});

/** The battlefield: a copy of that version, so that the scenario shows it whatever becomes of the map. */
export const pinnedFieldSchema = pinSchema.extend({ ground: groundSchema });
export type PinnedField = z.infer<typeof pinnedFieldSchema>;

/** A given army list, with the figures that a format limits. */
export const pinnedArmySchema = pinSchema.extend({
  title: nameSchema,
  /** Points of units and generals, and of upgrades. */
  unitPoints: z.number().min(0).max(100_000),
  upgradePoints: z.number().min(0).max(100_000),
  bases: z.int().min(0).max(100_000),
});
export type PinnedArmy = z.infer<typeof pinnedArmySchema>;

/** A side: its army, as a given list or a format to build one by, and what it alone may know. */
export const forceSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  nation: z.enum(ARMY_NATIONS),
  /** The commander-in-chief's name; empty: drawn, or left to the player. */
  commander: nameOrNoneSchema.default(""),
  list: pinnedArmySchema.nullable().default(null),
  format: formatSchema.nullable().default(null),
  /** The army book to build a list from; `null`: any. */
  book: pinnedBookSchema.nullable().default(null),
  tasks: markdownSchema.default(""),
  brief: markdownSchema.default(""),
  believedOfEnemy: markdownSchema.default(""),
});
export type Force = z.infer<typeof forceSchema>;

/** Ground to hold at the end [12.2, 14.6]: a piece of the battlefield, or in words. */
export const battleObjectiveSchema = z.strictObject({
  id: idSchema,
  role: z.enum(OBJECTIVE_ROLES),
  pieceId: idSchema.nullable().default(null),
  text: lineSchema.default(""),
  /** `null`: as many as the table says. */
  points: z.number().min(0).max(10_000).multipleOf(0.5).nullable().default(null),
});
export type BattleObjective = z.infer<typeof battleObjectiveSchema>;

/** A scenario of Bogowie Wojny: a battlefield, forces with a brief for each, and what they fight for. */
export const battleScenarioSchema = z.strictObject({
  kind: z.literal("scenario"),
  schemaVersion: z.literal(1),
  system: z.literal("bogowie-wojny"),
  title: nameSchema,
  language: languageSchema,
  place: lineSchema.default(""),
  date: battleDateSchema.nullable().default(null),
  summary: markdownSchema.default(""),
  /** Told to all sides. */
  commonKnowledge: markdownSchema.default(""),
  specialRules: markdownSchema.default(""),
  umpireNotes: markdownSchema.default(""),
  /** Sources and acknowledgements. */
  credits: markdownSchema.default(""),
  /** `null`: none chosen yet, or set up by the players [XIV]. */
  battlefield: pinnedFieldSchema.nullable().default(null),
  turns: z.int().min(1).max(50).nullable().default(null),
  forces: z.array(forceSchema).max(LIMITS.sides).default([]),
  objectives: z.array(battleObjectiveSchema).max(BATTLEFIELD_LIMITS.objectives).default([]),
  acceptedFindings: acceptedFindingsSchema,
  translations: translationsSchema,
});
/** A well-formed scenario; the check reports whether it is complete. */
export type BattleScenario = z.infer<typeof battleScenarioSchema>;
