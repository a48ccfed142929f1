import type { Context } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { type DocumentHead, findDocument, findHead, type StoredDocument } from "@/lib/db/documents";
import { documentFor } from "@/lib/domain/document-for";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { GrundlagError } from "@/lib/domain/error-code";
import { type Access, canReadDocument, type Guarded } from "@/lib/domain/permissions";
import { idSchema } from "@/lib/domain/primitives";

/** Which document: ids alone would let a scenario be opened as an army list. */
export interface DocumentKey<Kind extends DocumentKind = DocumentKind> {
  readonly kind: Kind;
  readonly id: string;
}

type Permission = (access: Access) => boolean;
/** What of the context a guard looks at; `database` may be the transaction the action runs in. */
interface Guard {
  readonly actor: Context["actor"];
  readonly database: Database;
}

/**
 * A document's head, for somebody who may do what `permission` says. Errors: `not-found`, also for a
 * document whose existence is none of the reader's business; `forbidden` for the rest.
 */
export async function guardedHead(
  context: Guard,
  key: DocumentKey,
  permission: Permission,
): Promise<DocumentHead> {
  const head = isId(key.id) ? await findHead(context.database, key) : null;
  return allowed(context, head, { key, permission });
}

/**
 * A document with its head, without what its owner keeps secret from this reader; permission and errors as for
 * `guardedHead`.
 */
export async function guardedDocument<Kind extends DocumentKind>(
  context: Guard,
  key: DocumentKey<Kind>,
  permission: Permission,
): Promise<StoredDocument<Kind>> {
  const stored = isId(key.id) ? await findDocument(context.database, key) : null;
  const found = allowed(context, stored, { key, permission });
  const access = { reader: context.actor, document: found };
  return { ...found, document: documentFor(access, found.document) };
}

/** Whether a document could have this id: pages ask for whatever stands in their address. */
function isId(id: unknown): boolean {
  return idSchema.safeParse(id).success;
}

function allowed<Found extends Guarded>(
  { actor }: Guard,
  document: Found | null,
  { key, permission }: { key: DocumentKey; permission: Permission },
): Found {
  if (!document || !canReadDocument({ reader: actor, document })) {
    throw new GrundlagError(
      "not-found",
      `There is no ${key.kind} "${key.id}", or it is not shared.`,
    );
  }
  if (permission({ reader: actor, document })) return document;
  throw actor
    ? new GrundlagError("forbidden", `The ${key.kind} "${key.id}" belongs to somebody else.`)
    : new GrundlagError("unauthenticated", "Sign in, or send a bearer token.");
}
