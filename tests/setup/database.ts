import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { openDatabase } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { migrate, shippedMigrations } from "@/prisma/migrate";
import { serverUrl } from "@/tests/setup/database-run";

const TEMPLATE_LOCK = 18150618;

interface FreshDatabase {
  url: string;
  client: PrismaClient;
}

/**
 * A migrated, otherwise empty database for the calling test file, dropped at its end; sets `DATABASE_URL` to it. Call
 * it once per file: `const { client } = await freshDatabase();`
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const url = await createDatabase({ template: await templateDatabase() });
  process.env.DATABASE_URL = url;
  const client = openDatabase(url);
  afterAll(() => client.$disconnect());
  return { url, client };
}

/** A completely empty database, for tests of code that fills one. Dropped at the end of the file. */
export async function emptyDatabase(): Promise<string> {
  return createDatabase({ template: "template1" });
}

async function createDatabase({ template }: { template: string }): Promise<string> {
  const run = inject("databaseRun");
  const name = `${run.prefix}_${randomBytes(6).toString("hex")}`;
  const server = await serverUrl(run);
  await asAdmin(server, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  afterAll(() => asAdmin(server, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`)));
  return databaseUrl(server, name);
}

// Migrated once per run; each test file gets a copy.
async function templateDatabase(): Promise<string> {
  const run = inject("databaseRun");
  const name = `${run.prefix}_template`;
  const server = await serverUrl(run);
  await asAdmin(server, async (admin) => {
    await admin.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const found = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount) return;
    await admin.query(`CREATE DATABASE ${name}`);
    const migrations = await shippedMigrations();
    await asAdmin(databaseUrl(server, name), (client) => migrate(client, migrations));
  });
  return name;
}

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
