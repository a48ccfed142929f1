import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg, { type Client } from "pg";
import { type Header, makeRowLine, type Table } from "@/lib/cli/archive/format";
import { appliedMigrations } from "@/prisma/migrate";

const LEDGER = "_prisma_migrations";
const ROWS_A_FETCH = 100;
/** Tables whose rows may have several megabytes, so that they are fetched one at a time. */
const LARGE_ROWS: readonly string[] = ["pictures", "result_pictures"];

interface ArchiveInput {
  readonly client: Client;
  readonly file: string;
  readonly createdAt: Date;
  readonly secret: string | undefined;
}

/**
 * Writes the whole content of the database at one instant to `file`, readable only by its owner. It leaves nothing
 * behind if it fails.
 */
export async function writeArchive(input: ArchiveInput): Promise<void> {
  const unfinished = `${input.file}.unfinished`;
  await input.client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  try {
    await writeLines(input, unfinished);
    await rename(unfinished, input.file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await input.client.query("ROLLBACK");
  }
}

async function writeLines(input: ArchiveInput, file: string): Promise<void> {
  const { client } = input;
  const migrations = await appliedMigrations(client);
  if (!migrations.length) throw new Error("there is nothing to back up: the database is empty");
  const createdAt = input.createdAt.toISOString();
  const { secret } = input;
  const header: Header = { format: "grundlag-backup", version: 1, createdAt, migrations, secret };
  await pipeline(
    Readable.from(lines(client, header)),
    createGzip(),
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
}

async function* lines(client: Client, header: Header): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  let count = 0;
  for (const table of await tablesOf(client)) {
    yield `${JSON.stringify(table)}\n`;
    for await (const row of rowsOf(client, table)) {
      count += 1;
      yield `${makeRowLine(row)}\n`;
    }
  }
  yield `${JSON.stringify({ end: count })}\n`;
}

async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query(
    `SELECT relname AS table, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> $1
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname ORDER BY relname`,
    [LEDGER],
  );
  return rows;
}

async function* rowsOf(client: Client, { table, columns }: Table): AsyncGenerator<string> {
  const list = columns.map(pg.escapeIdentifier).join(", ");
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR
     SELECT row_to_json(one)::text AS json FROM (SELECT ${list} FROM ${pg.escapeIdentifier(table)}) AS one`,
  );
  const atOnce = LARGE_ROWS.includes(table) ? 1 : ROWS_A_FETCH;
  for (;;) {
    const { rows } = await client.query(`FETCH ${atOnce} FROM backup_rows`);
    if (!rows.length) break;
    for (const { json } of rows) yield json;
  }
  await client.query("CLOSE backup_rows");
}
