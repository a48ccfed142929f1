import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { storeVisibility } from "@/lib/db/documents";
import { withLockedDocument } from "@/lib/db/locked";
import { noSuchClub } from "@/lib/domain/club/club-permissions";
import { canSetVisibility } from "@/lib/domain/permissions";
import { idSchema } from "@/lib/domain/primitives";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

const noClub = z.null().default(null);

/** Who may see a document: `club` names one of its owner's, and `public` may, in whose library it then stands. */
export const visibilitySchema = z.discriminatedUnion("visibility", [
  z.strictObject({ visibility: z.enum(["private", "unlisted"]), clubId: noClub }),
  z.strictObject({ visibility: z.literal("club"), clubId: idSchema }),
  z.strictObject({ visibility: z.literal("public"), clubId: idSchema.nullable().default(null) }),
]);
type SetVisibility = z.infer<typeof visibilitySchema>;

/**
 * Says who may see a document. The content and its version stay. Errors: `not-found`, also for a club one is no member
 * of; `forbidden`.
 */
export function setVisibility(
  { actor, database }: MemberContext,
  { kind, id, visibility, clubId }: DocumentKey & SetVisibility,
): Promise<void> {
  return withLockedDocument(database, id, async (tx) => {
    await guardedHead({ actor, database: tx }, { kind, id }, canSetVisibility);
    if (clubId !== null && !actor.clubIds.includes(clubId)) throw noSuchClub();
    await storeVisibility(tx, { id, visibility, clubId });
  });
}
