import { PrismaPg } from "@prisma/adapter-pg";
import { Prisma, PrismaClient } from "@/lib/db/generated/client";

const SERIALIZATION_FAILURE = "P2034";
const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 10;

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

/** Runs `work` in one serializable transaction, anew when another transaction got in its way. */
export function inTransaction<T>(client: PrismaClient, work: (tx: Database) => Promise<T>) {
  return withRetry(() => client.$transaction(work, { isolationLevel: "Serializable" }));
}

/** Repeats `work` while PostgreSQL refuses it as a serialization failure, with a growing random pause. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isSerializationFailure(error) || attempt >= ATTEMPTS) throw error;
      const pauseMs = FIRST_PAUSE_MS * attempt * Math.random();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

function isSerializationFailure(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError && error.code === SERIALIZATION_FAILURE
  );
}
