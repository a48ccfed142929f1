import type { MemberContext } from "@/lib/auth/actor";
import { findClubStock, storeClubStock } from "@/lib/db/belle-alliance/club-stock";
import { withLockedClub } from "@/lib/db/locked";
import type { ClubStock } from "@/lib/domain/belle-alliance/stock/club-stock";
import { sameJson } from "@/lib/domain/document/json";
import { canEditStock } from "@/lib/domain/people/club-permissions";
import { staleVersion } from "@/lib/usecases/document/replace-document";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/**
 * Puts a list of what a club owns in the place of the version it starts from (`any`: of whatever is there); one that
 * changes nothing makes no version. Errors: `not-found`, `forbidden`; `stale-version` where another organiser was there before.
 */
export function changeClubStock(
  { actor, database, now }: MemberContext,
  input: { readonly slug: string; readonly stock: ClubStock; readonly expected: number | "any" },
): Promise<{ version: number }> {
  const { slug, stock, expected } = input;
  return withLockedClub(database, slug, async (tx) => {
    const { id: clubId } = await guardedClub({ actor, database: tx }, slug, canEditStock);
    const present = await findClubStock(tx, clubId);
    if (expected !== "any" && expected !== present.version) {
      throw staleVersion(expected, present.version);
    }
    if (sameJson(present.stock, stock)) return { version: present.version };
    const version = present.version + 1;
    await storeClubStock(tx, { clubId, version, stock, changedAt: now() });
    return { version };
  });
}
