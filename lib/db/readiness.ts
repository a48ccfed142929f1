import type { Database } from "@/lib/db/client";

/** Whether migration and seed have run: the seed, the last step, leaves this mark. */
export async function holdsLibrary(database: Database): Promise<boolean> {
  return (await database.meta.count({ where: { key: "library" } })) > 0;
}
