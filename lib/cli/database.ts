import path from "node:path";
import pg from "pg";
import type { Environment } from "@/lib/db/environment";
import { guardDisk } from "@/prisma/disk-guard";
import { startEmbeddedServer } from "@/prisma/embedded-server";

const DATABASE = "grundlag";
/** How long a service that was just killed may still seem to be running. */
const CLAIM_PATIENCE_MS = 2_000;

export interface ServiceDatabase {
  url: string;
  /**
   * Whether a service is running on it; this is not known for a server named by `DATABASE_URL`, for which it is
   * false.
   */
  isServed: boolean;
  close(): Promise<void>;
}

/** Opens the configured database, starting our own PostgreSQL if none is named. */
export async function openDatabaseOf(environment: Environment): Promise<ServiceDatabase> {
  const url = environment.DATABASE_URL;
  if (url) return { url, isServed: false, close: async () => {} };
  const server = await startEmbeddedServer({ folder: folderOf(environment), database: DATABASE });
  return { url: server.url, isServed: !server.owned, close: () => server.stop() };
}

/**
 * The same for the service itself, which is responsible for its own database: it restarts a database that stops, and
 * keeps it from filling the disk. Throws if another service is already doing so.
 */
export async function openServiceDatabase(
  environment: Environment,
  report: (news: string) => void,
): Promise<ServiceDatabase> {
  if (environment.DATABASE_URL) return openDatabaseOf(environment);
  const folder = folderOf(environment);
  const server = await startEmbeddedServer({
    folder,
    database: DATABASE,
    report,
    claimPatienceMs: CLAIM_PATIENCE_MS,
  });
  if (!server.owned) {
    await server.stop();
    throw new Error(
      `another Grundlag runs on ${path.resolve(environment.DATA_DIR)}: stop it, or give this one a DATA_DIR of its own`,
    );
  }
  const guard = await guardDisk({ folder, server, report });
  const close = async () => {
    guard.stop();
    await server.stop();
  };
  return { url: server.url, isServed: true, close };
}

function folderOf(environment: Environment): string {
  return path.resolve(environment.DATA_DIR, "database");
}

/** Runs `work` on one connection to `url`; if the connection fails, the error says to where. */
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
