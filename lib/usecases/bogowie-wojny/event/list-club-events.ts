import type { Context } from "@/lib/auth/actor";
import { listEventsOfClub } from "@/lib/db/bogowie-wojny/events";
import { EVENT_VISIBILITIES } from "@/lib/domain/bogowie-wojny/event/event-words";
import { canReadClub, roleIn } from "@/lib/domain/people/club-permissions";
import {
  type ListedEvent,
  listedFor,
  MAX_LISTED,
  stillToCome,
} from "@/lib/usecases/bogowie-wojny/event/list-events";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/** A club's upcoming events: all for its members, only public ones for others. Error: `not-found`. */
export async function listClubEvents(context: Context, slug: string): Promise<ListedEvent[]> {
  const club = await guardedClub(context, slug, canReadClub);
  const isMember = roleIn({ reader: context.actor, club }) !== null;
  const heads = await listEventsOfClub(context.database, {
    clubId: club.id,
    from: stillToCome(context),
    visibility: isMember ? EVENT_VISIBILITIES : ["public"],
    limit: MAX_LISTED,
  });
  return heads.map((head) => listedFor(context, head));
}
