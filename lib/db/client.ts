import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/db/generated/client";

/** What a query runs on: the client itself, or the transaction it is part of. */
export type Database = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends"
>;

// Kept on the process itself, because the development server loads this module anew after every change.
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
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
}
