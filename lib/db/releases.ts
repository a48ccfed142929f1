import type { Database } from "@/lib/db/client";

/** A version the author stands by. */
export interface ReleaseRow {
  readonly number: number;
  readonly version: number;
  readonly note: string;
  readonly createdAt: Date;
}

/** Releases a version under the next number; call it with the document's row locked. */
export async function insertRelease(
  database: Database,
  release: { documentId: string; version: number; note: string; createdAt: Date },
): Promise<number> {
  const { documentId } = release;
  const newest = await database.release.aggregate({
    where: { documentId },
    _max: { number: true },
  });
  const number = (newest._max.number ?? 0) + 1;
  await database.release.create({ data: { ...release, number } });
  return number;
}

/** A document's releases, newest first. */
export async function listReleases(database: Database, documentId: string): Promise<ReleaseRow[]> {
  return database.release.findMany({
    where: { documentId },
    select: { number: true, version: true, note: true, createdAt: true },
    orderBy: { number: "desc" },
  });
}
