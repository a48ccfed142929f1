import type { Context } from "@/lib/auth/actor";
import { type EventView, viewEvent } from "@/lib/domain/bogowie-wojny/event/event-view";
import { eventWithId } from "@/lib/usecases/bogowie-wojny/event/event-guard";

/** An event as its reader may see it at present. Error: `not-found`. */
export async function readEvent(context: Context, id: string): Promise<EventView> {
  return viewEvent(await eventWithId(context.database, id), context.actor, context.now());
}
