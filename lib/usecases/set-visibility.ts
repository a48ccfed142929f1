import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { storeVisibility } from "@/lib/db/documents";
import { withLockedDocument } from "@/lib/db/locked";
import { canSetVisibility, VISIBILITIES } from "@/lib/domain/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

export const visibilitySchema = z.strictObject({ visibility: z.enum(VISIBILITIES) });

/** Says who may see a document. The content and its version stay. Errors: `not-found`, `forbidden`. */
export function setVisibility(
  { actor, database }: MemberContext,
  { visibility, ...key }: DocumentKey & z.infer<typeof visibilitySchema>,
): Promise<void> {
  return withLockedDocument(database, key.id, async (tx) => {
    await guardedHead({ actor, database: tx }, key, canSetVisibility);
    await storeVisibility(tx, key.id, visibility);
  });
}
