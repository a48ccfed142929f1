import type { Context } from "@/lib/auth/actor";
import { submittedListFor } from "@/lib/domain/bogowie-wojny/event/event-view";
import { eventWithId } from "@/lib/usecases/bogowie-wojny/event/event-guard";
import { alteredRowsFinder } from "@/lib/usecases/bogowie-wojny/list/find-altered-rows";

/** Ids of an event's entries whose lists differ from their army books, and of those that could not be compared. */
export interface EntriesBookComparison {
  readonly altered: ReadonlySet<string>;
  readonly uncompared: ReadonlySet<string>;
}

/**
 * The event's entries, among those whose lists the reader may see, with rows that differ from their army books, and
 * those whose books the reader may not open. Error: `not-found`.
 */
export async function findAlteredEntries(
  context: Context,
  id: string,
): Promise<EntriesBookComparison> {
  const event = await eventWithId(context.database, id);
  const compareWithBooks = alteredRowsFinder(context);
  const entries = { altered: new Set<string>(), uncompared: new Set<string>() };
  for (const submission of event.submissions) {
    const list = submittedListFor({ event, submission }, context.actor, context.now());
    if (!list) continue;
    const { altered, uncompared } = await compareWithBooks(list);
    if (altered.length > 0) entries.altered.add(submission.id);
    if (uncompared.length > 0) entries.uncompared.add(submission.id);
  }
  return entries;
}
