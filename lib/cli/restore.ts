import type { Client } from "pg";
import { contentOfDatabase, readArchive } from "@/lib/cli/archive/read";
import { openDatabaseOf, withConnection } from "@/lib/cli/database";
import { loadEnvironment } from "@/lib/cli/load-environment";
import { main } from "@/lib/cli/main";
import { replaceSecret } from "@/lib/cli/secret";
import { shippedMigrations } from "@/prisma/migrate";

const REPLACE = "--replace";

await main(async () => {
  const args = process.argv.slice(2);
  const file = args.find((arg) => arg !== REPLACE);
  if (!file) throw new Error(`name the file to read: npm run restore -- FILE [${REPLACE}]`);
  const environment = loadEnvironment();
  const database = await openDatabaseOf(environment);
  try {
    if (database.isServed) {
      throw new Error("the service is running on this database: stop it first");
    }
    const shipped = await shippedMigrations();
    const { createdAt, secret } = await withConnection(database.url, async (client) => {
      await assertMayFill(client, args.includes(REPLACE) ? "replace" : "fill");
      return readArchive({ client, file, shipped });
    });
    if (secret) await replaceSecret(environment.DATA_DIR, secret);
    console.log(`The service is as it was at ${createdAt}.`);
  } finally {
    await database.close();
  }
});

async function assertMayFill(client: Client, intent: "fill" | "replace"): Promise<void> {
  const found = await contentOfDatabase(client);
  if (found === "something else") {
    throw new Error("the database holds tables that are not this service's: name another database");
  }
  if (found === "members" && intent === "fill") {
    throw new Error(
      `the database holds members' accounts and documents: add ${REPLACE} to put the backup in their place, which deletes them`,
    );
  }
}
