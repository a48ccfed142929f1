import { z } from "zod";
import type { Acceptance } from "./accepted-findings";
import { LIMITS } from "./limits";
import { idSchema, lineSchema } from "./primitives";

/** A finding the author has accepted, with the reason. */
export const acceptanceSchema = z.strictObject({
  code: z.string().max(80),
  subject: idSchema
    .or(z.literal(""))
    .describe(
      "Id of the thing the finding is about, empty for the document as a whole; the first where it takes several",
    ),
  with: z
    .array(idSchema)
    .min(1)
    .max(LIMITS.units)
    .optional()
    .describe(
      "Ids of the other things where it takes several to make the finding, as two on one ground",
    ),
  reason: lineSchema,
}) satisfies z.ZodType<Acceptance>;

/** The most acceptances one document may hold; a finding about many units needs one per unit. */
const MAX_ACCEPTED = 2 * LIMITS.units;

/** Field of every checked document; defaults to none, for documents older than the field. */
export const acceptedFindingsSchema = z.array(acceptanceSchema).max(MAX_ACCEPTED).default([]);
