import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { PrismaClient } from "@/lib/db/generated/client";
import { countPool, newPool } from "@/lib/db/pool";

/** The connection a query runs on: the client itself, or a transaction. */
export type Database = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends"
>;

// Stored on the global object, because the development server reloads this module after every change.
const process_ = globalThis as typeof globalThis & { grundlagDatabase?: PrismaClient };

/** The process's only client for `DATABASE_URL`; it connects on the first query. */
export function database(): PrismaClient {
  process_.grundlagDatabase ??= clientOn(countPool(newPool(named(process.env.DATABASE_URL))));
  return process_.grundlagDatabase;
}

/** A separate client for one connection string; the caller must disconnect it. */
export function openDatabase(url: string | undefined): PrismaClient {
  return clientOn(newPool(named(url)));
}

function named(url: string | undefined): string {
  if (url) return url;
  throw new Error("DATABASE_URL is unset: start the service with `npm run up`, `dev` or `start`");
}

function clientOn(pool: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) });
}
