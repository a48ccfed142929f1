import type { Database } from "@/lib/db/client";
import { toKind } from "@/lib/db/document/documents";
import type { DocumentKind } from "@/lib/domain/document/document-kind";

/** A link as its owner sees it. */
export interface ShareLinkRow {
  readonly slug: string;
  readonly name: string;
  /** The version it shows; null for the document's current version. */
  readonly version: number | null;
  readonly createdAt: Date;
}

/** A link with the document it opens, and when it was revoked, if it was. */
export interface FoundShareLink extends ShareLinkRow {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly revokedAt: Date | null;
}

const columns = { slug: true, name: true, version: true, createdAt: true } as const;

export async function insertShareLink(
  database: Database,
  link: ShareLinkRow & { readonly documentId: string },
): Promise<void> {
  await database.shareLink.create({ data: link });
}

/** A document's active links, newest first. */
export async function listShareLinks(
  database: Database,
  documentId: string,
): Promise<ShareLinkRow[]> {
  return database.shareLink.findMany({
    where: { documentId, revokedAt: null },
    select: columns,
    orderBy: [{ createdAt: "desc" }, { slug: "asc" }],
  });
}

/** A link by the slug in its address, active or revoked; null if it never existed. */
export async function findShareLink(
  database: Database,
  slug: string,
): Promise<FoundShareLink | null> {
  const row = await database.shareLink.findUnique({
    where: { slug },
    select: { ...columns, documentId: true, revokedAt: true, document: { select: { kind: true } } },
  });
  if (!row) return null;
  const { document, ...link } = row;
  return { ...link, kind: toKind(document.kind) };
}

/** Revokes a link; false if the document has no such active link. */
export async function revokeShareLink(
  database: Database,
  { documentId, slug, now }: { documentId: string; slug: string; now: Date },
): Promise<boolean> {
  const { count } = await database.shareLink.updateMany({
    where: { documentId, slug, revokedAt: null },
    data: { revokedAt: now },
  });
  return count > 0;
}

/** Every link to an account's own documents, without those it keeps for a club; revoked ones as well, oldest first. */
export async function findShareLinksOf(database: Database, ownerId: string) {
  return database.shareLink.findMany({
    where: { document: { ownerId, heldByClub: false } },
    select: { ...columns, documentId: true, revokedAt: true },
    orderBy: [{ createdAt: "asc" }, { slug: "asc" }],
  });
}

/** Permanently deletes all links to an account's documents. */
export async function deleteShareLinksOf(database: Database, ownerId: string): Promise<void> {
  await database.shareLink.deleteMany({ where: { document: { ownerId } } });
}
