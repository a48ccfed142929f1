import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import { writeArchive } from "@/lib/cli/archive/write";
import { noteBackup } from "@/lib/cli/last-backup";
import { releaseVersion } from "@/lib/cli/release";
import { secretFile } from "@/lib/cli/secret";

/** How many backups are kept; each upgrade deletes the oldest beyond. */
const KEPT = 3;
const NAME = /^\d{8}T\d{9}Z-before-.+\.backup$/;

/**
 * Backs up the database before this release migrates it, into `DATA_DIR/backups`, and returns the file. Throws if it
 * cannot be written, so that nothing is migrated.
 */
export async function backUpBeforeUpgrade(input: {
  client: Client;
  dataFolder: string;
  now: Date;
}): Promise<string> {
  const { client, dataFolder, now } = input;
  const folder = path.resolve(dataFolder, "backups");
  const file = path.join(folder, await nameOf(now));
  const secret = await readFile(secretFile(dataFolder), "utf8").catch(() => undefined);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeArchive({ client, file, createdAt: now, secret });
    await noteBackup(dataFolder, { madeBy: "upgrade", at: now });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `the database was not upgraded and is unchanged, because no backup could be written to ${folder} (${reason}): make room there, or set BACKUP_BEFORE_UPGRADE=off and back up in another way`,
      { cause },
    );
  }
  await deleteOldest(folder);
  return file;
}

/** A name that sorts by time, with the release that is about to change the database. */
async function nameOf(now: Date): Promise<string> {
  return `${now.toISOString().replace(/[-:.]/g, "")}-before-${await releaseVersion()}.backup`;
}

async function deleteOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, -KEPT)) await rm(path.join(folder, name));
}
