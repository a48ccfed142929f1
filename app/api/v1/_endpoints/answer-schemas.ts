import { z } from "zod";
import { type Finding, findingSchema } from "@/lib/domain/document/check-report";
import { PAPERS } from "@/lib/domain/document/paper";
import { idSchema } from "@/lib/domain/document/primitives";
import { REFUSAL_REASONS } from "@/lib/domain/document/refusal-reason";
import { explainCodes } from "@/lib/http/openapi-refusals";
import { STATUS_OF } from "@/lib/http/problem";

/** Cached answers are revalidated by their ETag. */
export const notModified = { 304: { description: "The reader holds it already" } };

export const idParams = z.object({ id: idSchema });

/** A document's id or, for a variant of it, `ID~VARIANT`. */
export const addressParams = z.object({
  id: z.union([idSchema, z.templateLiteral([idSchema, "~", idSchema])]),
});

/** The paper size of a print. */
export const paperQuery = z.object({ paper: z.enum(PAPERS).default("a4") });

/** Identifies one version of a stored document. */
export const versionedSchema = z.object({ id: idSchema, version: z.int().min(1) });

/** The same for a document sent as a whole. */
export const storedSchema = versionedSchema.extend({
  recalculated: z
    .array(findingSchema)
    .optional()
    .describe("Where points written into an army list were false; they are not kept"),
});

/** A stored version as it is answered; `recalculated` is left out if nothing was wrong. */
export function storedAnswer<Stored extends { readonly recalculated: readonly Finding[] }>({
  recalculated,
  ...stored
}: Stored) {
  return recalculated.length === 0 ? stored : { ...stored, recalculated };
}

/** The schema of every error (RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(STATUS_OF)).describe(explainCodes()),
  detail: z.string(),
  reason: z
    .enum(REFUSAL_REASONS)
    .optional()
    .describe("Which case of its code it is, where there are several; the title tells it"),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
});

/** An instant in UTC. */
export const instantSchema = z.iso.datetime();

/** The requested width of a picture in pixels. */
export const widthQuery = z.object({
  width: z.coerce
    .number()
    .int()
    .min(200)
    .max(4_000)
    .default(1_600)
    .describe("Pixels; a table so deep that the picture would pass 8000 is drawn narrower"),
});
