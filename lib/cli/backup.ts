import { readFile } from "node:fs/promises";
import { writeArchive } from "@/lib/cli/archive/write";
import { openDatabaseOf, withConnection } from "@/lib/cli/database";
import { noteBackup } from "@/lib/cli/last-backup";
import { loadEnvironment } from "@/lib/cli/load-environment";
import { main } from "@/lib/cli/main";
import { secretFile } from "@/lib/cli/secret";

await main(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("name the file to write: npm run backup -- FILE");
  const environment = loadEnvironment();
  const now = new Date();
  const secret = await readFile(secretFile(environment.DATA_DIR), "utf8").catch(() => undefined);
  const database = await openDatabaseOf(environment);
  try {
    await withConnection(database.url, (client) =>
      writeArchive({ client, file, createdAt: now, secret }),
    );
  } finally {
    await database.close();
  }
  await noteBackup(environment.DATA_DIR, { madeBy: "command", at: now }).catch(({ message }) =>
    console.error(`The backup is complete, but /metrics will not know of it: ${message}`),
  );
  console.log(
    `The whole service is in ${file}. It holds secrets: keep it where only you can read it.`,
  );
});
