import type { Context } from "@/lib/auth/actor";
import { type EventHead, listOwnEvents, listPublicEvents } from "@/lib/db/bogowie-wojny/events";

/** The most events in one list. */
export const MAX_LISTED = 200;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** An event as shown to this reader in a list. */
export interface ListedEvent extends Omit<EventHead, "organiserId"> {
  readonly isClosed: boolean;
  readonly isOrganiser: boolean;
}

/** The user's events, organised or joined, and public events that are upcoming or were yesterday. */
export async function listEvents(
  context: Context,
): Promise<{ own: ListedEvent[]; open: ListedEvent[] }> {
  const { actor, database } = context;
  const [own, open] = await Promise.all([
    actor ? listOwnEvents(database, { userId: actor.id, limit: MAX_LISTED }) : [],
    listPublicEvents(database, { from: stillToCome(context), limit: MAX_LISTED }),
  ]);
  const listed = (head: EventHead) => listedFor(context, head);
  return { own: own.map(listed), open: open.map(listed) };
}

/** The first day whose events count as upcoming: yesterday, since somewhere on earth it is still the day before. */
export function stillToCome({ now }: Pick<Context, "now">): string {
  return new Date(now().getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** An event as shown to the reader in a list. */
export function listedFor(
  { actor, now }: Pick<Context, "actor" | "now">,
  { organiserId, ...rest }: EventHead,
): ListedEvent {
  const isOrganiser = actor !== null && organiserId === actor.id;
  return { ...rest, isClosed: now() >= rest.deadlineAt, isOrganiser };
}
