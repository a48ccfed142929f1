import type { Context } from "@/lib/auth/actor";
import { submittedListFor } from "@/lib/domain/event/event-view";
import { eventWithId } from "@/lib/usecases/event-guard";
import { alteredRowsFinder } from "@/lib/usecases/find-altered-rows";

/**
 * The entries of an event, by id, whose lists have rows that are not as their army books have them, of the lists that
 * the reader may see. Error: `not-found`.
 */
export async function findAlteredEntries(
  context: Context,
  id: string,
): Promise<ReadonlySet<string>> {
  const event = await eventWithId(context.database, id);
  const alteredRowsOf = alteredRowsFinder(context);
  const altered = new Set<string>();
  for (const submission of event.submissions) {
    const list = submittedListFor({ event, submission }, context.actor, context.now());
    if (list && (await alteredRowsOf(list)).length > 0) altered.add(submission.id);
  }
  return altered;
}
