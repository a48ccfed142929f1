import { forLiveAccount } from "@/lib/db/account-gone";
import type { Database } from "@/lib/db/client";
import { toSeenBy } from "@/lib/db/clubs";
import { toDocument } from "@/lib/db/document-content";
import type { Prisma } from "@/lib/db/generated/client";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { formatSchema } from "@/lib/domain/army-list/format-schema";
import { type EventDetails, eventDetailsSchema } from "@/lib/domain/event/club-event";
import { type ClubEvent, clubNameOf } from "@/lib/domain/event/event-view";
import type { EventVisibility } from "@/lib/domain/event/event-words";

/** An event in a list. */
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
  /** Lists that are in. */
  readonly count: number;
}

/** One event with everything handed in, in the order in which it first came; null where there is none. */
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
    heldBy: heldBy && { ...heldBy, seenBy: toSeenBy(heldBy.seenBy) },
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

/** Stores a new event. Error: `unauthenticated` where its organiser was deleted meanwhile. */
export async function insertEvent(
  database: Database,
  event: EventDetails &
    Pick<ClubEvent, "id" | "organiser" | "deadlineAt" | "createdAt"> & {
      readonly organiserId: string;
    },
): Promise<void> {
  await forLiveAccount(database.clubEvent.create({ data: { ...event, ...columns(event) } }));
}

/** Stores an organiser's details of an event. */
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

/** Public events from a day on, the soonest first. */
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

/** Events that a user organises or has handed a list in to, the latest first. */
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

/** Events a club holds from a day on, the soonest first: all of them for its members, public ones for others. */
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

/** Stores a player's list in place of the one handed in before. Error: `unauthenticated` for an account deleted meanwhile. */
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
  await forLiveAccount(
    database.submission.upsert({
      where: { eventId_userId: { eventId, userId } },
      create: { id, eventId, userId, ...data },
      update: data,
    }),
  );
}

/** Withdraws a player's list; false where none is in. */
export async function deleteSubmission(
  database: Database,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<boolean> {
  const { count } = await database.submission.deleteMany({ where: { eventId, userId } });
  return count > 0;
}

/** Events nobody but their organiser has handed a list in to: they are deleted with that account. */
export async function deleteLonelyEvents(database: Database, organiserId: string): Promise<void> {
  await database.clubEvent.deleteMany({
    where: { organiserId, submissions: { none: { userId: { not: organiserId } } } },
  });
}

/** Takes the events of one organiser, who leaves, away from a club; they keep its name as it was. */
export async function takeEventsOutOfClub(
  database: Database,
  { clubId, organiserId }: { clubId: string; organiserId: string },
): Promise<void> {
  await database.clubEvent.updateMany({ where: { clubId, organiserId }, data: { clubId: null } });
}
