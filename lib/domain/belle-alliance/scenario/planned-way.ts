import { z } from "zod";
import { idSchema, nameOrNoneSchema, pointCmSchema } from "../../document/primitives";

/** More ways than any brief needs, and more places than any of them has. */
export const MOST_PLANNED_WAYS = 100;
export const MOST_PLACES_OF_WAY = 400;

/** A way that troops are meant to march [1.1.9, 2.3.1]; all that is said of the march is worked out from it. */
export const plannedWaySchema = z.strictObject({
  id: idSchema,
  /**
   * The unit or formation that marches; a formation does so as one column. Where it is gone, because somebody else
   * deleted it at the same moment, nobody but the umpire's desk shows the way.
   */
  subjectId: idSchema,
  name: nameOrNoneSchema.default(""),
  /** Only the umpire has it, or it is part of the brief of its troops' own side as well. */
  keptFor: z.enum(["umpire", "side"]).default("umpire"),
  /** The bound in which the head sets out, counted from 1. */
  startBound: z.int().min(1).max(200).default(1),
  mode: z.enum(["ordinary", "fast"]).default("ordinary"),
  /** The formation a unit stands in, or column of march, as a formation marches in any case. */
  formation: z.enum(["own", "column-of-march"]).default("column-of-march"),
  /** Where the head goes, from where it sets out; straight between them. */
  places: z.array(pointCmSchema).min(2).max(MOST_PLACES_OF_WAY),
});
export type PlannedWay = z.infer<typeof plannedWaySchema>;
