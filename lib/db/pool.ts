import pg from "pg";

/**
 * Time limits of a query. The last one is enforced on our side, for a server process that has stopped and ends
 * nothing.
 */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 8_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
} as const;

/** The adapter writes and reads instants without an offset, so a server in another time zone would shift them. */
const IN_UTC = { options: "-c timezone=UTC" } as const;

/** Connections to the database at `url`, opened when they are needed. */
export function newPool(url: string): pg.Pool {
  return new pg.Pool({ connectionString: url, ...PATIENCE, ...IN_UTC });
}

const SHARED = Symbol.for("grundlag.db.pool");
// Shared through the global object, because the web server and the pages' bundle each load this module.
const shelf = globalThis as { [SHARED]?: pg.Pool };

/** Names the pool that `poolCounts` counts. */
export function countPool(pool: pg.Pool): pg.Pool {
  shelf[SHARED] = pool;
  return pool;
}

/** The connections of this process's pool, those that are idle, and the queries that wait for one. */
export function poolCounts(): { open: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = shelf[SHARED] ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}
