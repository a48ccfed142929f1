import type { MemberContext } from "@/lib/auth/actor";
import { withLockedDocument } from "@/lib/db/locked";
import { keepUmpireStatement } from "@/lib/db/people/umpires";
import { canStateUmpiring } from "@/lib/domain/people/permissions";
import { guardedHead } from "@/lib/usecases/guard";

/**
 * Keeps the reader's word that they umpire a scenario, which opens a players' edition to them and shows its author their
 * name; said twice, the first counts. Returns since when it stands. Errors: `not-found`; `forbidden` where the author
 * shows the public view alone.
 */
export function stateUmpiring(
  { actor, database, now }: MemberContext,
  { id }: { readonly id: string },
): Promise<Date> {
  return withLockedDocument(database, id, async (tx) => {
    await guardedHead({ actor, database: tx }, { kind: "scenario", id }, canStateUmpiring);
    return keepUmpireStatement(tx, { documentId: id, userId: actor.id, now: now() });
  });
}
