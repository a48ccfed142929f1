import type { Context } from "@/lib/auth/actor";
import type { DocumentHead, StoredDocument } from "@/lib/db/documents";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { canReadWholeDocument } from "@/lib/domain/permissions";
import {
  type DocumentKey,
  guardedDocument,
  guardedHead,
  guardedText,
  readableDocuments,
} from "@/lib/usecases/guard";

/** A document with what stands about it: owner, version, visibility, where it was copied from. */
export type ReadDocument<Kind extends DocumentKind = DocumentKind> = StoredDocument<Kind>;

/**
 * A document with what stands about it: a scenario secrets and all, an army list without what its owner keeps from
 * this reader. Error: `not-found`.
 */
export function readDocument<Kind extends DocumentKind>(
  context: Context,
  key: DocumentKey<Kind>,
): Promise<ReadDocument<Kind>> {
  return guardedDocument(context, key, canReadWholeDocument);
}

/** What stands about a document alone. Error: `not-found`. */
export function readHead(context: Context, key: DocumentKey): Promise<DocumentHead> {
  return guardedHead(context, key, canReadWholeDocument);
}

/** Those of several documents that the reader may open, in no order. */
export function readDocuments<Kind extends DocumentKind>(
  context: Context,
  which: { readonly kind: Kind; readonly ids: readonly string[] },
): Promise<ReadDocument<Kind>[]> {
  return readableDocuments(context, which);
}

/**
 * The text of the same, with its version; null for a version that the reader holds already, of which nothing is then
 * opened. Error: `not-found`.
 */
export function readDocumentText(
  context: Context,
  { isHeld, ...key }: DocumentKey & { readonly isHeld: (version: number) => boolean },
) {
  return guardedText(context, key, { permission: canReadWholeDocument, isHeld });
}
