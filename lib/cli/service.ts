import { createServer } from "node:net";
import { openServiceDatabase, type ServiceDatabase, withConnection } from "@/lib/cli/database";
import { loadEnvironment } from "@/lib/cli/load-environment";
import { type NextEnvironment, startNext } from "@/lib/cli/next-process";
import { keptSecret } from "@/lib/cli/secret";
import type { Environment } from "@/lib/db/environment";
import { migrate, shippedMigrations } from "@/prisma/migrate";
import { seedShippedLibrary } from "@/prisma/seed";

/**
 * The service from its database up: starts PostgreSQL unless it is somebody else's, migrates, seeds, serves, and
 * prints the address. Returns when it was told to end (Ctrl-C, SIGTERM), everything shut down.
 */
export async function serve(mode: "start" | "dev"): Promise<void> {
  const environment = loadEnvironment();
  await assertPortFree(environment);
  const ended = endRequested();
  const database = await openServiceDatabase(environment);
  try {
    await prepareDatabase(database.url);
    const next = await startNext(mode, await nextEnvironment(environment, database));
    try {
      const ready = await Promise.race([next.ready(firstPageUrl(environment)), ended]);
      if (ready === "ready") console.log(`Grundlag is served at ${publicUrl(environment)}`);
      await Promise.race([ended, next.failed, ...lossOf(database)]);
    } finally {
      await next.stop();
    }
  } finally {
    await database.close();
  }
}

/** Migrates the database at `url` and puts the shipped library into it. */
async function prepareDatabase(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    for (const name of await migrate(client, await shippedMigrations())) {
      console.log(`migrated the database: ${name}`);
    }
    await seedShippedLibrary(client, async () => {
      const { openDatabase } = await import("@/lib/db/client");
      return { database: openDatabase(url), now: () => new Date() };
    });
  });
}

async function nextEnvironment(
  environment: Environment,
  database: ServiceDatabase,
): Promise<NextEnvironment> {
  const secret = environment.NEXTAUTH_SECRET ?? (await keptSecret(environment.DATA_DIR));
  const url = environment.PUBLIC_URL;
  return {
    ...(url ? { NEXTAUTH_URL: url } : { AUTH_TRUST_HOST: "true" }),
    DATABASE_URL: database.url,
    NEXTAUTH_SECRET: secret,
    HOST: environment.HOST,
    PORT: String(environment.PORT),
  };
}

function publicUrl({ PUBLIC_URL, HOST, PORT }: Environment): string {
  const host = { "0.0.0.0": "localhost", "::": "localhost" }[HOST] ?? HOST;
  return PUBLIC_URL ?? `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

function firstPageUrl({ HOST, PORT }: Environment): string {
  const host = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[HOST] ?? HOST;
  return `http://${host}:${PORT}/`;
}

function endRequested(): Promise<"ended"> {
  return new Promise((resolve) => {
    for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
      process.on(event, () => resolve("ended"));
    }
  });
}

function lossOf(database: ServiceDatabase): Promise<never>[] {
  return database.embedded ? [database.embedded.lost] : [];
}

async function assertPortFree({ HOST, PORT }: Environment): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (cause: NodeJS.ErrnoException) =>
      reject(
        new Error(
          `cannot listen on ${HOST}:${PORT} (${cause.code}): set PORT or HOST to one that is free`,
          { cause },
        ),
      ),
    );
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}
