import type { Database } from "@/lib/db/client";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import type { UserRow } from "@/lib/db/people/users";

/** A signed-in browser, as shown to the account's owner. */
export interface SessionRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** The browser and the operating system as far as recognised; otherwise null. */
  readonly browser: string | null;
  readonly system: string | null;
  /** Without the part that distinguishes households. */
  readonly address: string;
}

/** The claims in a session's cookie. */
export interface SessionClaims {
  readonly sub: string;
  readonly sid: string;
  readonly tokenVersion: number;
}

const LAST_SEEN_STEP_MS = 60_000;
/** Above this number the oldest sessions end; a longer list would be of no use. */
const MAX_SESSIONS = 200;

/** Stores a new session, and deletes those that started before `since` or exceed the maximum. */
export async function insertSession(
  database: Database,
  session: SessionRow & { readonly userId: string },
  since: Date,
): Promise<void> {
  const { userId } = session;
  await refusingDeletedAccount(database.session.create({ data: session }));
  const kept = await database.session.findMany({
    where: { userId, createdAt: { gt: since } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
    take: MAX_SESSIONS,
  });
  await database.session.deleteMany({
    where: {
      userId,
      id: { notIn: kept.map(({ id }) => id) },
      createdAt: { lte: session.createdAt },
    },
  });
}

/**
 * The account of a valid session: started after `since`, and not ended by itself or with all others. Uses one query.
 */
export async function findSession(
  database: Database,
  { sub, sid, tokenVersion }: SessionClaims,
  since: Date,
): Promise<{ readonly user: UserRow; readonly lastSeenAt: Date } | null> {
  const [row] = await database.$queryRaw<(UserRow & { lastSeenAt: Date })[]>`
    SELECT u.id, u.email, u.name, u.role::text AS role, u.token_version AS "tokenVersion",
      u.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt",
      ARRAY(SELECT club_id FROM club_members WHERE user_id = u.id) AS "clubIds",
      ARRAY(SELECT club_id FROM club_members WHERE user_id = u.id AND role = 'organiser') AS organises
    FROM sessions AS s JOIN users AS u ON u.id = s.user_id
    WHERE s.id = ${sid} AND s.created_at > ${since}
      AND u.id = ${sub} AND u.token_version = ${tokenVersion} AND u.deleted_at IS NULL`;
  if (!row) return null;
  const { lastSeenAt, ...user } = row;
  return { user, lastSeenAt };
}

/** Records that a session was used, at most once a minute. */
export async function touchSession(
  database: Database,
  session: { readonly id: string; readonly lastSeenAt: Date },
  now: Date,
): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < LAST_SEEN_STEP_MS) return;
  await database.session.updateMany({ where: { id: session.id }, data: { lastSeenAt: now } });
}

/** The account's sessions started after `since`, most recently used first. */
export async function listSessions(
  database: Database,
  userId: string,
  since: Date,
): Promise<SessionRow[]> {
  return database.session.findMany({
    where: { userId, createdAt: { gt: since } },
    omit: { userId: true },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
  });
}

/** Ends one session; false if the account has no such session. */
export async function deleteSession(
  database: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  return (await database.session.deleteMany({ where: { id, userId } })).count > 0;
}
