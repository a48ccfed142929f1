import type { Context } from "@/lib/auth/actor";
import { findClubStock } from "@/lib/db/belle-alliance/club-stock";
import type { StoredStock } from "@/lib/domain/belle-alliance/stock/club-stock";
import type { Club } from "@/lib/domain/people/club";
import { canReadStock } from "@/lib/domain/people/club-permissions";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/** What a club owns, for its members. Errors: `not-found`, `forbidden`, `unauthenticated`. */
export async function readClubStock(
  context: Context,
  slug: string,
): Promise<StoredStock & Pick<Club, "name">> {
  const { id, name } = await guardedClub(context, slug, canReadStock);
  return { name, ...(await findClubStock(context.database, id)) };
}
