import type { Database, openDatabase } from "@/lib/db/client";

/** The process's client, for queries and to start transactions. */
export type DatabaseClient = ReturnType<typeof openDatabase>;

const PATIENCE_MS = 20_000;

const TRANSACTION = {
  isolationLevel: "ReadCommitted",
  maxWait: PATIENCE_MS,
  timeout: PATIENCE_MS,
} as const;

/**
 * Runs `work` in a transaction that first locks the document's row, so that writers of a document queue up and each
 * sees what the previous one stored. If the document does not exist, `work` runs without a lock.
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

/** The same for a game, so that its moves happen one at a time. */
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

/**
 * The same for a game that ends or is reopened, and first for the scenario it is a game of, which counts the games
 * played: an account's documents are locked before its games as well.
 */
export function withLockedBattle<T>(
  client: DatabaseClient,
  gameId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT 1 FROM documents WHERE id = (SELECT scenario_id FROM games WHERE id = ${gameId})
      FOR UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM games WHERE id = ${gameId} FOR UPDATE`;
    return work(tx);
  }, TRANSACTION);
}

/** The same for a game of a scenario, so that the lines of its log get their numbers one at a time. */
export function withLockedScenarioGame<T>(
  client: DatabaseClient,
  gameId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM scenario_games WHERE id = ${gameId} FOR UPDATE`;
    return work(tx);
  }, TRANSACTION);
}

/**
 * The same for a game whose result is recorded, and first for the scenario it is a game of, which counts the games
 * played: an account's documents are locked before its games as well.
 */
export function withLockedPlayedGame<T>(
  client: DatabaseClient,
  gameId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT 1 FROM documents WHERE id = (SELECT scenario_id FROM scenario_games WHERE id = ${gameId})
      FOR UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM scenario_games WHERE id = ${gameId} FOR UPDATE`;
    return work(tx);
  }, TRANSACTION);
}

/** The same for a club's event, so that submissions and changes of the deadline happen one at a time. */
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

/** Keeps an event from being deleted until the transaction ends. An account must be locked before it. */
export async function holdEvent(tx: Database, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM club_events WHERE id = ${id} FOR KEY SHARE`;
}

/** The same for a club, so that changes of its members and its name happen one at a time. */
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

/**
 * The same for a club and all its documents, from which a member's are removed on leaving. The documents are locked
 * first, as for an account.
 */
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

/** Locks the clubs a user is a member of, in the order of their ids, within a transaction. */
export async function lockClubsOf(tx: Database, userId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM clubs WHERE id IN (SELECT club_id FROM club_members WHERE user_id = ${userId})
    ORDER BY id FOR UPDATE`;
}

/** Locks one club within a transaction. */
export async function lockClub(tx: Database, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM clubs WHERE id = ${id} FOR UPDATE`;
}

/** Locks an account within a transaction. Documents must be locked before it. */
export async function lockUser(tx: Database, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${id} FOR UPDATE`;
}

/** The same for several accounts, in the order of their ids, so that two who lock the same ones do not deadlock. */
export async function lockUsers(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM users WHERE id = ANY(${[...ids]}::text[]) ORDER BY id FOR UPDATE`;
}

/**
 * Runs `work` in a transaction that first locks an account's row, so that changes which give access and changes which
 * end all access happen one at a time.
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
 * Runs `work` in a transaction that first locks all documents of an account, then the account: writers in progress
 * finish first, and nothing can be stored for the account in between. Documents are locked first, since every writer
 * locks the document before looking at its author. Other accounts' copies are locked too, in the same order of ids,
 * since they lose their original: otherwise two accounts that copied from each other would deadlock. So are scenarios
 * that the account played or prepared a game of, which lose the games that are deleted with it.
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
        OR id IN (
          SELECT scenario_id FROM games
          LEFT JOIN game_seats ON game_seats.game_id = games.id
          WHERE game_seats.user_id = ${userId} OR games.holder_id = ${userId})
      ORDER BY id FOR UPDATE`;
    await lockUser(tx, userId);
    return work(tx);
  }, TRANSACTION);
}
