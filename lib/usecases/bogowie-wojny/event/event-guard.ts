import type { Context, MemberContext } from "@/lib/auth/actor";
import { findEvent } from "@/lib/db/bogowie-wojny/events";
import type { Database } from "@/lib/db/client";
import { findClub } from "@/lib/db/people/clubs";
import type { EventDetails } from "@/lib/domain/bogowie-wojny/event/club-event";
import { type ClubEvent, canRunEvent, isClosed } from "@/lib/domain/bogowie-wojny/event/event-view";
import { instantOf } from "@/lib/domain/bogowie-wojny/event/wall-clock";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { idSchema } from "@/lib/domain/document/primitives";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import { noSuchClub, roleIn } from "@/lib/domain/people/club-permissions";

/** An event by its id; anybody who has the address may see it. Error: `not-found`. */
export async function eventWithId(database: Database, id: string): Promise<ClubEvent> {
  const event = idSchema.safeParse(id).success ? await findEvent(database, id) : null;
  if (event) return event;
  throw new GrundlagError("not-found", `There is no event "${id}".`);
}

/** An event, if the user is its organiser. Errors: `not-found`, `forbidden`. */
export async function ownEvent(
  { actor, database }: { readonly actor: MemberContext["actor"]; readonly database: Database },
  id: string,
): Promise<ClubEvent> {
  const event = await eventWithId(database, id);
  if (canRunEvent(actor, event)) return event;
  throw notAllowed("event-organiser-only", "Only the organiser of an event can change it.");
}

/** Throws `conflict` if the deadline has passed. */
export function assertOpen(event: ClubEvent, now: Date): void {
  if (!isClosed(event, now)) return;
  throw new GrundlagError(
    "conflict",
    `The deadline of this event passed at ${event.deadlineAt.toISOString()}; its lists can no longer be changed.`,
  );
}

/**
 * The instant of a deadline in the future. Error: `invalid-document` if it is past, or if clocks in its time zone
 * never show it.
 */
export function deadlineOf(
  { deadline, timeZone }: Pick<EventDetails, "deadline" | "timeZone">,
  { now }: Pick<Context, "now">,
): Date {
  const instant = instantOf(deadline, timeZone);
  if (instant && instant > now()) return instant;
  const message = instant
    ? "must be in the future"
    : `is a time that does not exist in ${timeZone}`;
  throw new GrundlagError("invalid-document", "The deadline is not possible.", [
    {
      path: "/deadline",
      code: "custom",
      message,
      words: instant ? "deadline-past" : "deadline-never",
    },
  ]);
}

/**
 * An event's details with the name of its club, if it is held by one of the user's clubs. Error: `not-found` for a
 * club the user is not a member of.
 */
export async function withClubName(
  { actor, database }: { readonly actor: MemberContext["actor"]; readonly database: Database },
  details: EventDetails,
): Promise<EventDetails> {
  if (details.clubId === null) return details;
  const club = await findClub(database, { id: details.clubId });
  if (!club || roleIn({ reader: actor, club }) === null) throw noSuchClub();
  return { ...details, club: club.name };
}
