import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import pg, { type Client } from "pg";
import { z } from "zod";
import { type Header, headerSchema, parseLine, type Table } from "@/lib/cli/archive/format";
import { type AppliedMigration, type Migration, migrate } from "@/prisma/migrate";

const BATCH_CHARACTERS = 4_000_000;

/** The possible contents of a database that is to be filled. */
type DatabaseContent = "empty" | "library only" | "members" | "something else";

/** What the database contains: nothing, only what the service itself stored, members' accounts, or unknown tables. */
export async function contentOfDatabase(client: Client): Promise<DatabaseContent> {
  const tables = (await tableNames(client)).filter((name) => name !== "_prisma_migrations");
  if (!tables.length) return "empty";
  if (!tables.includes("users") || !tables.includes("documents")) return "something else";
  const { rows } = await client.query("SELECT 1 FROM users WHERE role = 'member' LIMIT 1");
  return rows.length ? "members" : "library only";
}

/** The schema in which a restore builds what takes the place of the database's tables. */
const STAGE = "grundlag_restore";

/**
 * Replaces everything in the database with the content of `file`, then migrates it to `shipped`. The file is read to
 * its end before anything changes, and the replacement takes effect completely or not at all. The tables are built
 * aside, because migrations need transactions of their own: before version 17, PostgreSQL stores no value of an
 * enumeration in the transaction that added it.
 */
export async function readArchive(input: {
  client: Client;
  file: string;
  shipped: readonly Migration[];
}): Promise<Header> {
  const { client, file, shipped } = input;
  const header = await inspect(file);
  const migrations = migrationsOf(header.migrations, shipped);
  const { rows } = await client.query(
    "SELECT current_schema() AS home, current_setting('search_path') AS path",
  );
  const { home, path } = rows[0];
  await client.query(`DROP SCHEMA IF EXISTS ${STAGE} CASCADE; CREATE SCHEMA ${STAGE}`);
  try {
    await client.query(`SET search_path = ${STAGE}`);
    await migrate(client, migrations);
    await client.query("BEGIN");
    await fill(client, file);
    await takePlace(client, home);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw isAboutData(error) ? damaged(file, error) : error;
  } finally {
    await client.query("SELECT set_config('search_path', $1, false)", [path]);
    await client.query(`DROP SCHEMA IF EXISTS ${STAGE} CASCADE`);
  }
  await migrate(client, shipped);
  return header;
}

/** Moves the tables and types of the current schema to `home`, in the place of what is there. */
async function takePlace(client: Client, home: string): Promise<void> {
  const schema = pg.escapeIdentifier(home);
  const tables = await tableNames(client);
  const types = await typeNames(client);
  await client.query(`SET search_path = ${schema}`);
  await dropEverything(client);
  for (const [kind, names] of [["TABLE", tables] as const, ["TYPE", types] as const]) {
    for (const name of names) {
      const moved = `${STAGE}.${pg.escapeIdentifier(name)}`;
      await client.query(`ALTER ${kind} ${moved} SET SCHEMA ${schema}`);
    }
  }
}

async function inspect(file: string): Promise<Header> {
  try {
    const lines = linesOf(file);
    const first = await lines.next();
    const header = headerSchema.parse(JSON.parse(first.value ?? "null"));
    let rows = 0;
    let isWhole = false;
    for await (const line of lines) {
      const parsed = parseLine(line);
      if (parsed.is === "row") rows += 1;
      isWhole = parsed.is === "end" && parsed.rows === rows;
    }
    if (!isWhole) throw new Error("it breaks off before its end");
    return header;
  } catch (error) {
    throw damaged(file, error);
  }
}

/** The error for a damaged backup, in one line. */
function damaged(file: string, cause: unknown): Error {
  const reasons =
    cause instanceof z.ZodError
      ? cause.issues.map(({ path, message }) =>
          [path.join("."), message].filter(Boolean).join(": "),
        )
      : [cause instanceof Error ? cause.message : String(cause)];
  const reason = reasons.join("; ").replace(/\s+/g, " ").slice(0, 200);
  return new Error(`${file} is not a whole backup of this service: ${reason}`, { cause });
}

/** Whether the database refused the data (values, integrity, names), rather than failing. */
function isAboutData(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|42)/.test(error.code ?? "");
}

/** The lines of a file. At its end gzip's checksum is compared, so only a file read to its end is known to be whole. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const source = createReadStream(file);
  const text = createGunzip().setEncoding("utf8");
  source.on("error", (error) => text.destroy(error));
  let open = "";
  try {
    for await (const part of source.pipe(text)) {
      const [first, ...others] = part.split("\n");
      open += first;
      for (const line of others) {
        yield open;
        open = line;
      }
    }
    if (open !== "") yield open;
  } finally {
    source.destroy();
  }
}

function migrationsOf(
  wanted: readonly AppliedMigration[],
  shipped: readonly Migration[],
): Migration[] {
  return wanted.map(({ name, checksum }) => {
    const found = shipped.find((migration) => migration.name === name);
    if (found?.checksum === checksum) return found;
    throw new Error(
      `the backup was made by another release, whose migration ${name} this one does not have: restore it with that release or a later one`,
    );
  });
}

async function dropEverything(client: Client): Promise<void> {
  for (const name of await tableNames(client)) {
    await client.query(`DROP TABLE ${pg.escapeIdentifier(name)} CASCADE`);
  }
  for (const name of await typeNames(client)) {
    await client.query(`DROP TYPE ${pg.escapeIdentifier(name)} CASCADE`);
  }
}

// Fills the tables. Foreign keys are dropped while they are filled, since tables refer to one another and some to
// themselves, and are checked at once afterwards.
async function fill(client: Client, file: string): Promise<void> {
  const references = await client.query(
    `SELECT conname AS name, conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  for (const { name, table } of references.rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
  await insertRows(client, file);
  for (const { name, table, definition } of references.rows) {
    const constraint = `${pg.escapeIdentifier(name)} ${definition}`;
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${constraint}`);
  }
}

async function insertRows(client: Client, file: string): Promise<void> {
  const lines = linesOf(file);
  await lines.next();
  let table: Table | undefined;
  let batch: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (table && batch.length) await insertBatch(client, table, batch);
    batch = [];
    characters = 0;
  };
  for await (const line of lines) {
    const parsed = parseLine(line);
    if (parsed.is === "row") {
      batch.push(parsed.json);
      characters += parsed.json.length;
      if (characters > BATCH_CHARACTERS) await flush();
      continue;
    }
    await flush();
    if (parsed.is === "end") return;
    table = parsed.table;
    // Migrations may have inserted rows of their own.
    await client.query(`DELETE FROM ${pg.escapeIdentifier(table.table)}`);
  }
}

async function insertBatch(client: Client, table: Table, rows: string[]): Promise<void> {
  const name = pg.escapeIdentifier(table.table);
  const columns = table.columns.map(pg.escapeIdentifier).join(", ");
  await client.query(
    `INSERT INTO ${name} (${columns})
     SELECT ${columns} FROM json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join(",")}]`],
  );
}

async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'",
  );
  return rows.map(({ relname }) => relname);
}

async function typeNames(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    "SELECT typname FROM pg_type WHERE typtype = 'e' AND typnamespace = current_schema()::regnamespace",
  );
  return rows.map(({ typname }) => typname);
}
