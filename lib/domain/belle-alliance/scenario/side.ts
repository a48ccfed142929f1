import { z } from "zod";
import { LIMITS } from "../../document/limits";
import {
  idSchema,
  lineSchema,
  markdownSchema,
  nameSchema,
  pointCmSchema,
} from "../../document/primitives";
import { SIDE_COLOURS } from "../../table/side-colours";
import { MOST_ALTERNATIVES } from "./alternatives";
import { formationSchema } from "./formation";

/** Troops that arrive later: formations or units by id, the bound and the entry point. */
const reinforcementSchema = z.strictObject({
  id: idSchema,
  brings: z.array(idSchema).min(1).max(LIMITS.units),
  /** The bound in which they arrive, counted from 1. */
  bound: z.int().min(1).max(200),
  entry: pointCmSchema,
  note: lineSchema.default(""),
  /** From that bound on, the least on a six-sided die with which they come, rolled each bound; missing: they come. */
  chance: z.int().min(2).max(6).optional(),
  /** What must be fulfilled first, which the umpire decides; missing: nothing. */
  condition: lineSchema.optional(),
  /** Other entries, each with when it is taken. */
  alternatives: z
    .array(z.strictObject({ id: idSchema, entry: pointCmSchema, when: lineSchema.default("") }))
    .max(MOST_ALTERNATIVES)
    .optional(),
  /** Their own side is not told when and where they come; missing: it is. */
  keptFor: z.literal("umpire").optional(),
});
export type Reinforcement = z.infer<typeof reinforcementSchema>;

/** One of the opposing sides, with everything its players may read. */
export const sideSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  colour: z.enum(SIDE_COLOURS),
  /** The players' tasks [1.1.9]. */
  tasks: markdownSchema.default(""),
  brief: markdownSchema.default(""),
  /** What the umpire has this side believe of the enemy; may be false. */
  believedOfEnemy: markdownSchema.default(""),
  /**
   * Units of other sides that the umpire shows on this side's map, because it sees them when the game begins; missing:
   * none. Players see where they stand, their arm and formation, but no names.
   */
  seesAtStart: z.array(idSchema).max(LIMITS.units).optional(),
  formations: z.array(formationSchema).max(200).default([]),
  reinforcements: z.array(reinforcementSchema).max(200).default([]),
});
export type Side = z.infer<typeof sideSchema>;
