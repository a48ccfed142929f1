import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** What makes backups: `npm run backup`, or a release before it migrates the database. */
export type BackupMaker = "command" | "upgrade";

const MAKERS: readonly BackupMaker[] = ["command", "upgrade"];

/** Records in `dataFolder` when the last backup was completed, for the metrics. */
export async function noteBackup(
  dataFolder: string,
  { madeBy, at }: { madeBy: BackupMaker; at: Date },
): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  await writeFile(noteFile(dataFolder, madeBy), `${at.toISOString()}\n`);
}

/** The last backups recorded in `dataFolder`, at most one of each maker. */
export async function lastBackups(
  dataFolder: string,
): Promise<{ madeBy: BackupMaker; at: Date }[]> {
  const noted = await Promise.all(
    MAKERS.map(async (madeBy) => {
      const text = await readFile(noteFile(dataFolder, madeBy), "utf8").catch(() => "");
      return { madeBy, at: new Date(text.trim()) };
    }),
  );
  return noted.filter(({ at }) => !Number.isNaN(at.getTime()));
}

function noteFile(dataFolder: string, madeBy: BackupMaker): string {
  return path.join(dataFolder, `last-backup-by-${madeBy}`);
}
