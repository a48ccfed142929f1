import type { MemberContext } from "@/lib/auth/actor";
import { storeClubFormat } from "@/lib/db/club-formats";
import { withLockedClub } from "@/lib/db/locked";
import type { PublishedFormat } from "@/lib/domain/club/club-format";
import { canPublishFormats } from "@/lib/domain/club/club-permissions";
import { sameJson } from "@/lib/domain/json";
import {
  type FormatOfClub,
  formatOfClub,
  refuseTakenName,
} from "@/lib/usecases/clubs/club-format-guard";
import { guardedClub } from "@/lib/usecases/clubs/club-guard";
import { staleVersion } from "@/lib/usecases/documents/replace-document";

/**
 * Puts a format in the place of the version it starts from (`any`: of whatever is there); lists built by it stay as
 * they are. One that changes nothing makes no version. Errors: `not-found`, `forbidden`; `stale-version` where another organiser was
 * there before, `invalid-document` for a name another of the club's formats has.
 */
export function changeClubFormat(
  { actor, database, now }: MemberContext,
  input: FormatOfClub & PublishedFormat & { readonly expected: number | "any" },
): Promise<{ id: string; version: number }> {
  const { slug, id, expected, format } = input;
  return withLockedClub(database, slug, async (tx) => {
    const club = await guardedClub({ actor, database: tx }, slug, canPublishFormats);
    const present = await formatOfClub(tx, { clubId: club.id, id });
    if (expected !== "any" && expected !== present.version) {
      throw staleVersion(expected, present.version);
    }
    if (sameJson(present.format, format)) return { id, version: present.version };
    await refuseTakenName(tx, { club, name: format.name, self: id });
    const version = present.version + 1;
    await storeClubFormat(tx, { id, version, changedAt: now(), format });
    return { id, version };
  });
}
