import { freeze } from "immer";
import type { Context } from "@/lib/auth/actor";
import { type CachedText, getOrMake } from "@/lib/cache/process-cache";
import type { Database } from "@/lib/db/client";
import type { DocumentContent } from "@/lib/db/document/document-content";
import {
  type DocumentHead,
  findHead,
  findHeads,
  openDocument,
  openDocuments,
  type StoredDocument,
} from "@/lib/db/document/documents";
import { hasStatedUmpiring } from "@/lib/db/people/umpires";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { idSchema } from "@/lib/domain/document/primitives";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import { addressOfVariant, variantAddress } from "@/lib/domain/document/variants/variant-address";
import { documentFor, hidesFromOthers } from "@/lib/domain/kinds/document-for";
import {
  type Access,
  canEditDocument,
  canFindDocument,
  canReadDocument,
  canReadSecrets,
  type Edition,
} from "@/lib/domain/people/permissions";
import { variantOf } from "@/lib/usecases/document/variant-of";

/** A document's id and kind; where it is said, the address of a variant may stand for the id. With the id alone, a scenario could be opened as an army list. */
export interface DocumentKey<Kind extends DocumentKind = DocumentKind> {
  readonly kind: Kind;
  readonly id: string;
}

type Permission = (access: Access) => boolean;
/** The parts of the context that a guard needs; `database` may be the transaction in which the action runs. */
export interface Guard {
  readonly actor: Context["actor"];
  readonly database: Database;
}

/**
 * A document's metadata, for a user with the given permission. Errors: `not-found`, also for a document that the
 * reader must not know about; `forbidden` otherwise, with a reason where only the scenario's edition keeps it closed.
 */
export async function guardedHead(
  context: Guard,
  key: DocumentKey,
  permission: Permission,
): Promise<DocumentHead> {
  const head = isId(key.id) ? await findHead(context.database, key) : null;
  return withOriginal(context, await allowed(context, head, { key, permission }));
}

/**
 * A document with the address of what it was copied from only for those who edit it, and for readers who can find the
 * original: that of an unlisted one is not the copy's to give.
 */
async function withOriginal(
  { actor, database }: Guard,
  document: DocumentHead,
): Promise<DocumentHead> {
  const { kind, forkedFrom } = document;
  if (!forkedFrom?.id || canEditDocument({ reader: actor, document })) return document;
  const original = await findHead(database, { kind, id: forkedFrom.id });
  if (original && canFindDocument({ reader: actor, document: original })) return document;
  return { ...document, forkedFrom: { ...forkedFrom, id: null } };
}

/**
 * A document with its metadata, without what its owner hides from this reader; permission and errors as for
 * `guardedHead`. The permission is checked before the document is opened, so that for a stranger a private document
 * takes no more work or time than one that does not exist.
 */
export async function guardedDocument<Kind extends DocumentKind>(
  context: Guard,
  key: DocumentKey<Kind>,
  permission: Permission,
): Promise<StoredDocument<Kind>> {
  return openedAt(await guardedHead(context, key, permission), context, { key, permission });
}

/**
 * The same for an address that may also name a variant of the document, which comes as a document of its own with that
 * address as its id.
 */
export async function guardedReading<Kind extends DocumentKind>(
  context: Guard,
  key: DocumentKey<Kind>,
  permission: Permission,
): Promise<StoredDocument<Kind>> {
  const { id, variant } = variantAddress(key.id);
  const stored = await guardedDocument(context, { ...key, id }, permission);
  return variant === null ? stored : asVariant(stored, variant);
}

/**
 * Those of the given documents that this reader may open, in no particular order, each as `guardedDocument` returns
 * it.
 */
export async function readableDocuments<Kind extends DocumentKind>(
  { actor, database }: Guard,
  { kind, ids }: { readonly kind: Kind; readonly ids: readonly string[] },
): Promise<StoredDocument<Kind>[]> {
  if (ids.length === 0) return [];
  const heads = await findHeads(database, { kind, ids });
  const readable = heads.filter((document) => canReadDocument({ reader: actor, document }));
  const stored = await openDocuments(database, kind, readable);
  return stored.map((each) => asReadBy(actor, each));
}

/**
 * The text of a document, or of a variant of it, as this reader may see it; `written` is null if the reader already has its version, in which
 * case the document is not opened. Permission and errors as for `guardedHead`.
 */
export async function guardedText(
  context: Guard,
  key: DocumentKey,
  { permission, isHeld }: { permission: Permission; isHeld: (version: number) => boolean },
): Promise<{ readonly version: number; readonly written: CachedText | null }> {
  const { id, variant } = variantAddress(key.id);
  const whole = { ...key, id };
  const head = await guardedHead(context, whole, permission);
  if (isHeld(head.version)) return { version: head.version, written: null };
  const stored = await openedAt(head, context, { key: whole, permission });
  return variant === null ? stored : asVariant(stored, variant);
}

/** The document of a head, or of the present head if the document has changed in between. */
async function openedAt<Kind extends DocumentKind>(
  head: DocumentHead,
  context: Guard,
  { key, permission }: { readonly key: DocumentKey<Kind>; readonly permission: Permission },
): Promise<StoredDocument<Kind>> {
  let present = head;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const stored = await openDocument(context.database, key.kind, present);
    if (stored) return asReadBy(context.actor, stored);
    present = await guardedHead(context, key, permission);
  }
  throw new Error(`the ${key.kind} "${key.id}" changes faster than it can be read`);
}

/** Roughly how many bytes a character of JSON takes in memory, as text and as objects together. */
const BYTES_PER_LETTER = 10;
/** How often a document is read again if it changes between reading its head and its body. */
const MAX_TRIES = 5;

function asReadBy<Kind extends DocumentKind>(
  reader: Guard["actor"],
  stored: StoredDocument<Kind>,
): StoredDocument<Kind> {
  const access = { reader, document: stored };
  if (canReadSecrets(access) || !hidesFromOthers(stored.document)) return stored;
  const mark = `${stored.mark} for others`;
  const open = getOrMake(`document ${mark}`, () => {
    const document = documentFor(access, stored.document);
    const text = JSON.stringify(document);
    return { value: { document, written: { text } }, bytes: text.length * BYTES_PER_LETTER };
  });
  return { ...stored, ...open, mark };
}

function asVariant<Kind extends DocumentKind>(
  stored: StoredDocument<Kind>,
  variant: string,
): StoredDocument<Kind> {
  const mark = `${stored.mark} ~${variant}`;
  const open = getOrMake(`document ${mark}`, () => {
    const document = freeze(variantOf(stored.document, variant), true);
    const text = JSON.stringify(document);
    return { value: { document, written: { text } }, bytes: text.length * BYTES_PER_LETTER };
  });
  const id = addressOfVariant(stored.id, variant);
  // Safe cast: a variant is a document of the same kind.
  return { ...stored, ...(open as DocumentContent<Kind>), mark, id, title: open.document.title };
}

/** Whether a document could have this id; pages ask for whatever their address contains. */
function isId(id: unknown): boolean {
  return idSchema.safeParse(id).success;
}

/** What a permission needs to know about a document and its reader. */
export async function accessTo(
  { actor, database }: Guard,
  document: DocumentHead,
): Promise<Access> {
  const isAsked = actor !== null && document.edition === "players";
  const documentId = variantAddress(document.id).id;
  const statement = isAsked && { documentId, userId: actor.id };
  const umpires = statement && (await hasStatedUmpiring(database, statement));
  return { reader: actor, document, umpires };
}

async function allowed(
  guard: Guard,
  document: DocumentHead | null,
  { key, permission }: { key: DocumentKey; permission: Permission },
): Promise<DocumentHead> {
  const { actor } = guard;
  if (!document || !canReadDocument({ reader: actor, document })) {
    throw new GrundlagError(
      "not-found",
      `There is no ${key.kind} "${key.id}", or it is not shared.`,
    );
  }
  const access = await accessTo(guard, document);
  if (permission(access)) return document;
  const { edition } = document;
  const isOnlyEdition = permission({ ...access, document: { ...document, edition: "open-book" } });
  if (edition !== "open-book" && isOnlyEdition) throw closedByEdition(edition);
  throw actor
    ? new GrundlagError("forbidden", `The ${key.kind} "${key.id}" belongs to someone else.`)
    : new GrundlagError("unauthenticated", "Sign in, or send a bearer token.");
}

function closedByEdition(edition: Exclude<Edition, "open-book">): GrundlagError {
  return edition === "players"
    ? notAllowed(
        "players-edition",
        "Its umpire's part opens to those who state that they umpire it: sign in, and POST to its `umpires`. The public view is open to you.",
      )
    : notAllowed("public-view-only", "Its author shows everybody else the public view alone.");
}
