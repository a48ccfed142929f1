import { fork } from "node:child_process";
import { once } from "node:events";
import type { Client } from "pg";
import { withConnection } from "@/lib/cli/database";
import { isMigrated, shippedMigrations } from "@/prisma/migrate";
import { holdsShippedLibrary } from "@/prisma/seed";

/**
 * Migrates the database at `url` and stores the shipped library in it, unless both are done: in a process that ends, so
 * that what this needs does not stay in the memory of this one. Throws with that process's own words if it fails.
 */
export async function prepareDatabase(url: string): Promise<void> {
  if (!(await withConnection(url, isPrepared))) await prepareApart(url);
}

async function isPrepared(client: Client): Promise<boolean> {
  return (
    (await isMigrated(client, await shippedMigrations())) && (await holdsShippedLibrary(client))
  );
}

async function prepareApart(url: string): Promise<void> {
  const child = fork("lib/cli/preparation-process.ts", {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, DATABASE_URL: url },
  });
  let fault = "";
  child.on("message", (message) => {
    fault = String(message);
  });
  const [code, signal] = await once(child, "close");
  if (code !== 0) throw new Error(fault || `the database was not prepared (${signal ?? code})`);
}
