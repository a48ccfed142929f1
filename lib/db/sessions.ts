import { forLiveAccount } from "@/lib/db/account-gone";
import type { Database } from "@/lib/db/client";
import type { UserRow } from "@/lib/db/users";

/** A browser that is signed in, as the account's owner sees it in a list. */
export interface SessionRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** The browser and the system as it named them; null where they are not known. */
  readonly browser: string | null;
  readonly system: string | null;
  /** Without the part that distinguishes households. */
  readonly address: string;
}

/** What a session's cookie claims. */
export interface SessionClaims {
  readonly sub: string;
  readonly sid: string;
  readonly tokenVersion: number;
}

const LAST_SEEN_STEP_MS = 60_000;
/** Beyond these the oldest end: a longer list is of no use. */
const MOST_SESSIONS = 200;

/** Stores a new session, and forgets those started before `since` and those that are too many. */
export async function insertSession(
  database: Database,
  session: SessionRow & { readonly userId: string },
  since: Date,
): Promise<void> {
  const { userId } = session;
  await forLiveAccount(database.session.create({ data: session }));
  const kept = await database.session.findMany({
    where: { userId, createdAt: { gt: since } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
    take: MOST_SESSIONS,
  });
  await database.session.deleteMany({
    where: {
      userId,
      id: { notIn: kept.map(({ id }) => id) },
      createdAt: { lte: session.createdAt },
    },
  });
}

/** The account of a valid session: started after `since`, and ended neither alone nor with all others. One query. */
export async function findSession(
  database: Database,
  { sub, sid, tokenVersion }: SessionClaims,
  since: Date,
): Promise<{ readonly user: UserRow; readonly lastSeenAt: Date } | null> {
  const [row] = await database.$queryRaw<(UserRow & { lastSeenAt: Date })[]>`
    SELECT u.id, u.email, u.name, u.role::text AS role, u.token_version AS "tokenVersion",
      u.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt",
      ARRAY(SELECT club_id FROM club_members WHERE user_id = u.id) AS "clubIds"
    FROM sessions AS s JOIN users AS u ON u.id = s.user_id
    WHERE s.id = ${sid} AND s.created_at > ${since}
      AND u.id = ${sub} AND u.token_version = ${tokenVersion} AND u.deleted_at IS NULL`;
  if (!row) return null;
  const { lastSeenAt, ...user } = row;
  return { user, lastSeenAt };
}

/** Notes that a session was used, at most once a minute. */
export async function touchSession(
  database: Database,
  session: { readonly id: string; readonly lastSeenAt: Date },
  now: Date,
): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < LAST_SEEN_STEP_MS) return;
  await database.session.updateMany({ where: { id: session.id }, data: { lastSeenAt: now } });
}

/** The account's sessions started after `since`, the last used first. */
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

/** Ends one session; false where the account has no such one. */
export async function deleteSession(
  database: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  return (await database.session.deleteMany({ where: { id, userId } })).count > 0;
}
