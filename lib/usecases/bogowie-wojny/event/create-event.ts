import type { MemberContext } from "@/lib/auth/actor";
import { countEvents, insertEvent } from "@/lib/db/bogowie-wojny/events";
import { withLockedUser } from "@/lib/db/locked";
import type { EventDetails } from "@/lib/domain/bogowie-wojny/event/club-event";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { deadlineOf, withClubName } from "@/lib/usecases/bogowie-wojny/event/event-guard";

const MAX_EVENTS = 200;

/**
 * Creates an event for which players hand in lists. Errors: `invalid-document` for its deadline, `not-found` for
 * another user's club, `conflict` above two hundred.
 */
export async function createEvent(
  context: MemberContext,
  details: EventDetails,
): Promise<{ id: string }> {
  const { actor, database, newId, now } = context;
  const deadlineAt = deadlineOf(details, context);
  return withLockedUser(database, actor.id, async (tx) => {
    if ((await countEvents(tx, actor.id)) >= MAX_EVENTS) {
      throw new GrundlagError("conflict", `An account organises ${MAX_EVENTS} events at most.`);
    }
    const id = newId();
    const by = { organiserId: actor.id, organiser: actor.name };
    const held = await withClubName({ actor, database: tx }, details);
    await insertEvent(tx, { ...held, ...by, id, deadlineAt, createdAt: now() });
    return { id };
  });
}
