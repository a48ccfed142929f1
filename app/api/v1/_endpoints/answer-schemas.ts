import { z } from "zod";
import { PAPERS } from "@/lib/domain/paper";
import { idSchema } from "@/lib/domain/primitives";
import type { Answer } from "@/lib/http/endpoint";

export const idParams = z.object({ id: idSchema });

/** The paper of a print. */
export const paperQuery = z.object({ paper: z.enum(PAPERS).default("a4") });

/** What tells a stored state from another. */
export const versionedSchema = z.object({ id: idSchema, version: z.int().min(1) });

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
});

/** The description of an error answer. */
export function problem(description: string): Answer {
  return { description, schema: problemSchema, mediaType: "application/problem+json" };
}

/** An instant in UTC. */
export const instantSchema = z.iso.datetime();

/** How wide a picture in pixels is wanted. */
export const widthQuery = z.object({
  width: z.coerce
    .number()
    .int()
    .min(200)
    .max(4_000)
    .default(1_600)
    .describe("Pixels; a table so deep that the picture would pass 8000 is drawn narrower"),
});
