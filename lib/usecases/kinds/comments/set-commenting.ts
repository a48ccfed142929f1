import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { storeCommenting } from "@/lib/db/document/comments";
import { withLockedDocument } from "@/lib/db/locked";
import { COMMENTING, canSetCommenting } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

export const commentingSchema = z.strictObject({ comments: z.enum(COMMENTING) });

/** Sets whether a document takes comments; while it does not, nobody but its editors reads them. Errors: `not-found`, `forbidden`. */
export function setCommenting(
  { actor, database }: MemberContext,
  { kind, id, comments }: DocumentKey & z.infer<typeof commentingSchema>,
): Promise<void> {
  return withLockedDocument(database, id, async (tx) => {
    await guardedHead({ actor, database: tx }, { kind, id }, canSetCommenting);
    await storeCommenting(tx, { id, comments });
  });
}
