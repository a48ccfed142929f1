import type { Database } from "@/lib/db/client";
import { toDocument } from "@/lib/db/documents";
import type { Documents } from "@/lib/domain/document";
import type { DocumentKind } from "@/lib/domain/document-kind";

/** One kept state of a document, without the state itself. */
export interface RevisionRow {
  readonly version: number;
  readonly createdAt: Date;
  readonly note: string | null;
  /** Name of who wrote it; null once that account is gone. */
  readonly author: string | null;
}

/** The newest revisions below `before` (exclusive), newest first. */
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

/** The document as it was in one version; null where that version was never stored. */
export async function findRevision<Kind extends DocumentKind>(
  database: Database,
  key: { kind: Kind; documentId: string; version: number },
): Promise<Documents[Kind] | null> {
  const { kind, documentId, version } = key;
  const row = await database.revision.findUnique({
    where: { documentId_version: { documentId, version } },
    select: { body: true },
  });
  return row ? toDocument(kind, row.body) : null;
}
