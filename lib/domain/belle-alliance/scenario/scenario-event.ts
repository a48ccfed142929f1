import { z } from "zod";
import { idSchema, lineSchema } from "../../document/primitives";

export const MOST_EVENTS = 200;

/** Who knows or hears of it: everybody, the umpire alone, or one side. */
const audienceSchema = z.union([z.enum(["all", "umpire"]), z.templateLiteral(["side:", idSchema])]);

/**
 * Something that happens in a bound: weather and light, or a message. The rules know neither weather nor night; table 2
 * has one sight for all [1.1.6]. A shorter one is the author's.
 */
export const scenarioEventSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(["message", "weather"]),
  /** Counted from 1. */
  bound: z.int().min(1).max(200),
  text: lineSchema,
  /** From then on nobody sees farther, in cm; only of weather. */
  sightCm: z.int().min(1).max(1_000).optional(),
  /** Who hears of it when it happens. */
  toldTo: audienceSchema.default("all"),
  /** Who knows of it from the beginning. */
  knownTo: audienceSchema.default("umpire"),
});
export type ScenarioEvent = z.infer<typeof scenarioEventSchema>;
