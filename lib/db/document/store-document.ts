import type { Database } from "@/lib/db/client";
import { isSealed, sealOf } from "@/lib/db/document/document-content";
import type { StoredDocument } from "@/lib/db/document/documents";
import { writtenState } from "@/lib/db/document/revision-state";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { summarise } from "@/lib/domain/kinds/summarise";
import type { Edition, Visibility } from "@/lib/domain/people/permissions";

/**
 * Placeholder for the body until a raw query writes its text: Prisma takes a quarter of a second for an object of 3.6
 * MB.
 */
const NOT_YET = {};

/** Stores a new document as its version 1. Error: `unauthenticated` if its owner was deleted in the meantime. */
export async function insertDocument(
  database: Database,
  input: {
    id: string;
    ownerId: string;
    authorId: string | null;
    visibility: Visibility;
    /** Missing: a players' edition for a scenario; other kinds are open books. */
    edition?: Edition;
    document: AnyDocument;
    forkedFrom?: { id: string; title: string } | undefined;
    /** The sender's own name for the request. */
    sentAs?: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { id, document, authorId, forkedFrom, sentAs, now } = input;
  const text = JSON.stringify(document);
  const bytes = Buffer.byteLength(text);
  const creation = database.document.create({
    data: {
      id,
      ownerId: input.ownerId,
      visibility: input.visibility,
      edition: input.edition ?? firstEdition(document),
      forkedFromId: forkedFrom?.id ?? null,
      forkedFromTitle: forkedFrom?.title ?? null,
      sentAs: sentAs ?? null,
      createdAt: now,
      updatedAt: now,
      ...factsOf(document),
      seal: sealOf(document.kind, text),
      bodyBytes: bytes,
      historyBytes: bytes,
      body: NOT_YET,
      revisions: { create: { version: 1, authorId, createdAt: now, body: NOT_YET } },
    },
    select: { id: true },
  });
  await refusingDeletedAccount(creation);
  await database.$executeRaw`
    WITH text AS (SELECT ${text}::json AS json),
      revised AS (
        UPDATE revisions SET body = text.json FROM text WHERE document_id = ${id} AND version = 1)
    UPDATE documents SET body = text.json FROM text WHERE id = ${id}`;
}

function firstEdition({ kind }: AnyDocument): Edition {
  return kind === "scenario" ? "players" : "open-book";
}

/**
 * Stores a document's next version with its revision, in one query, and returns the version. Precondition: the
 * document's row is locked.
 */
export async function storeVersion(
  database: Database,
  input: {
    /** The previous version, as read under the lock. */
    before: StoredDocument;
    document: AnyDocument;
    note?: string;
    authorId: string | null;
    now: Date;
  },
): Promise<number> {
  const { before, document, note, authorId, now } = input;
  const { id } = before;
  const version = before.version + 1;
  const text = JSON.stringify(document);
  const state = writtenState({
    version,
    before: await bodyAsStored(database, before),
    document,
    text,
  });
  const facts = factsOf(document);
  await database.$executeRaw`
    WITH revised AS (
      INSERT INTO revisions (document_id, version, author_id, created_at, note, body, patch)
      VALUES (${id}, ${version}, ${authorId}, ${now}, ${note ?? null},
        ${state.body}::json, ${state.patch}::json))
    UPDATE documents SET version = ${version}, updated_at = ${now}, kind = ${facts.kind},
      system = ${facts.system}, title = ${facts.title}, language = ${facts.language},
      year = ${facts.year}, nations = ${facts.nations}, size = ${facts.size},
      table_width_cm = ${facts.tableWidthCm}, table_depth_cm = ${facts.tableDepthCm},
      players_from = ${facts.playersFrom}, players_to = ${facts.playersTo},
      campaign = ${facts.campaign}, length = ${facts.length}, translated = ${JSON.stringify(facts.translated)}::json,
      place = ${facts.place}, summary = ${facts.summary}, search_text = ${facts.searchText},
      seal = ${sealOf(document.kind, text)}, body_bytes = ${Buffer.byteLength(text)},
      history_bytes = history_bytes + ${state.bytes}, body = ${text}::json
    WHERE id = ${id}`;
  return version;
}

/** A body as its row stores it: as it was read, unless reading upgraded it. */
async function bodyAsStored(
  database: Database,
  { id, kind, document, written, seal }: StoredDocument,
): Promise<unknown> {
  if (isSealed(kind, written.text, seal)) return document;
  const { body } = await database.document.findUniqueOrThrow({
    where: { id },
    select: { body: true },
  });
  return body;
}

function factsOf(document: AnyDocument) {
  const facts = summarise(document);
  return {
    ...facts,
    nations: [...facts.nations],
    // Only words: the database would read a date or an address as one word.
    searchText: facts.searchText.replace(/[^\p{L}\p{N}\n]+/gu, " "),
    tableWidthCm: rounded(facts.tableWidthCm),
    tableDepthCm: rounded(facts.tableDepthCm),
  };
}

function rounded(cm: number | null): number | null {
  return cm === null ? null : Math.round(cm);
}
