import type { Database } from "@/lib/db/client";
import { toDocument } from "@/lib/db/document/document-content";
import { statesOf } from "@/lib/db/document/revision-state";
import { Prisma } from "@/lib/db/generated/client";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import type { Documents } from "@/lib/domain/kinds/document";

/** A stored state of a document, without the state itself. */
export interface RevisionRow {
  readonly version: number;
  readonly createdAt: Date;
  readonly note: string | null;
  /** Name of the author; null if that account has been deleted. */
  readonly author: string | null;
}

/** A version its author has released. */
export interface ReleaseRow {
  readonly number: number;
  readonly version: number;
  readonly note: string;
  readonly createdAt: Date;
}

/** The newest revisions below version `before` (exclusive), newest first. */
export async function listRevisions(
  database: Database,
  input: { documentId: string; before: number | null; limit: number },
): Promise<RevisionRow[]> {
  const { documentId, before, limit } = input;
  const rows = await database.revision.findMany({
    where: { documentId, ...(before === null ? {} : { version: { lt: before } }) },
    select: { version: true, createdAt: true, note: true, author: { select: { name: true } } },
    orderBy: { version: "desc" },
    take: limit,
  });
  return rows.map((row) => ({ ...row, author: row.author?.name ?? null }));
}

/** The document in one of its versions; null if that version was never stored. */
export async function findRevision<Kind extends DocumentKind>(
  database: Database,
  key: { kind: Kind; documentId: string; version: number },
): Promise<Documents[Kind] | null> {
  const { kind, documentId, version } = key;
  const states = await findStates(database, { documentId, from: version, to: version });
  const state = states.get(version);
  return state === undefined ? null : toDocument(kind, state);
}

/**
 * A document's stored states between two versions (inclusive), by version, as unvalidated JSON. Neighbouring states
 * share the objects in which they do not differ.
 */
export async function findStates(
  database: Database,
  { documentId, from, to }: { documentId: string; from: number; to: number },
): Promise<Map<number, unknown>> {
  const whole = await database.revision.findFirst({
    where: { documentId, version: { lte: from }, body: { not: Prisma.DbNull } },
    select: { version: true },
    orderBy: { version: "desc" },
  });
  const rows = await database.revision.findMany({
    where: { documentId, version: { gte: whole?.version ?? from, lte: to } },
    select: { version: true, body: true, patch: true },
    orderBy: { version: "asc" },
  });
  const states = [...statesOf(rows)].filter(({ row }) => row.version >= from);
  return new Map(states.map(({ row, state }) => [row.version, state]));
}

/** Releases a version under the next number. Precondition: the document's row is locked. */
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
