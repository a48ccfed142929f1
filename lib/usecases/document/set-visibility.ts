import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { storeVisibility } from "@/lib/db/document/documents";
import { withLockedDocument } from "@/lib/db/locked";
import { idSchema } from "@/lib/domain/document/primitives";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { noSuchClub } from "@/lib/domain/people/club-permissions";
import { canSetVisibility } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

const noClub = z.null().default(null);

/**
 * Who may see a document: `club` needs one of its owner's clubs; `public` may name one, in whose library it is then
 * listed.
 */
export const visibilitySchema = z.discriminatedUnion("visibility", [
  z.strictObject({ visibility: z.enum(["private", "unlisted"]), clubId: noClub }),
  z.strictObject({ visibility: z.literal("club"), clubId: idSchema }),
  z.strictObject({ visibility: z.literal("public"), clubId: idSchema.nullable().default(null) }),
]);
type SetVisibility = z.infer<typeof visibilitySchema>;

/**
 * Sets who may see a document; content and version stay the same. Errors: `not-found`, also for a club the user is
 * not a member of; `forbidden`; `conflict` where a club holds it and would no longer.
 */
export function setVisibility(
  { actor, database }: MemberContext,
  { kind, id, visibility, clubId }: DocumentKey & SetVisibility,
): Promise<void> {
  return withLockedDocument(database, id, async (tx) => {
    const head = await guardedHead({ actor, database: tx }, { kind, id }, canSetVisibility);
    if (head.heldByClub && clubId !== head.clubId) {
      throw refusal(
        "club-holds-it",
        "A club holds this document: show it to the members of that club, or to everybody in its library.",
      );
    }
    if (clubId !== null && !actor.clubIds.includes(clubId)) throw noSuchClub();
    await storeVisibility(tx, { id, visibility, clubId });
  });
}
