import { getOrMake, isCached } from "@/lib/cache/process-cache";
import type { Database } from "@/lib/db/client";
import { type BodyRow, type DocumentContent, toContent } from "@/lib/db/document/document-content";
import { Prisma } from "@/lib/db/generated/client";
import { refusingNonMember } from "@/lib/db/people/account-gone";
import { DOCUMENT_KINDS, type DocumentKind } from "@/lib/domain/document/document-kind";
import type { Guarded, UserRole } from "@/lib/domain/people/permissions";

/** A document's metadata. */
export interface DocumentHead extends Guarded {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly version: number;
  readonly title: string;
  readonly owner: { readonly name: string; readonly role: UserRole };
  /** The document it was copied from; its id is null once the original has been deleted, and for readers who cannot find it. */
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The seal of the body; null if an earlier release wrote it. */
  readonly seal: string | null;
  /** Games of a scenario whose results count. */
  readonly gamesPlayed: number;
}

export interface StoredDocument<Kind extends DocumentKind = DocumentKind>
  extends DocumentHead,
    DocumentContent<Kind> {
  /** Identifies its content, and anything derived from it alone, among all documents and versions. */
  readonly mark: string;
}

function markOf({ id, version, updatedAt, seal }: DocumentHead): string {
  return seal ?? `${id}@${version}@${updatedAt.getTime()}`;
}

type HeadRow = Omit<DocumentHead, "kind" | "owner" | "forkedFrom"> & {
  readonly kind: string;
  readonly ownerName: string;
  readonly ownerRole: UserRole;
  readonly forkedFromId: string | null;
  readonly forkedFromTitle: string | null;
};

/** One document's head; null if there is none with this kind and id. */
export async function findHead(
  database: Database,
  { kind, id }: { kind: DocumentKind; id: string },
): Promise<DocumentHead | null> {
  const [head] = await findHeads(database, { kind, ids: [id] });
  return head ?? null;
}

/** The heads of those of the given documents that exist, oldest first. */
export function findHeads(
  database: Database,
  { kind, ids }: { kind: DocumentKind; ids: readonly string[] },
): Promise<DocumentHead[]> {
  return findHeadsWhere(database, Prisma.sql`d.id = ANY(${[...ids]}::text[]) AND d.kind = ${kind}`);
}

// Uses a single query: Prisma would fetch the owners with a second one, and the people with a third.
async function findHeadsWhere(database: Database, where: Prisma.Sql): Promise<DocumentHead[]> {
  const rows = await database.$queryRaw<HeadRow[]>`
    SELECT d.id, d.kind, d.owner_id AS "ownerId", d.visibility::text AS visibility,
      d.club_id AS "clubId", d.held_by_club AS "heldByClub", d.edition, d.comments,
      coalesce((SELECT json_object_agg(p.user_id, p.may) FROM document_people p WHERE p.document_id = d.id), '{}')
        AS people, d.version, d.title, d.forked_from_id AS "forkedFromId",
      d.forked_from_title AS "forkedFromTitle", d.created_at AS "createdAt",
      d.updated_at AS "updatedAt", d.seal, d.games_played AS "gamesPlayed", u.name AS "ownerName", u.role::text AS "ownerRole"
    FROM documents d JOIN users u ON u.id = d.owner_id
    WHERE ${where} ORDER BY d.created_at, d.id`;
  return rows.map(toHead);
}

/** The document of a head found earlier; null if it has been changed or deleted in the meantime. */
export async function openDocument<Kind extends DocumentKind>(
  database: Database,
  kind: Kind,
  head: DocumentHead,
): Promise<StoredDocument<Kind> | null> {
  const [stored] = await openDocuments(database, kind, [head]);
  return stored ?? null;
}

/** The documents of several heads, without those changed or deleted in the meantime. */
export async function openDocuments<Kind extends DocumentKind>(
  database: Database,
  kind: Kind,
  heads: readonly DocumentHead[],
): Promise<StoredDocument<Kind>[]> {
  const keyOf = (head: DocumentHead) => `document ${kind} ${markOf(head)}`;
  const missing = heads.filter((head) => !isCached(keyOf(head))).map(({ id }) => id);
  const rows = missing.length > 0 ? await findBodies(database, missing) : [];
  return heads.flatMap((head) => {
    const row = rows.find(({ id, version }) => id === head.id && version === head.version);
    const content = getOrMake(keyOf(head), () => row && toContent(kind, row));
    return content ? [{ ...head, ...content, mark: markOf(head) }] : [];
  });
}

function findBodies(database: Database, ids: readonly string[]): Promise<BodyRow[]> {
  return database.$queryRaw<BodyRow[]>`
    SELECT id, version, seal, body::text AS json FROM documents WHERE id = ANY(${[...ids]}::text[])`;
}

/** To whose limits a document counts: an account's, or those of the club that holds it. */
export type Keeper = { readonly ownerId: string } | { readonly clubId: string };

export function keeperOf({
  ownerId,
  clubId,
  heldByClub,
}: Pick<DocumentHead, "ownerId" | "clubId" | "heldByClub">): Keeper {
  return heldByClub && clubId !== null ? { clubId } : { ownerId };
}

/** The documents of a keeper. */
export function keptBy(keeper: Keeper) {
  return { ...keeper, heldByClub: "clubId" in keeper };
}

/** How many documents of all kinds count to an account or a club, and their size including their histories, in bytes. */
export async function measureDocumentsOf(
  database: Database,
  keeper: Keeper,
): Promise<{ count: number; bytes: number }> {
  const { _count: count, _sum: sum } = await database.document.aggregate({
    where: keptBy(keeper),
    _count: true,
    _sum: { bodyBytes: true, historyBytes: true },
  });
  return { count, bytes: (sum.bodyBytes ?? 0) + Number(sum.historyBytes ?? 0) };
}

/** The titles of an account's documents of one kind. */
export async function titlesOf(
  database: Database,
  ownerId: string,
  kind: DocumentKind,
): Promise<string[]> {
  const rows = await database.document.findMany({
    where: { ownerId, kind },
    select: { title: true },
  });
  return rows.map(({ title }) => title);
}

/** The document that an account stored with a request of this name; null if there is none (any more). */
export function findSentAs(
  database: Database,
  sent: { readonly ownerId: string; readonly kind: DocumentKind; readonly sentAs: string },
): Promise<{ readonly id: string; readonly version: number } | null> {
  const where = { ownerId_kind_sentAs: sent };
  return database.document.findUnique({ where, select: { id: true, version: true } });
}

/** Stores who may see a document. Error: `not-found` if its owner has left the club in the meantime. */
export async function storeVisibility(
  database: Database,
  { id, visibility, clubId }: Pick<DocumentHead, "id" | "visibility" | "clubId">,
): Promise<void> {
  const data = { visibility, clubId };
  await refusingNonMember(database.document.update({ where: { id }, data, select: { id: true } }));
}

/** Stores who may open a scenario's umpire's part. */
export async function storeEdition(
  database: Database,
  { id, edition }: Pick<DocumentHead, "id" | "edition">,
): Promise<void> {
  await database.document.update({ where: { id }, data: { edition }, select: { id: true } });
}

/**
 * Takes documents out of a club: those for its members become private, public ones stay public, and what the club held
 * belongs to the member who kept it.
 */
export async function detachDocumentsFromClub(
  database: Database,
  { clubId, ownerId }: { clubId: string; ownerId?: string },
): Promise<void> {
  const where = { clubId, ...(ownerId === undefined ? {} : { ownerId }) };
  await database.document.updateMany({
    where: { ...where, visibility: "club" },
    data: { visibility: "private", clubId: null, heldByClub: false },
  });
  await database.document.updateMany({ where, data: { clubId: null, heldByClub: false } });
}

export async function deleteDocument(database: Database, id: string): Promise<void> {
  await database.document.deleteMany({ where: { id } });
}

/** Transfers an account's public documents to another account, clearing the names of the requests that stored them. */
export async function handOverPublicDocuments(
  database: Database,
  input: { from: string; to: string },
): Promise<void> {
  await database.document.updateMany({
    where: { ownerId: input.from, visibility: "public" },
    data: { ownerId: input.to, sentAs: null },
  });
}

export async function deleteOwnedDocuments(database: Database, ownerId: string): Promise<void> {
  await database.document.deleteMany({ where: { ownerId } });
}

/** Parses a column's text as a document kind. Throws on an unknown kind. */
export function toKind(text: string): DocumentKind {
  const kind = DOCUMENT_KINDS.find((known) => known === text);
  if (!kind) throw new Error(`a stored document has the unknown kind "${text}"`);
  return kind;
}

function toHead(row: HeadRow): DocumentHead {
  const { kind, forkedFromId, forkedFromTitle, ownerName, ownerRole, ...rest } = row;
  const forkedFrom = forkedFromTitle === null ? null : { id: forkedFromId, title: forkedFromTitle };
  const owner = { name: ownerName, role: ownerRole };
  return { ...rest, kind: toKind(kind), owner, forkedFrom };
}
