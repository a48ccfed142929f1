import type { Database, openDatabase } from "@/lib/db/client";

/** The process's client: queries run on it, transactions start from it. */
export type DatabaseClient = ReturnType<typeof openDatabase>;

const PATIENCE_MS = 20_000;

const TRANSACTION = {
  isolationLevel: "ReadCommitted",
  maxWait: PATIENCE_MS,
  timeout: PATIENCE_MS,
} as const;

/**
 * Runs `work` in one transaction that begins by locking the document's row, so that writers of one
 * document queue up and each sees what the one before it stored. `work` runs unlocked where the
 * document does not exist.
 */
export function withLockedDocument<T>(
  client: DatabaseClient,
  documentId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM documents WHERE id = ${documentId} FOR UPDATE`;
    return work(tx);
  }, TRANSACTION);
}

/** The same for a game: what happens at a table happens one after the other. */
export function withLockedGame<T>(
  client: DatabaseClient,
  gameId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM games WHERE id = ${gameId} FOR UPDATE`;
    return work(tx);
  }, TRANSACTION);
}

/** The same for a club's event: what is handed in, and the deadline, change one after the other. */
export function withLockedEvent<T>(
  client: DatabaseClient,
  eventId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM club_events WHERE id = ${eventId} FOR UPDATE`;
    return work(tx);
  }, TRANSACTION);
}

/** The same for a club: who is in it and what it is called change one after the other. */
export function withLockedClub<T>(
  client: DatabaseClient,
  slug: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM clubs WHERE slug = ${slug} FOR UPDATE`;
    return work(tx);
  }, TRANSACTION);
}

/** The same for a club and all documents in it, which a member's leaving takes out: the documents first, as for an account. */
export function withLockedClubLibrary<T>(
  client: DatabaseClient,
  slug: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT 1 FROM documents WHERE club_id = (SELECT id FROM clubs WHERE slug = ${slug})
      ORDER BY id FOR UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM clubs WHERE slug = ${slug} FOR UPDATE`;
    return work(tx);
  }, TRANSACTION);
}

/** Locks, within a transaction, the clubs a user is in, in the order of their ids. */
export async function lockClubsOf(tx: Database, userId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM clubs WHERE id IN (SELECT club_id FROM club_members WHERE user_id = ${userId})
    ORDER BY id FOR UPDATE`;
}

/** Locks one club within a transaction. */
export async function lockClub(tx: Database, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM clubs WHERE id = ${id} FOR UPDATE`;
}

/** Locks one account within a transaction; documents are locked before it. */
export async function lockUser(tx: Database, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${id} FOR UPDATE`;
}

/**
 * Runs `work` in one transaction that begins by locking an account's row, so that what opens a way in and
 * what closes all of them come one after the other.
 */
export function withLockedUser<T>(
  client: DatabaseClient,
  userId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    await lockUser(tx, userId);
    return work(tx);
  }, TRANSACTION);
}

/**
 * Runs `work` in one transaction that begins by locking all documents of an account, then the account: writers under
 * way finish first, and nothing can be stored for the account in between. Documents first, since every writer locks
 * the document before looking at its author. Others' copies are locked in the same order of ids, since they lose their
 * original: two accounts that copied from each other would otherwise deadlock.
 */
export function withLockedAccount<T>(
  client: DatabaseClient,
  userId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT 1 FROM documents
      WHERE owner_id = ${userId}
        OR forked_from_id IN (SELECT id FROM documents WHERE owner_id = ${userId})
      ORDER BY id FOR UPDATE`;
    await lockUser(tx, userId);
    return work(tx);
  }, TRANSACTION);
}
