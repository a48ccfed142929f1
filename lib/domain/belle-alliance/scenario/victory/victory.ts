import { z } from "zod";
import { LIMITS } from "../../../document/limits";
import { idSchema, lineSchema, nameSchema, pointCmSchema } from "../../../document/primitives";
import { MOST_LEVELS, MOST_OBJECTIVES } from "./limits";

const MOST_POINTS = 1_000;

const radiusSchema = z.number().min(0).max(200);

/** What an objective is about. The rules name none [1.1.9]: what "held" or "broken" means stands in its note. */
const whatSchema = z.discriminatedUnion("kind", [
  /** A place: all ground within the radius of a point. */
  z.strictObject({ kind: z.literal("point"), at: pointCmSchema, radiusCm: radiusSchema }),
  /** A name or shape on the map, or what lies within the radius of it. */
  z.strictObject({ kind: z.literal("feature"), featureId: idSchema, radiusCm: radiusSchema }),
  /** A building to hold, or what lies within the radius of it. */
  z.strictObject({ kind: z.literal("building"), featureId: idSchema, radiusCm: radiusSchema }),
  z.strictObject({
    kind: z.literal("line"),
    points: z.array(pointCmSchema).min(2).max(20),
    act: z.enum(["crossed", "held"]),
  }),
  /** A side loses at least so many units, or such a share of them. */
  z.strictObject({
    kind: z.literal("losses"),
    sideId: idSchema,
    least: z.int().min(1).max(LIMITS.units),
    as: z.enum(["units", "percent"]),
  }),
  z.strictObject({ kind: z.literal("formation"), formationId: idSchema }),
  /** Troops leave the table over the stretch of its edge between two places. */
  z.strictObject({ kind: z.literal("exit"), points: z.tuple([pointCmSchema, pointCmSchema]) }),
  /** The game reaches the end of a bound, counted from 1. */
  z.strictObject({ kind: z.literal("time"), bound: z.int().min(1).max(200) }),
  /** Whatever else its name and note say. */
  z.strictObject({ kind: z.literal("words") }),
]);
export type ObjectiveWhat = z.infer<typeof whatSchema>;

/** When an objective counts: for each bound in which it is fulfilled, as things stand at the end, or once and for all. */
export const COUNTS = ["each-bound", "end", "once"] as const;

/** Who knows of an objective: everybody, the umpire alone, or one side. */
const knownToSchema = z.union([z.enum(["all", "umpire"]), z.templateLiteral(["side:", idSchema])]);

/** Something a side gains points for. */
export const objectiveSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  what: whatSchema,
  /** In the author's words: when it counts as fulfilled. */
  note: lineSchema.default(""),
  /** What it is worth to each side that can fulfil it. */
  worth: z
    .array(z.strictObject({ side: idSchema, points: z.int().min(-MOST_POINTS).max(MOST_POINTS) }))
    .max(LIMITS.sides)
    .default([]),
  counts: z.enum(COUNTS).default("end"),
  knownTo: knownToSchema.default("all"),
});
export type Objective = z.infer<typeof objectiveSchema>;

/** A level of victory, reached with so many points, or points more than any other side. */
export const victoryLevelSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  threshold: z.int().min(0).max(1_000_000),
  /** The only side that can reach it; missing: any. */
  sideId: idSchema.optional(),
});
export type VictoryLevel = z.infer<typeof victoryLevelSchema>;

/** What decides a game of a scenario [1.1.9]; the rules leave that to its author. */
export const victorySchema = z.strictObject({
  objectives: z.array(objectiveSchema).max(MOST_OBJECTIVES).default([]),
  /** Whether levels ask for the winner's lead or for its points. */
  levelsBy: z.enum(["lead", "points"]).default("lead"),
  /** From the least to the greatest. */
  levels: z.array(victoryLevelSchema).max(MOST_LEVELS).default([]),
});
export type Victory = z.infer<typeof victorySchema>;
