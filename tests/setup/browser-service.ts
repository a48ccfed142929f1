// The built service for the browser tests, on a database of its own that is gone afterwards.
import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { serve } from "@/lib/cli/service";

const folder = await mkdtemp(path.join(tmpdir(), "grundlag-browser-"));
await chmod(folder, 0o755);
const outside = process.env.TEST_DATABASE_URL;
const name = `grundlag_test_${randomBytes(6).toString("hex")}`;

Object.assign(process.env, {
  DATA_DIR: folder,
  DATABASE_URL: outside ? await createDatabase(outside) : "",
  SIGN_UPS_PER_HOUR: "100000",
});
try {
  await serve("start");
} finally {
  await rm(folder, { recursive: true, force: true });
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
