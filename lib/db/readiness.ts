import type { Database } from "@/lib/db/client";

/**
 * Whether migration and seed have run (the seed is the last step and leaves a mark), and whether the database is
 * read-only.
 */
export async function findReadiness(
  database: Database,
): Promise<{ holdsLibrary: boolean; isReadOnly: boolean }> {
  const [row] = await database.$queryRaw<{ library: boolean; setting: string }[]>`
    SELECT EXISTS (SELECT 1 FROM meta WHERE key = 'library') AS library,
      current_setting('transaction_read_only') AS setting`;
  return { holdsLibrary: row?.library ?? false, isReadOnly: row?.setting === "on" };
}
