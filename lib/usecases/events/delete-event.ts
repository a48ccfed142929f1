import type { MemberContext } from "@/lib/auth/actor";
import { deleteEvent as remove } from "@/lib/db/club-events";
import { ownEvent } from "@/lib/usecases/events/event-guard";

/** Deletes an event with all that was handed in; the players' own lists stay theirs. Errors: `not-found`, `forbidden`. */
export async function deleteEvent(context: MemberContext, id: string): Promise<void> {
  await ownEvent(context, id);
  await remove(context.database, id);
}
