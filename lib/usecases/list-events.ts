import type { Context } from "@/lib/auth/actor";
import { type EventHead, listOwnEvents, listPublicEvents } from "@/lib/db/club-events";

const MOST_LISTED = 200;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** An event as a list shows it to this reader. */
export interface ListedEvent extends Omit<EventHead, "organiserId"> {
  readonly isClosed: boolean;
  readonly isOrganiser: boolean;
}

/** One's own events, organised or joined, and the public ones that are to come or were yesterday. */
export async function listEvents({
  actor,
  database,
  now,
}: Context): Promise<{ own: ListedEvent[]; open: ListedEvent[] }> {
  const at = now();
  // Somewhere on earth it is still the day before.
  const from = new Date(at.getTime() - DAY_MS).toISOString().slice(0, 10);
  const listed = (head: EventHead): ListedEvent => {
    const { organiserId, ...rest } = head;
    const isOrganiser = actor !== null && organiserId === actor.id;
    return { ...rest, isClosed: at >= head.deadlineAt, isOrganiser };
  };
  const [own, open] = await Promise.all([
    actor ? listOwnEvents(database, { userId: actor.id, limit: MOST_LISTED }) : [],
    listPublicEvents(database, { from, limit: MOST_LISTED }),
  ]);
  return { own: own.map(listed), open: open.map(listed) };
}
