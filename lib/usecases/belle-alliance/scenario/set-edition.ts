import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { storeEdition } from "@/lib/db/document/documents";
import { withLockedDocument } from "@/lib/db/locked";
import { canSetEdition, EDITIONS } from "@/lib/domain/people/permissions";
import { guardedHead } from "@/lib/usecases/guard";

/** Who may open a scenario's umpire's part. */
export const editionSchema = z.strictObject({ edition: z.enum(EDITIONS) });

/**
 * Sets who may open a scenario's umpire's part, for its owner; content and version stay the same, and those who stated
 * that they umpire it stay known. Errors: `not-found`, `forbidden`.
 */
export function setEdition(
  { actor, database }: MemberContext,
  { id, edition }: z.infer<typeof editionSchema> & { readonly id: string },
): Promise<void> {
  return withLockedDocument(database, id, async (tx) => {
    await guardedHead({ actor, database: tx }, { kind: "scenario", id }, canSetEdition);
    await storeEdition(tx, { id, edition });
  });
}
