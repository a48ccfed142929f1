import type { MemberContext } from "@/lib/auth/actor";
import { deleteEvent as remove } from "@/lib/db/club-events";
import { ownEvent } from "@/lib/usecases/events/event-guard";

/** Deletes an event with everything handed in; the players keep their own lists. Errors: `not-found`, `forbidden`. */
export async function deleteEvent(context: MemberContext, id: string): Promise<void> {
  await ownEvent(context, id);
  await remove(context.database, id);
}
