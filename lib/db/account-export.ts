import type { Database } from "@/lib/db/client";
import { toKind } from "@/lib/db/documents";
import type { Prisma } from "@/lib/db/generated/client";

/**
 * Under which name an account's export lists what each table holds of it; null for tables that hold nothing of an
 * account's own. A new table does not compile until it is named here.
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
  // The club's, like its text: its organisers see it on its page.
  ClubInvitation: null,
  ClubFormat: "formats",
  ClubEvent: "events",
  Submission: "events",
  Game: "games",
  GameSeat: "games",
  GameEvent: "games",
  Session: "waysIn",
  LinkedSignIn: "waysIn",
  RecoveryCode: "waysIn",
  MailedLink: "waysIn",
  // Counts under digests, gone within the hour.
  RateLimit: null,
  Lease: null,
  Meta: null,
} as const satisfies Record<Prisma.ModelName, string | null>;

/**
 * How an account can be entered: its sessions, the identities that sign in to it, its recovery codes by their number, and
 * the links that were mailed for it. Nothing of it lets anybody in.
 */
export async function waysInOf(database: Database, userId: string) {
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

/** The ids of an account's documents, oldest first. */
export async function documentIdsOf(database: Database, ownerId: string): Promise<string[]> {
  const rows = await database.document.findMany({
    where: { ownerId },
    select: { id: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id }) => id);
}

const told = {
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
 * One document of an account as JSON in text, its versions and releases named; null where it is gone. Its body goes out as
 * the database holds it, unread: a large one takes its size and no more.
 */
export async function documentAsText(database: Database, id: string): Promise<string | null> {
  const row = await database.document.findUnique({ where: { id }, select: told });
  const [stored] = await database.$queryRaw<{ body: string }[]>`
    SELECT body::text AS body FROM documents WHERE id = ${id}`;
  if (!row || !stored) return null;
  const { forkedFromId, forkedFromTitle: title, kind, ...rest } = row;
  const forkedFrom = title === null ? null : { id: forkedFromId, title };
  const head = JSON.stringify({ ...rest, kind: toKind(kind), forkedFrom });
  return `${head.slice(0, -1)},"document":${stored.body}}`;
}

/** The events a user organises. */
export async function organisedEventsOf(database: Database, organiserId: string) {
  return database.clubEvent.findMany({ where: { organiserId }, orderBy: { createdAt: "asc" } });
}

/** The ids of what a user has handed in to events, in that order. */
export async function submissionIdsOf(database: Database, userId: string): Promise<string[]> {
  const rows = await database.submission.findMany({
    where: { userId },
    select: { id: true },
    orderBy: [{ submittedAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id }) => id);
}

/** One handed-in list; null where it was taken out. */
export async function submissionAsText(database: Database, id: string): Promise<string | null> {
  const row = await database.submission.findUnique({ where: { id }, omit: { userId: true } });
  return row && JSON.stringify(row);
}

/** The ids of the games a user plays or played, oldest first. */
export async function gameIdsOf(database: Database, userId: string): Promise<string[]> {
  const rows = await database.game.findMany({
    where: { seats: { some: { userId } } },
    select: { id: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id }) => id);
}
