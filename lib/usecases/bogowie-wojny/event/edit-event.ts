import type { MemberContext } from "@/lib/auth/actor";
import { storeEvent } from "@/lib/db/bogowie-wojny/events";
import { withLockedEvent } from "@/lib/db/locked";
import type { EventDetails } from "@/lib/domain/bogowie-wojny/event/club-event";
import { tagOfEvent } from "@/lib/domain/bogowie-wojny/event/club-event";
import { type EventView, isClosed, viewEvent } from "@/lib/domain/bogowie-wojny/event/event-view";
import { assertTag } from "@/lib/domain/document/details-tag";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { sameJson } from "@/lib/domain/document/json";
import {
  deadlineOf,
  eventWithId,
  ownEvent,
  withClubName,
} from "@/lib/usecases/bogowie-wojny/event/event-guard";

/**
 * Changes the details of an organiser's event. Once the deadline has passed, the deadline and the format are fixed:
 * the lists are public by then, and nobody could react. Errors: `not-found`, `forbidden`, `invalid-document`,
 * `conflict`; `stale-version` if it was changed elsewhere first.
 */
export function editEvent(
  context: MemberContext,
  input: EventDetails & { readonly id: string; readonly expected?: string },
): Promise<EventView> {
  const { actor, database, now } = context;
  const { id, expected = "any", ...details } = input;
  return withLockedEvent(database, id, async (tx) => {
    const event = await ownEvent({ actor, database: tx }, id);
    assertTag(expected, tagOfEvent(viewEvent(event, actor, now())));
    const closed = isClosed(event, now());
    if (closed && !keepsTerms(event, details)) {
      throw new GrundlagError("conflict", "The deadline has passed: it and the format stay.");
    }
    const deadlineAt = closed ? event.deadlineAt : deadlineOf(details, context);
    const held = await withClubName({ actor, database: tx }, details);
    await storeEvent(tx, { ...held, id, deadlineAt });
    return viewEvent(await eventWithId(tx, id), actor, now());
  });
}

const TERMS = ["deadline", "timeZone", "format", "accepts"] as const;

function keepsTerms(event: EventDetails, details: EventDetails): boolean {
  return TERMS.every((term) => sameJson(event[term], details[term]));
}
