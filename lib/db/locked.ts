import type { Database, openDatabase } from "@/lib/db/client";

/** The process's client: queries run on it, transactions start from it. */
export type DatabaseClient = ReturnType<typeof openDatabase>;

const PATIENCE_MS = 20_000;

/**
 * Runs `work` in one transaction that begins by locking the document's row, so that writers of one
 * document queue up and each sees what the one before it stored. `work` runs unlocked where the
 * document does not exist.
 */
export function withLockedDocument<T>(
  client: DatabaseClient,
  documentId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return client.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM documents WHERE id = ${documentId} FOR UPDATE`;
      return work(tx);
    },
    { isolationLevel: "ReadCommitted", maxWait: PATIENCE_MS, timeout: PATIENCE_MS },
  );
}
