import type { Context } from "@/lib/auth/actor";
import { type ClubEvent, submittedListFor } from "@/lib/domain/bogowie-wojny/event/event-view";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { hasSecrets } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import type { RosterAudience } from "@/lib/domain/bogowie-wojny/list/roster-print";
import {
  type RosterView,
  rosterForOthers,
  rosterView,
} from "@/lib/domain/bogowie-wojny/list/roster-view";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { eventWithId } from "@/lib/usecases/bogowie-wojny/event/event-guard";

/** An entry of an event, identified by both ids. */
export interface EntryKey {
  readonly id: string;
  readonly entry: string;
}

/** A list as it was handed in, under the event's format, as far as its reader may see it. */
interface SubmittedRoster {
  readonly event: Pick<ClubEvent, "id" | "title">;
  readonly player: string;
  readonly list: ArmyList;
  readonly roster: RosterView;
  /** Who may see it: its player sees all of it. */
  readonly audience: RosterAudience;
  /** The audience named in the note about secrets on a print; null prints none. */
  readonly secrets: RosterAudience | null;
}

/** A handed-in list: the user's own at any time, others' after the deadline. Error: `not-found`. */
export async function readSubmission(
  context: Context,
  { id, entry }: EntryKey,
): Promise<SubmittedRoster> {
  const event = await eventWithId(context.database, id);
  const submission = event.submissions.find((one) => one.id === entry);
  const list = submission && submittedListFor({ event, submission }, context.actor, context.now());
  if (!submission || !list) {
    throw new GrundlagError("not-found", "There is no such list, or it is not to be seen yet.");
  }
  const isOwn = submission.userId === context.actor?.id;
  return {
    event: { id: event.id, title: event.title },
    player: submission.player,
    list,
    roster: isOwn ? rosterView(list) : rosterForOthers(list),
    audience: isOwn ? "owner" : "opponent",
    secrets: isOwn ? (hasSecrets(list) ? "owner" : null) : "opponent",
  };
}
