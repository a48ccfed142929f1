import type { Database } from "@/lib/db/client";
import { toKind } from "@/lib/db/document/documents";
import type { DocumentKind } from "@/lib/domain/document/document-kind";

/** The newest release of a document since somebody copied it, or came to umpire or comment on it. */
export interface ReleaseNews {
  readonly kind: DocumentKind;
  /** Null for who umpires or comments on the original. */
  readonly copy: { readonly id: string; readonly title: string } | null;
  readonly original: { readonly id: string; readonly title: string };
  readonly number: number;
  readonly note: string;
  readonly releasedAt: Date;
}

interface NewsRow {
  readonly kind: string;
  readonly id: string | null;
  readonly title: string | null;
  readonly originalId: string;
  readonly originalTitle: string;
  readonly number: number;
  readonly note: string;
  readonly releasedAt: Date;
}

/**
 * For each copy in an account, and each document that it umpires or comments on: the newest release since then, unless
 * dismissed. The latest first, `limit` of them after the first `offset`.
 */
export async function findReleaseNews(
  database: Database,
  {
    ownerId,
    limit,
    offset,
  }: { readonly ownerId: string; readonly limit: number; readonly offset: number },
): Promise<ReleaseNews[]> {
  const rows = await database.$queryRaw<NewsRow[]>`
    WITH held AS (
      SELECT forked_from_id AS original, id, title, created_at AS since, release_seen AS seen FROM documents
        WHERE owner_id = ${ownerId} AND forked_from_id IS NOT NULL AND NOT held_by_club
      UNION ALL SELECT document_id, NULL, NULL, created_at, release_seen FROM document_people
        WHERE user_id = ${ownerId} AND may <> 'edit'
      UNION ALL SELECT document_id, NULL, NULL, created_at, release_seen FROM umpire_statements s
        WHERE user_id = ${ownerId} AND NOT EXISTS (
          SELECT 1 FROM document_people p WHERE p.user_id = s.user_id AND p.document_id = s.document_id))
    SELECT o.kind, h.id, h.title, o.id AS "originalId", o.title AS "originalTitle", r.number, r.note,
      r.created_at AS "releasedAt"
    FROM held h JOIN documents o ON o.id = h.original
      JOIN LATERAL (
        SELECT number, note, created_at FROM releases WHERE document_id = o.id ORDER BY number DESC LIMIT 1) r ON TRUE
    WHERE r.number > h.seen AND r.created_at > h.since AND o.owner_id <> ${ownerId}
    ORDER BY r.created_at DESC, o.id, h.id LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ kind, id, title, originalId, originalTitle, ...rest }) => ({
    ...rest,
    kind: toKind(kind),
    copy: id !== null && title !== null ? { id, title } : null,
    original: { id: originalId, title: originalTitle },
  }));
}

/** Keeps that the news of an original's releases up to this one were dismissed for a copy. */
export async function storeReleaseSeen(
  database: Database,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<void> {
  const where = { id, releaseSeen: { lt: number } };
  await database.document.updateMany({ where, data: { releaseSeen: number } });
}

/** The same for who umpires or comments on the document itself. */
export async function storeReleaseSeenBy(
  database: Database,
  {
    number,
    ...reader
  }: {
    readonly documentId: string;
    readonly userId: string;
    readonly number: number;
  },
): Promise<void> {
  const update = {
    where: { ...reader, releaseSeen: { lt: number } },
    data: { releaseSeen: number },
  };
  await database.documentPerson.updateMany(update);
  await database.umpireStatement.updateMany(update);
}
