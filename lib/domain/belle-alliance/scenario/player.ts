import { z } from "zod";
import { markdownSchema } from "../../document/primitives";
import { KNOWLEDGE } from "./knowledge";

/** What the player of a formation receives; only the umpire and this player may see it. */
export const playerSchema = z.strictObject({
  /** Orders from the commander above. */
  orders: markdownSchema.default(""),
  brief: markdownSchema.default(""),
  /** Replaces what their side believes of the enemy; empty if they believe the same. May be false. */
  believedOfEnemy: markdownSchema.default(""),
  knows: z.enum(KNOWLEDGE).default("own"),
});
export type Player = z.infer<typeof playerSchema>;
