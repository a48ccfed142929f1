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
import { formationSchema } from "./formation";

/** Troops that arrive later: formations or units by id, the bound and the entry point. */
const reinforcementSchema = z.strictObject({
  id: idSchema,
  brings: z.array(idSchema).min(1).max(LIMITS.units),
  /** The bound in which they arrive, counted from 1. */
  bound: z.int().min(1).max(200),
  entry: pointCmSchema,
  note: lineSchema.default(""),
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
  formations: z.array(formationSchema).max(200).default([]),
  reinforcements: z.array(reinforcementSchema).max(200).default([]),
});
export type Side = z.infer<typeof sideSchema>;
