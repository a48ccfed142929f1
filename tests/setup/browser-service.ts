// Runs the built service for the browser tests, on a temporary database of its own.
import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { serve } from "@/lib/cli/service";
import { addressFile } from "@/tests/setup/service-database";

const folder = await mkdtemp(path.join(tmpdir(), "grundlag-browser-"));
await chmod(folder, 0o755);
const outside = process.env.TEST_DATABASE_URL;
const name = `grundlag_test_${randomBytes(6).toString("hex")}`;

const databaseUrl = outside ? await createDatabase(outside) : "";
const embedded = `postgresql://postgres@localhost/grundlag?host=${encodeURIComponent(path.join(folder, "database"))}`;
await writeFile(addressFile(), databaseUrl || embedded);

Object.assign(process.env, {
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  SIGN_UPS_PER_HOUR: "100000",
  SHOW_PATTERNS: "1",
  // The addresses at which the account recovery tests start their own mail server and provider.
  SMTP_URL: `smtp://127.0.0.1:${Number(process.env.PORT) + 1}`,
  OIDC_ISSUER: `http://127.0.0.1:${Number(process.env.PORT) + 2}`,
  OIDC_CLIENT_ID: "grundlag",
  OIDC_CLIENT_SECRET: "secret of the tests",
  OIDC_NAME: "Vagten",
});
try {
  await serve("start");
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  await rm(addressFile(), { force: true });
  if (outside) await asAdmin(outside, `DROP DATABASE ${name} WITH (FORCE)`);
}
process.exit();

async function createDatabase(server: string): Promise<string> {
  await asAdmin(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(server: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(sql);
  await admin.end();
}
