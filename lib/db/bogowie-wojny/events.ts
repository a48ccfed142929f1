import type { Database } from "@/lib/db/client";
import { toDocument } from "@/lib/db/document/document-content";
import type { Prisma } from "@/lib/db/generated/client";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import { parseSeenBy } from "@/lib/db/people/clubs";
import { type EventDetails, eventDetailsSchema } from "@/lib/domain/bogowie-wojny/event/club-event";
import { type ClubEvent, clubNameOf } from "@/lib/domain/bogowie-wojny/event/event-view";
import type { EventVisibility } from "@/lib/domain/bogowie-wojny/event/event-words";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { formatSchema } from "@/lib/domain/bogowie-wojny/list/format-schema";

export interface EventHead {
  readonly id: string;
  readonly title: string;
  readonly club: string;
  readonly place: string;
  readonly day: string;
  readonly deadlineAt: Date;
  readonly visibility: EventVisibility;
  readonly organiser: string;
  readonly organiserId: string | null;
  readonly formatName: string;
  /** The number of lists handed in. */
  readonly count: number;
}

/** One event with everything handed in, in order of first submission; null if there is none. */
export async function findEvent(database: Database, id: string): Promise<ClubEvent | null> {
  const row = await database.clubEvent.findUnique({
    where: { id },
    include: {
      heldBy: { select: { id: true, slug: true, name: true, seenBy: true } },
      submissions: {
        include: { user: { select: { name: true } } },
        orderBy: [{ submittedAt: "asc" }, { id: "asc" }],
      },
    },
  });
  if (!row) return null;
  const { submissions, organiserId, organiser, deadlineAt, createdAt, heldBy, ...details } = row;
  return {
    ...readDetails(details),
    id,
    organiserId,
    organiser,
    deadlineAt,
    createdAt,
    heldBy: heldBy && { ...heldBy, seenBy: parseSeenBy(heldBy.seenBy) },
    submissions: submissions.map(({ user, eventId: _, list, ...rest }) => ({
      ...rest,
      player: user.name,
      list: toDocument("army-list", list),
    })),
  };
}

function readDetails({ id: _, ...row }: { id: string } & Record<keyof EventDetails, unknown>) {
  return eventDetailsSchema.parse(row);
}

/** Stores a new event. Error: `unauthenticated` if its organiser was deleted in the meantime. */
export async function insertEvent(
  database: Database,
  event: EventDetails &
    Pick<ClubEvent, "id" | "organiser" | "deadlineAt" | "createdAt"> & {
      readonly organiserId: string;
    },
): Promise<void> {
  await refusingDeletedAccount(
    database.clubEvent.create({ data: { ...event, ...columns(event) } }),
  );
}

/** Stores the details of an event as its organiser changed them. */
export async function storeEvent(
  database: Database,
  { id, ...event }: EventDetails & Pick<ClubEvent, "id" | "deadlineAt">,
): Promise<void> {
  const data = { ...event, ...columns(event) };
  await database.clubEvent.update({ where: { id }, data, select: { id: true } });
}

function columns({ format }: EventDetails) {
  return { format: format as unknown as Prisma.InputJsonValue };
}

export async function deleteEvent(database: Database, id: string): Promise<void> {
  await database.clubEvent.deleteMany({ where: { id } });
}

export async function countEvents(database: Database, organiserId: string): Promise<number> {
  return database.clubEvent.count({ where: { organiserId } });
}

/** Public events from a given day on, earliest first. */
export async function listPublicEvents(
  database: Database,
  { from, limit }: { from: string; limit: number },
): Promise<EventHead[]> {
  return heads(database, {
    where: { visibility: "public", day: { gte: from } },
    orderBy: [{ day: "asc" }, { id: "asc" }],
    take: limit,
  });
}

/** Events that a user organises or has handed in a list to, latest first. */
export async function listOwnEvents(
  database: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<EventHead[]> {
  return heads(database, {
    where: { OR: [{ organiserId: userId }, { submissions: { some: { userId } } }] },
    orderBy: [{ day: "desc" }, { id: "asc" }],
    take: limit,
  });
}

/** A club's events from a given day on, earliest first: all of them for its members, only public ones for others. */
export async function listEventsOfClub(
  database: Database,
  query: {
    clubId: string;
    from: string;
    visibility: readonly EventVisibility[];
    limit: number;
  },
): Promise<EventHead[]> {
  const { clubId, from, visibility, limit } = query;
  return heads(database, {
    where: { clubId, day: { gte: from }, visibility: { in: [...visibility] } },
    orderBy: [{ day: "asc" }, { id: "asc" }],
    take: limit,
  });
}

async function heads(
  database: Database,
  query: Pick<Prisma.ClubEventFindManyArgs, "where" | "orderBy" | "take">,
): Promise<EventHead[]> {
  const rows = await database.clubEvent.findMany({
    where: query.where ?? {},
    orderBy: query.orderBy ?? [],
    take: query.take ?? 1,
    include: { _count: { select: { submissions: true } }, heldBy: { select: { name: true } } },
  });
  return rows.map(({ _count, format, visibility, ...row }) => ({
    id: row.id,
    title: row.title,
    club: clubNameOf(row),
    place: row.place,
    day: row.day,
    deadlineAt: row.deadlineAt,
    visibility: visibility === "public" ? "public" : "unlisted",
    organiser: row.organiser,
    organiserId: row.organiserId,
    formatName: formatSchema.parse(format).name,
    count: _count.submissions,
  }));
}

/**
 * Stores a player's list, replacing any handed in before. Error: `unauthenticated` if the account was deleted in the
 * meantime.
 */
export async function putSubmission(
  database: Database,
  submission: {
    id: string;
    eventId: string;
    userId: string;
    listId: string;
    listVersion: number;
    submittedAt: Date;
    list: ArmyList;
  },
): Promise<void> {
  const { id, eventId, userId, ...rest } = submission;
  const data = { ...rest, list: rest.list as unknown as Prisma.InputJsonValue };
  await refusingDeletedAccount(
    database.submission.upsert({
      where: { eventId_userId: { eventId, userId } },
      create: { id, eventId, userId, ...data },
      update: data,
    }),
  );
}

/** Withdraws a player's list; false if none was handed in. */
export async function deleteSubmission(
  database: Database,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<boolean> {
  const { count } = await database.submission.deleteMany({ where: { eventId, userId } });
  return count > 0;
}

/** Deletes events to which nobody but their organiser has handed in a list, when that account is deleted. */
export async function deleteUnsharedEvents(database: Database, organiserId: string): Promise<void> {
  await database.clubEvent.deleteMany({
    where: { organiserId, submissions: { none: { userId: { not: organiserId } } } },
  });
}
