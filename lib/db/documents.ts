import { forClubMember, forLiveAccount } from "@/lib/db/account-gone";
import type { Database } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { stateColumns } from "@/lib/db/revision-state";
import { readDocument } from "@/lib/domain/codec";
import type { AnyDocument, Documents } from "@/lib/domain/document";
import { DOCUMENT_KINDS, type DocumentKind } from "@/lib/domain/document-kind";
import type { Guarded, UserRole, Visibility } from "@/lib/domain/permissions";
import { summarise } from "@/lib/domain/summarise";

/** What stands about a document outside of it. */
export interface DocumentHead extends Guarded {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly version: number;
  readonly title: string;
  readonly owner: { readonly name: string; readonly role: UserRole };
  /** Where it was copied from; the id is null once the original is gone. */
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface StoredDocument<Kind extends DocumentKind = DocumentKind> extends DocumentHead {
  readonly document: Documents[Kind];
}

const headColumns = {
  id: true,
  kind: true,
  ownerId: true,
  visibility: true,
  clubId: true,
  version: true,
  title: true,
  forkedFromId: true,
  forkedFromTitle: true,
  createdAt: true,
  updatedAt: true,
  owner: { select: { name: true, role: true } },
} as const;

type HeadRow = Prisma.DocumentGetPayload<{ select: typeof headColumns }>;

/** One document's head; null where there is none of this kind and id. */
export async function findHead(
  database: Database,
  { kind, id }: { kind: DocumentKind; id: string },
): Promise<DocumentHead | null> {
  const row = await database.document.findFirst({ where: { kind, id }, select: headColumns });
  return row ? toHead(row) : null;
}

/** One document with its head, brought up to the newest schema version. */
export async function findDocument<Kind extends DocumentKind>(
  database: Database,
  { kind, id }: { kind: Kind; id: string },
): Promise<StoredDocument<Kind> | null> {
  const select = { ...headColumns, body: true } as const;
  const row = await database.document.findFirst({ where: { kind, id }, select });
  return row ? { ...toHead(row), document: toDocument(kind, row.body) } : null;
}

/** Those of several documents that are there, in no order. */
export async function findDocumentsByIds<Kind extends DocumentKind>(
  database: Database,
  { kind, ids }: { kind: Kind; ids: readonly string[] },
): Promise<StoredDocument<Kind>[]> {
  const select = { ...headColumns, body: true } as const;
  const rows = await database.document.findMany({ where: { kind, id: { in: [...ids] } }, select });
  return rows.map((row) => ({ ...toHead(row), document: toDocument(kind, row.body) }));
}

/** Everything an account owns, oldest first. */
export async function findOwnedDocuments(
  database: Database,
  ownerId: string,
): Promise<StoredDocument[]> {
  const select = { ...headColumns, body: true } as const;
  const orderBy = [{ createdAt: "asc" as const }, { id: "asc" as const }];
  const rows = await database.document.findMany({ where: { ownerId }, select, orderBy });
  return rows.map((row) => {
    const head = toHead(row);
    return { ...head, document: toDocument(head.kind, row.body) };
  });
}

/** How many documents of all kinds an account owns. */
export function countDocumentsOf(database: Database, ownerId: string): Promise<number> {
  return database.document.count({ where: { ownerId } });
}

/** Stores a new document as its version 1. Error: `unauthenticated` where its owner was deleted meanwhile. */
export async function insertDocument(
  database: Database,
  input: {
    id: string;
    ownerId: string;
    authorId: string | null;
    visibility: Visibility;
    document: AnyDocument;
    forkedFrom?: { id: string; title: string };
    now: Date;
  },
): Promise<void> {
  const { id, document, authorId, forkedFrom, now } = input;
  const body = toBody(document);
  const creation = database.document.create({
    data: {
      id,
      ownerId: input.ownerId,
      visibility: input.visibility,
      forkedFromId: forkedFrom?.id ?? null,
      forkedFromTitle: forkedFrom?.title ?? null,
      createdAt: now,
      updatedAt: now,
      ...factColumns(document),
      body,
      revisions: { create: { version: 1, authorId, createdAt: now, body } },
    },
  });
  await forLiveAccount(creation);
}

/** Stores the next version of a document with its revision; call it with the document's row locked. */
export async function storeVersion(
  database: Database,
  input: {
    id: string;
    version: number;
    document: AnyDocument;
    note?: string;
    authorId: string | null;
    now: Date;
  },
): Promise<void> {
  const { id, version, document, note, authorId, now } = input;
  const { body: before } = await database.document.findUniqueOrThrow({
    where: { id },
    select: { body: true },
  });
  await database.document.update({
    where: { id },
    data: { version, updatedAt: now, ...factColumns(document), body: toBody(document) },
    select: { id: true },
  });
  await database.revision.create({
    data: {
      documentId: id,
      version,
      authorId,
      createdAt: now,
      note: note ?? null,
      ...stateColumns({ version, before, document }),
    },
    select: { version: true },
  });
}

/** Who may see a document. Error: `not-found` where its owner has left the club meanwhile. */
export async function storeVisibility(
  database: Database,
  { id, visibility, clubId }: Pick<DocumentHead, "id" | "visibility" | "clubId">,
): Promise<void> {
  const data = { visibility, clubId };
  await forClubMember(database.document.update({ where: { id }, data, select: { id: true } }));
}

/** Takes documents out of a club: those for its members become private, public ones stay public. */
export async function takeOutOfClub(
  database: Database,
  { clubId, ownerId }: { clubId: string; ownerId?: string },
): Promise<void> {
  const where = { clubId, ...(ownerId === undefined ? {} : { ownerId }) };
  await database.document.updateMany({
    where: { ...where, visibility: "club" },
    data: { visibility: "private", clubId: null },
  });
  await database.document.updateMany({ where, data: { clubId: null } });
}

export async function deleteDocument(database: Database, id: string): Promise<void> {
  await database.document.deleteMany({ where: { id } });
}

/** Gives the public documents of one account to another. */
export async function handOverPublicDocuments(
  database: Database,
  input: { from: string; to: string },
): Promise<void> {
  await database.document.updateMany({
    where: { ownerId: input.from, visibility: "public" },
    data: { ownerId: input.to },
  });
}

export async function deleteOwnedDocuments(database: Database, ownerId: string): Promise<void> {
  await database.document.deleteMany({ where: { ownerId } });
}

/** A stored body as a document of its kind. Throws where the database holds what no version of the service wrote. */
export function toDocument<Kind extends DocumentKind>(kind: Kind, body: unknown): Documents[Kind] {
  const read = readDocument(kind, body);
  if (read.ok) return read.document;
  const [issue] = read.issues;
  throw new Error(`a stored ${kind} is damaged at ${issue?.path}: ${issue?.message}`);
}

/** A column's text as a kind. Throws where the database holds one that is not known. */
export function toKind(text: string): DocumentKind {
  const kind = DOCUMENT_KINDS.find((known) => known === text);
  if (!kind) throw new Error(`a stored document has the unknown kind "${text}"`);
  return kind;
}

function toHead(row: HeadRow): DocumentHead {
  const { kind, forkedFromId, forkedFromTitle, ...rest } = row;
  const forkedFrom = forkedFromTitle === null ? null : { id: forkedFromId, title: forkedFromTitle };
  return { ...rest, kind: toKind(kind), forkedFrom };
}

function toBody(document: AnyDocument): Prisma.InputJsonValue {
  return document as unknown as Prisma.InputJsonValue;
}

function factColumns(document: AnyDocument) {
  const facts = summarise(document);
  return {
    ...facts,
    nations: [...facts.nations],
    // Words and nothing else: the database would read a date or an address as one word.
    searchText: facts.searchText.replace(/[^\p{L}\p{N}\n]+/gu, " "),
    tableWidthCm: rounded(facts.tableWidthCm),
    tableDepthCm: rounded(facts.tableDepthCm),
  };
}

function rounded(cm: number | null): number | null {
  return cm === null ? null : Math.round(cm);
}
