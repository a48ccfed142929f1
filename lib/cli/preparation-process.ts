// Migrates the database that DATABASE_URL names, after a backup of what is in it, and stores the shipped library in it.
// A process of its own, so that the code and the documents this needs leave the memory when it is done.
import { withConnection } from "@/lib/cli/database";
import { loadEnvironment } from "@/lib/cli/load-environment";
import { backUpBeforeUpgrade } from "@/lib/cli/upgrade-backup";
import { migrate, shippedMigrations } from "@/prisma/migrate";
import { seedShippedLibrary } from "@/prisma/seed";

// Ctrl-C and service managers reach every process; the first process waits until this one is done.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

await prepare().then(
  () => process.exit(),
  (error: Error) => {
    process.exitCode = 1;
    process.send?.(error.message, () => process.exit());
  },
);

async function prepare(): Promise<void> {
  const { DATABASE_URL: url = "", DATA_DIR, BACKUP_BEFORE_UPGRADE } = loadEnvironment();
  await withConnection(url, async (client) => {
    const backUp = async () => {
      if (BACKUP_BEFORE_UPGRADE === "off") return;
      const file = await backUpBeforeUpgrade({ client, dataFolder: DATA_DIR, now: new Date() });
      console.log(`backed up the database before its upgrade: ${file}`);
    };
    for (const name of await migrate(client, await shippedMigrations(), backUp)) {
      console.log(`migrated the database: ${name}`);
    }
    await seedShippedLibrary(client, async () => {
      const { openDatabase } = await import("@/lib/db/client");
      return { database: openDatabase(url), now: () => new Date() };
    });
  });
}
