import type { Context } from "@/lib/auth/actor";
import { submittedListFor } from "@/lib/domain/event/event-view";
import { alteredRowsFinder } from "@/lib/usecases/army-lists/find-altered-rows";
import { eventWithId } from "@/lib/usecases/events/event-guard";

/** Entries of an event by id: whose lists are not as their army books have them, and whose could not be held against them. */
export interface EntriesBesideBooks {
  readonly altered: ReadonlySet<string>;
  readonly uncompared: ReadonlySet<string>;
}

/**
 * Which entries of an event have rows that differ from their army books, and for which the reader lacks the books,
 * among the lists the reader may see. Error: `not-found`.
 */
export async function findAlteredEntries(
  context: Context,
  id: string,
): Promise<EntriesBesideBooks> {
  const event = await eventWithId(context.database, id);
  const besideBooks = alteredRowsFinder(context);
  const entries = { altered: new Set<string>(), uncompared: new Set<string>() };
  for (const submission of event.submissions) {
    const list = submittedListFor({ event, submission }, context.actor, context.now());
    if (!list) continue;
    const { altered, uncompared } = await besideBooks(list);
    if (altered.length > 0) entries.altered.add(submission.id);
    if (uncompared.length > 0) entries.uncompared.add(submission.id);
  }
  return entries;
}
