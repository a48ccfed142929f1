import { z } from "zod";
import type { Acceptance } from "./accepted-findings";
import { idSchema, lineSchema } from "./primitives";

/** A finding the writer has accepted, with the reason. */
export const acceptanceSchema = z.strictObject({
  code: z.string().max(80),
  /** Id of the thing the finding is about; empty for the document as a whole. */
  subject: idSchema.or(z.literal("")),
  reason: lineSchema,
}) satisfies z.ZodType<Acceptance>;

/** The most findings of a document that can be accepted. */
const MOST_ACCEPTED = 500;

/** Field of every document that is checked; documents from before it have accepted nothing. */
export const acceptedFindingsSchema = z.array(acceptanceSchema).max(MOST_ACCEPTED).default([]);
