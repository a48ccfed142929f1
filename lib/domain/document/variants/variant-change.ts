import { z } from "zod";
import { idSchema } from "../primitives";

/** A thing by its id; empty for the document itself. */
const ofSchema = z.union([idSchema, z.literal("")]);
/** A JSON Pointer within the thing, not into lists of things. */
const atSchema = z
  .string()
  .max(200)
  .regex(/^(?:\/[^/]{1,100})+$/);
/** A list of things: whose it is, and where it stands in that. */
const homeSchema = z.strictObject({ of: ofSchema, at: atSchema });
export type Home = z.infer<typeof homeSchema>;

/** Whatever JSON holds: what may stand at a place, its document's schema decides. */
const valueSchema = z.unknown() as z.ZodType<z.core.util.JSONType>;

const MOST_IN_LIST = 5_000;

/**
 * One difference between a variant and its document. Things are named by their ids, so that a change still holds when
 * the thing has moved or its neighbours have gone.
 */
export const variantChangeSchema = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("set"), of: ofSchema, at: atSchema, value: valueSchema }),
  z.strictObject({ is: z.literal("unset"), of: ofSchema, at: atSchema }),
  z.strictObject({ is: z.literal("leave-out"), of: idSchema }),
  /** A thing without its id and without the things in it, which are added after it. */
  z.strictObject({
    is: z.literal("add"),
    of: idSchema,
    to: homeSchema,
    value: z.record(z.string(), valueSchema),
  }),
  z.strictObject({ is: z.literal("move"), of: idSchema, to: homeSchema }),
  /** The order of a list that has others, or others in another order, than the document's. */
  z.strictObject({
    is: z.literal("order"),
    in: homeSchema,
    ids: z.array(idSchema).max(MOST_IN_LIST),
  }),
]);
export type VariantChange = z.infer<typeof variantChangeSchema>;
