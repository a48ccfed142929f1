import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/db/generated/client";

/** The connection a query runs on: the client itself, or a transaction. */
export type Database = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends"
>;

/**
 * Time limits of a query. The last one is enforced on our side, for a server process that has stopped and ends
 * nothing.
 */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 8_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
} as const;

/** The adapter writes and reads instants without an offset, so a server in another time zone would shift them. */
const IN_UTC = { options: "-c timezone=UTC" } as const;

// Stored on the global object, because the development server reloads this module after every change.
const process_ = globalThis as typeof globalThis & { grundlagDatabase?: PrismaClient };

/** The process's only client for `DATABASE_URL`; it connects on the first query. */
export function database(): PrismaClient {
  process_.grundlagDatabase ??= openDatabase(process.env.DATABASE_URL);
  return process_.grundlagDatabase;
}

/** A separate client for one connection string; the caller must disconnect it. */
export function openDatabase(url: string | undefined): PrismaClient {
  if (!url) {
    throw new Error("DATABASE_URL is unset: start the service with `npm run up`, `dev` or `start`");
  }
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: url, ...PATIENCE, ...IN_UTC }),
  });
}
