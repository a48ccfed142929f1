import { z } from "zod";
import { idSchema, lineSchema } from "../../document/primitives";

/** What the umpire has to do or tell at the start of a bound, such as a message to one side. */
export const umpireActSchema = z.strictObject({
  id: idSchema,
  /** Counted from 1. */
  bound: z.int().min(1).max(200),
  text: lineSchema,
});
export type UmpireAct = z.infer<typeof umpireActSchema>;
