// Runs the built service for the browser tests, on a temporary database of its own, with a mail server.
import { randomBytes } from "node:crypto";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { main } from "@/lib/cli/main";
import { serve } from "@/lib/cli/service";
import { databaseFile, keepLetter, runFolder } from "@/tests/setup/browser-run";
import { startMailServer } from "@/tests/setup/mail-server";

const WATCH_MS = 500;

await main(async () => {
  const folder = runFolder();
  const port = Number(process.env.PORT);
  const outside = process.env.TEST_DATABASE_URL;
  const name = `grundlag_test_${randomBytes(6).toString("hex")}`;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  endWithRunner();
  const mail = await startMailServer(port + 1, keepLetter);
  try {
    const databaseUrl = outside ? await createDatabase(outside, name) : "";
    const embedded = `postgresql://postgres@localhost/grundlag?host=${encodeURIComponent(path.join(folder, "database"))}`;
    await writeFile(databaseFile(), databaseUrl || embedded);
    Object.assign(process.env, {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SIGN_UPS_PER_HOUR: "100000",
      SHOW_PATTERNS: "1",
      SMTP_URL: mail.url,
      // The address at which the account recovery tests start their own provider.
      OIDC_ISSUER: `http://127.0.0.1:${port + 2}`,
      OIDC_CLIENT_ID: "grundlag",
      OIDC_CLIENT_SECRET: "secret of the tests",
      OIDC_NAME: "Vagten",
    });
    await serve("start");
  } finally {
    await mail.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    if (outside) await asAdmin(outside, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
});

/** A runner that is killed cannot end its service, which would go on holding the port. */
function endWithRunner(): void {
  const runner = Number(process.env.RUNNER_PID);
  if (!runner) return;
  const watch = setInterval(() => {
    if (isAlive(runner)) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, WATCH_MS);
  watch.unref();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function createDatabase(server: string, name: string): Promise<string> {
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
