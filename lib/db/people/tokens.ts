import type { Database } from "@/lib/db/client";
import { ignoreFullDisk } from "@/lib/db/database-trouble";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import { toUser, type UserRow, userColumns } from "@/lib/db/people/users";

/** A bearer token as shown to its owner; the token itself is not stored. */
export interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const LAST_USED_STEP_MS = 60_000;
const columns = { id: true, name: true, scopes: true, createdAt: true, lastUsedAt: true } as const;

export async function insertToken(
  database: Database,
  token: {
    id: string;
    userId: string;
    name: string;
    scopes: string[];
    hash: string;
    createdAt: Date;
  },
): Promise<void> {
  await refusingDeletedAccount(database.token.create({ data: token }));
}

/** The active token with this SHA-256 (hex), and its account. */
export async function findToken(
  database: Database,
  hash: string,
): Promise<{ id: string; scopes: string[]; lastUsedAt: Date | null; user: UserRow } | null> {
  const row = await database.token.findFirst({
    where: { hash, revokedAt: null, user: { deletedAt: null } },
    select: { id: true, scopes: true, lastUsedAt: true, user: { select: userColumns } },
  });
  return row && { ...row, user: toUser(row.user) };
}

/** Records the use of a token, at most once a minute; a read-only database is no obstacle. */
export async function touchToken(
  database: Database,
  token: { id: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  if (token.lastUsedAt && now.getTime() - token.lastUsedAt.getTime() < LAST_USED_STEP_MS) return;
  const note = database.token.updateMany({ where: { id: token.id }, data: { lastUsedAt: now } });
  await ignoreFullDisk(note);
}

export async function listTokens(database: Database, userId: string): Promise<TokenRow[]> {
  return database.token.findMany({
    where: { userId, revokedAt: null },
    select: columns,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

export async function countTokens(database: Database, userId: string): Promise<number> {
  return database.token.count({ where: { userId, revokedAt: null } });
}

/** Revokes a token; false if the account has no such active token. */
export async function revokeToken(
  database: Database,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  const where = { id, userId, revokedAt: null };
  const { count } = await database.token.updateMany({ where, data: { revokedAt: now } });
  return count > 0;
}

/** Revokes every token of an account. */
export async function revokeAllTokens(
  database: Database,
  userId: string,
  now: Date,
): Promise<void> {
  await database.token.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
}
