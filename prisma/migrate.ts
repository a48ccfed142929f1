import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";

/** The key of the lock that Prisma Migrate itself uses. */
const PRISMA_LOCK = 72707369;
const FOLDER = path.resolve("prisma/migrations");

const LEDGER = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`;

export interface Migration {
  name: string;
  /** SHA-256 of the SQL, in hex, as stored by Prisma. */
  checksum: string;
  sql: string;
}

export type AppliedMigration = Omit<Migration, "sql">;

/**
 * Applies the missing ones of `migrations` to the database and returns their names. Each runs in its own transaction
 * and leaves nothing behind if it fails; several processes may call this at once. `beforeUpgrade` is awaited before a
 * database that earlier migrations made is changed, by one process only; nothing is changed if it throws.
 */
export async function migrate(
  client: Client,
  migrations: readonly Migration[],
  beforeUpgrade: () => Promise<void> = async () => {},
): Promise<string[]> {
  await client.query("SELECT pg_advisory_lock($1)", [PRISMA_LOCK]);
  try {
    const applied = await appliedMigrations(client);
    const pending = pendingMigrations(migrations, applied);
    if (applied.length > 0 && pending.length > 0) await beforeUpgrade();
    // Writes nothing if no migration is missing, so that a service with a full disk can start and be read.
    if (pending.length > 0) await makeLedger(client);
    for (const migration of pending) await applyAlone(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [PRISMA_LOCK]);
  }
}

/**
 * Whether all of `migrations` are applied to the database. Throws if it has unknown, changed or failed ones, as `migrate`
 * does.
 */
export async function isMigrated(
  client: Client,
  migrations: readonly Migration[],
): Promise<boolean> {
  return pendingMigrations(migrations, await appliedMigrations(client)).length === 0;
}

/** Creates the table of applied migrations unless it exists. */
async function makeLedger(client: Client): Promise<void> {
  await client.query(LEDGER);
}

/** The migrations shipped with this release, oldest first. */
export async function shippedMigrations(): Promise<Migration[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(names.map(readMigration));
}

/**
 * The migrations recorded in the database, oldest first; empty if it has no table of them yet. Throws if one is marked
 * as failed.
 */
export async function appliedMigrations(client: Client): Promise<AppliedMigration[]> {
  const ledger = await client.query("SELECT to_regclass('_prisma_migrations') AS found");
  if (!ledger.rows[0].found) return [];
  const { rows } = await client.query(
    "SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name",
  );
  const failed = rows.find((row) => !row.finished_at);
  if (failed) {
    throw new Error(
      `migration ${failed.migration_name} is marked as failed in _prisma_migrations: repair the database and delete that row`,
    );
  }
  return rows.map((row) => ({ name: row.migration_name, checksum: row.checksum }));
}

/** The shipped migrations that are not among `applied`. Throws if `applied` contains unknown or changed migrations. */
function pendingMigrations(
  shipped: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const byName = new Map(shipped.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const ours = byName.get(name);
    if (!ours) {
      throw new Error(
        `the database has migration ${name}, which this release does not know: use the newer release that made it`,
      );
    }
    if (ours.checksum !== checksum)
      throw new Error(`migration ${name} was changed after it was applied to this database`);
    byName.delete(name);
  }
  return [...byName.values()];
}

async function applyAlone(client: Client, migration: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await applyMigration(client, migration);
    await client.query("COMMIT");
  } catch (cause) {
    await client.query("ROLLBACK");
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`migration ${migration.name} failed and was rolled back: ${reason}`, { cause });
  }
}

/** Runs a migration and records it, within the caller's transaction. */
async function applyMigration(client: Client, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
     VALUES ($1, $2, clock_timestamp(), $3, now(), 1)`,
    [randomUUID(), migration.checksum, migration.name],
  );
}

async function readMigration(name: string): Promise<Migration> {
  const bytes = await readFile(path.join(FOLDER, name, "migration.sql"));
  const checksum = createHash("sha256").update(bytes).digest("hex");
  return { name, checksum, sql: bytes.toString("utf8") };
}
