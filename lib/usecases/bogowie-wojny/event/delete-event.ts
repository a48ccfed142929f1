import type { MemberContext } from "@/lib/auth/actor";
import { deleteEvent as remove } from "@/lib/db/bogowie-wojny/events";
import { ownEvent } from "@/lib/usecases/bogowie-wojny/event/event-guard";

/** Deletes an event with everything handed in; the players keep their own lists. Errors: `not-found`, `forbidden`. */
export async function deleteEvent(context: MemberContext, id: string): Promise<void> {
  await ownEvent(context, id);
  await remove(context.database, id);
}
