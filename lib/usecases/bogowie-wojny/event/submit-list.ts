import type { MemberContext } from "@/lib/auth/actor";
import { putSubmission } from "@/lib/db/bogowie-wojny/events";
import type { Database } from "@/lib/db/client";
import { withLockedEvent } from "@/lib/db/locked";
import {
  type ClubEvent,
  type EventView,
  viewEvent,
} from "@/lib/domain/bogowie-wojny/event/event-view";
import { brokenAtEvent } from "@/lib/domain/bogowie-wojny/event/judge-list";
import type { ArmyListFinding } from "@/lib/domain/bogowie-wojny/list/finding";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { assertOpen, eventWithId } from "@/lib/usecases/bogowie-wojny/event/event-guard";
import {
  type BookComparison,
  findAlteredRows,
} from "@/lib/usecases/bogowie-wojny/list/find-altered-rows";
import { guardedDocument } from "@/lib/usecases/guard";

const MAX_SUBMISSIONS = 500;

/** A list to hand in, and the event to hand it in for. */
interface ListForEvent {
  readonly id: string;
  readonly listId: string;
}

/**
 * Hands in the present version of one of the user's lists, replacing any handed in before. Errors: `not-found`;
 * `forbidden`; `conflict` after the deadline, if the event is full, or for a list that breaks limits at an event that
 * only takes legal ones, with the limits as issues.
 */
export function submitList(
  { actor, database, now, newId }: MemberContext,
  { id, listId }: ListForEvent,
): Promise<EventView> {
  return withLockedEvent(database, id, async (tx) => {
    const event = await eventWithId(tx, id);
    const submittedAt = now();
    assertOpen(event, submittedAt);
    const { document: list, version } = await ownList({ actor, database: tx }, listId);
    assertTaken(event, brokenAtEvent(list, event));
    assertRoom(event, actor.id);
    const userId = actor.id;
    const what = { listId, listVersion: version, list, submittedAt };
    await putSubmission(tx, { id: newId(), eventId: id, userId, ...what });
    return viewEvent(await eventWithId(tx, id), actor, submittedAt);
  });
}

/** An event's verdict on a list before it is handed in, and how the list compares with its army books. */
export interface Judgement extends BookComparison {
  /** The limits of the event's format that it breaks; if there are none, it is legal. */
  readonly findings: readonly ArmyListFinding[];
}

/**
 * The verdict of an event's format on one of the user's lists, and its comparison with its army books. Errors:
 * `not-found`, `forbidden`.
 */
export async function judgeOwnList(
  context: MemberContext,
  { id, listId }: ListForEvent,
): Promise<Judgement> {
  const event = await eventWithId(context.database, id);
  const { document: list } = await ownList(context, listId);
  return { findings: brokenAtEvent(list, event), ...(await findAlteredRows(context, list)) };
}

function ownList(
  context: { readonly actor: MemberContext["actor"]; readonly database: Database },
  id: string,
) {
  return guardedDocument(context, { kind: "army-list", id }, canEditDocument);
}

function assertTaken({ accepts }: ClubEvent, broken: readonly ArmyListFinding[]): void {
  if (accepts === "any" || broken.length === 0) return;
  throw new GrundlagError(
    "conflict",
    `This event takes legal lists only; this one breaks ${broken.length} of its limits.`,
    broken.map(({ path, code, rule }) => ({
      path,
      code,
      message: `breaks ${rule}`,
      values: { rule },
    })),
  );
}

function assertRoom({ submissions }: ClubEvent, userId: string): void {
  const isIn = submissions.some((one) => one.userId === userId);
  if (isIn || submissions.length < MAX_SUBMISSIONS) return;
  throw new GrundlagError("conflict", `An event takes ${MAX_SUBMISSIONS} lists at most.`);
}
