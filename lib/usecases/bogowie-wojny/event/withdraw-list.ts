import type { MemberContext } from "@/lib/auth/actor";
import { deleteSubmission } from "@/lib/db/bogowie-wojny/events";
import { withLockedEvent } from "@/lib/db/locked";
import { type EventView, viewEvent } from "@/lib/domain/bogowie-wojny/event/event-view";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { assertOpen, eventWithId } from "@/lib/usecases/bogowie-wojny/event/event-guard";

/**
 * Withdraws the user's list from an event. Errors: `not-found`, also if none was handed in; `conflict` after the
 * deadline.
 */
export function withdrawList(
  { actor, database, now }: MemberContext,
  id: string,
): Promise<EventView> {
  return withLockedEvent(database, id, async (tx) => {
    assertOpen(await eventWithId(tx, id), now());
    const isOut = await deleteSubmission(tx, { eventId: id, userId: actor.id });
    if (!isOut) throw new GrundlagError("not-found", "You have no list in at this event.");
    return viewEvent(await eventWithId(tx, id), actor, now());
  });
}
