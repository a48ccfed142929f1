import path from "node:path";
import pg from "pg";
import type { Environment } from "@/lib/db/environment";
import { type EmbeddedServer, startEmbeddedServer } from "@/prisma/embedded-server";

const DATABASE = "grundlag";

export interface ServiceDatabase {
  url: string;
  /** The service's own server; absent where `DATABASE_URL` names another. */
  embedded?: EmbeddedServer;
  close(): Promise<void>;
}

/** The database that the configuration asks for, running. */
export async function openServiceDatabase(environment: Environment): Promise<ServiceDatabase> {
  const url = environment.DATABASE_URL;
  if (url) return { url, close: async () => {} };
  const folder = path.resolve(environment.DATA_DIR, "database");
  const embedded = await startEmbeddedServer({ folder, database: DATABASE });
  return { url: embedded.url, embedded, close: () => embedded.stop() };
}

/** Runs `work` on one connection to `url`; a failure to connect says to where. */
export async function withConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect().catch((cause) => {
    throw new Error(`no connection to the database at ${withoutPassword(url)}: ${cause.message}`, {
      cause,
    });
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password) shown.password = "***";
  return shown.href;
}
