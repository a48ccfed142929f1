import type { Database } from "@/lib/db/client";
import { toKind } from "@/lib/db/document/documents";
import type { Prisma } from "@/lib/db/generated/client";

/**
 * The field of an account's export that holds each table's data; null for tables without data belonging to an
 * account. A new table must be added here, or the code does not compile.
 */
export const EXPORTED_AS = {
  User: "user",
  Token: "tokens",
  Document: "documents",
  Revision: "documents",
  Release: "documents",
  ShareLink: "shareLinks",
  Picture: "pictures",
  Club: "clubs",
  ClubMember: "clubs",
  // Belongs to the club rather than a member; its organisers see it on its page.
  ClubInvitation: null,
  ClubFormat: "formats",
  // A club's, nobody's own.
  ClubStock: null,
  ClubEvent: "events",
  Submission: "events",
  Game: "games",
  GameSeat: "games",
  GameEvent: "games",
  ScenarioGame: "scenarioGames",
  ScenarioSeat: "scenarioGames",
  ScenarioGameLine: "scenarioGames",
  SeatKey: "scenarioGames",
  UmpireStatement: "umpires",
  Comment: "comments",
  CommentReport: "comments",
  DocumentPerson: "people",
  DocumentInvitation: "people",
  // Where somebody is in a document, forgotten within the hour.
  DocumentVisit: null,
  GameResult: "scenarioGames",
  ResultPicture: "resultPictures",
  Session: "waysIn",
  LinkedSignIn: "waysIn",
  RecoveryCode: "waysIn",
  MailedLink: "waysIn",
  // Counters keyed by digests, deleted within the hour.
  RateLimit: null,
  Lease: null,
  Meta: null,
} as const satisfies Record<Prisma.ModelName, string | null>;

/**
 * The ways to sign in to an account: its sessions, linked identities, the number of its recovery codes, and the links
 * mailed for it. Nothing in it gives anybody access.
 */
export async function signInWaysOf(database: Database, userId: string) {
  const where = { userId };
  const orderBy = { createdAt: "asc" } as const;
  const codes = await database.recoveryCode.findMany({ where, select: { createdAt: true } });
  return {
    sessions: await database.session.findMany({ where, orderBy, omit: { id: true, userId: true } }),
    linkedSignIns: await database.linkedSignIn.findMany({ where, orderBy, omit: { userId: true } }),
    recoveryCodes: { left: codes.length, madeAt: codes[0]?.createdAt ?? null },
    mailedLinks: await database.mailedLink.findMany({
      where,
      orderBy,
      omit: { hash: true, userId: true },
    }),
  };
}

/** The ids of an account's own documents, without those it keeps for a club, oldest first. */
export async function documentIdsOf(database: Database, ownerId: string): Promise<string[]> {
  const rows = await database.document.findMany({
    where: { ownerId, heldByClub: false },
    select: { id: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id }) => id);
}

const exportedColumns = {
  id: true,
  kind: true,
  visibility: true,
  clubId: true,
  version: true,
  title: true,
  forkedFromId: true,
  forkedFromTitle: true,
  createdAt: true,
  updatedAt: true,
  releases: { omit: { documentId: true }, orderBy: { number: "asc" } },
  revisions: {
    select: { version: true, createdAt: true, note: true },
    orderBy: { version: "asc" },
  },
} as const satisfies Prisma.DocumentSelect;

/**
 * One document of an account as JSON text, with a list of its versions and releases; null if it was deleted. The body
 * is passed on as the database stores it, unparsed, so that a large one takes no more memory than its size.
 */
export async function documentAsText(database: Database, id: string): Promise<string | null> {
  const row = await database.document.findUnique({ where: { id }, select: exportedColumns });
  const [stored] = await database.$queryRaw<{ body: string }[]>`
    SELECT body::text AS body FROM documents WHERE id = ${id}`;
  if (!row || !stored) return null;
  const { forkedFromId, forkedFromTitle: title, kind, ...rest } = row;
  const forkedFrom = title === null ? null : { id: forkedFromId, title };
  const head = JSON.stringify({ ...rest, kind: toKind(kind), forkedFrom });
  return `${head.slice(0, -1)},"document":${stored.body}}`;
}

export async function organisedEventsOf(database: Database, organiserId: string) {
  return database.clubEvent.findMany({ where: { organiserId }, orderBy: { createdAt: "asc" } });
}

/** The ids of the lists a user has handed in to events, in that order. */
export async function submissionIdsOf(database: Database, userId: string): Promise<string[]> {
  const rows = await database.submission.findMany({
    where: { userId },
    select: { id: true },
    orderBy: [{ submittedAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id }) => id);
}

/** One handed-in list; null if it was withdrawn. */
export async function submissionAsText(database: Database, id: string): Promise<string | null> {
  const row = await database.submission.findUnique({ where: { id }, omit: { userId: true } });
  return row && JSON.stringify(row);
}

/** The ids of the games a user plays, has played or holds, oldest first. */
export async function gameIdsOf(database: Database, userId: string): Promise<string[]> {
  const rows = await database.game.findMany({
    where: { OR: [{ seats: { some: { userId } } }, { holderId: userId }] },
    select: { id: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id }) => id);
}
