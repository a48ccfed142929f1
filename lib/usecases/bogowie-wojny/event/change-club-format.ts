import type { MemberContext } from "@/lib/auth/actor";
import { storeClubFormat } from "@/lib/db/bogowie-wojny/club-formats";
import { withLockedClub } from "@/lib/db/locked";
import type { PublishedFormat } from "@/lib/domain/bogowie-wojny/event/club-format";
import { sameJson } from "@/lib/domain/document/json";
import { canPublishFormats } from "@/lib/domain/people/club-permissions";
import {
  type FormatOfClub,
  formatOfClub,
  refuseTakenName,
} from "@/lib/usecases/bogowie-wojny/event/club-format-guard";
import { staleVersion } from "@/lib/usecases/document/replace-document";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/**
 * Replaces the version of a format that the change starts from (`any`: whatever the current version is). Lists built
 * with it stay as they are. A change without effect creates no version. Errors: `not-found`, `forbidden`;
 * `stale-version` if another organiser changed it first; `invalid-document` if another of the club's formats has the
 * name.
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
