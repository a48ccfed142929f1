import type { MemberContext } from "@/lib/auth/actor";
import { deleteClubFormat } from "@/lib/db/bogowie-wojny/club-formats";
import { withLockedClub } from "@/lib/db/locked";
import { canPublishFormats } from "@/lib/domain/people/club-permissions";
import {
  type FormatOfClub,
  formatOfClub,
} from "@/lib/usecases/bogowie-wojny/event/club-format-guard";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/** Withdraws a club's format; lists and events that use it keep their copy. Errors: `not-found`, `forbidden`. */
export function withdrawClubFormat(
  { actor, database }: MemberContext,
  { slug, id }: FormatOfClub,
): Promise<void> {
  return withLockedClub(database, slug, async (tx) => {
    const club = await guardedClub({ actor, database: tx }, slug, canPublishFormats);
    await formatOfClub(tx, { clubId: club.id, id });
    await deleteClubFormat(tx, id);
  });
}
