import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/db/generated/client";

/** What a query runs on: the client itself, or the transaction it is part of. */
export type Database = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends"
>;

/** How long a query may take. The last limit is our own, for a process of the server that has stopped and ends nothing. */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 8_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
} as const;

/** The adapter writes and reads instants without their offset, so a server in another time zone would shift them. */
const IN_UTC = { options: "-c timezone=UTC" } as const;

// Kept on the process itself, because the development server loads this module again after every change.
const process_ = globalThis as typeof globalThis & { grundlagDatabase?: PrismaClient };

/** The process's one client of `DATABASE_URL`, connected at its first query. */
export function database(): PrismaClient {
  process_.grundlagDatabase ??= openDatabase(process.env.DATABASE_URL);
  return process_.grundlagDatabase;
}

/** A client of its own for one connection string; the caller disconnects it. */
export function openDatabase(url: string | undefined): PrismaClient {
  if (!url) {
    throw new Error("DATABASE_URL is unset: start the service with `npm run up`, `dev` or `start`");
  }
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: url, ...PATIENCE, ...IN_UTC }),
  });
}
