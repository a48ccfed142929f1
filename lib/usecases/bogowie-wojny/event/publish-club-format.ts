import type { MemberContext } from "@/lib/auth/actor";
import { countClubFormats, insertClubFormat } from "@/lib/db/bogowie-wojny/club-formats";
import { withLockedClub } from "@/lib/db/locked";
import { MAX_FORMATS, type PublishedFormat } from "@/lib/domain/bogowie-wojny/event/club-format";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canPublishFormats } from "@/lib/domain/people/club-permissions";
import { refuseTakenName } from "@/lib/usecases/bogowie-wojny/event/club-format-guard";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/**
 * Publishes a format that a club's players can build their lists with. Errors: `not-found`, `forbidden`;
 * `invalid-document` if another of the club's formats has the name; `too-many-formats` above `MAX_FORMATS`.
 */
export function publishClubFormat(
  { actor, database, newId, now }: MemberContext,
  { slug, format }: PublishedFormat & { readonly slug: string },
): Promise<{ id: string; version: number }> {
  return withLockedClub(database, slug, async (tx) => {
    const club = await guardedClub({ actor, database: tx }, slug, canPublishFormats);
    if ((await countClubFormats(tx, club.id)) >= MAX_FORMATS) throw tooManyFormats();
    await refuseTakenName(tx, { club, name: format.name, self: null });
    const id = newId();
    const at = now();
    const by = { clubId: club.id, publishedById: actor.id };
    await insertClubFormat(tx, { id, ...by, publishedAt: at, changedAt: at, format });
    return { id, version: 1 };
  });
}

function tooManyFormats(): GrundlagError {
  return new GrundlagError(
    "too-many-formats",
    `A club publishes ${MAX_FORMATS} formats at most; withdraw one first.`,
    [],
    { limit: MAX_FORMATS },
  );
}
