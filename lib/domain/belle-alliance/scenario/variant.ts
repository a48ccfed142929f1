import { z } from "zod";
import { idSchema, lineSchema, nameSchema } from "../../document/primitives";
import { variantChangeSchema } from "../../document/variants/variant-change";

const MOST_CHANGES = 5_000;

/**
 * Another way to play a scenario: for other players, shorter, on a smaller table. It keeps only what differs, so that it
 * follows every other edit of the whole.
 */
export const variantSchema = z.strictObject({
  id: idSchema,
  /** Shown to everybody who may choose it, like its note. */
  name: nameSchema,
  note: lineSchema.default(""),
  changes: z.array(variantChangeSchema).max(MOST_CHANGES).default([]),
});
export type Variant = z.infer<typeof variantSchema>;
