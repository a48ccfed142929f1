import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { insertRelease } from "@/lib/db/document/revisions";
import { withLockedDocument } from "@/lib/db/locked";
import { lineSchema } from "@/lib/domain/document/primitives";
import { canReleaseDocument } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

export const releaseSchema = z.strictObject({ note: lineSchema.default("") });

/** Marks the present version as a release. Errors: `not-found`, `forbidden`. */
export function releaseDocument(
  context: MemberContext,
  { note, ...key }: DocumentKey & z.infer<typeof releaseSchema>,
): Promise<{ number: number; version: number }> {
  const { actor, database, now } = context;
  return withLockedDocument(database, key.id, async (tx) => {
    const { version } = await guardedHead({ actor, database: tx }, key, canReleaseDocument);
    const release = { documentId: key.id, version, note, createdAt: now() };
    return { number: await insertRelease(tx, release), version };
  });
}
