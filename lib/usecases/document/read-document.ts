import type { Context } from "@/lib/auth/actor";
import type { DocumentHead, StoredDocument } from "@/lib/db/document/documents";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { canReadDocument, canReadWholeDocument } from "@/lib/domain/people/permissions";
import {
  type DocumentKey,
  guardedHead,
  guardedReading,
  guardedText,
  readableDocuments,
} from "@/lib/usecases/guard";

/** A document with its metadata: owner, version, visibility, and the document it was copied from. */
export type ReadDocument<Kind extends DocumentKind = DocumentKind> = StoredDocument<Kind>;

/**
 * A document or one of its variants, with its metadata: a scenario including its secrets, an army list without what its owner hides from this
 * reader. Errors: `not-found`; `forbidden` where its edition is closed to this reader.
 */
export function readDocument<Kind extends DocumentKind>(
  context: Context,
  key: DocumentKey<Kind>,
): Promise<ReadDocument<Kind>> {
  return guardedReading(context, key, canReadWholeDocument);
}

/** A document's metadata only, for whoever may read some of it. Error: `not-found`. */
export function readHead(context: Context, key: DocumentKey): Promise<DocumentHead> {
  return guardedHead(context, key, canReadDocument);
}

/** Those of the given documents that the reader may open in part at least, whole, in no particular order: show the view. */
export function readDocuments<Kind extends DocumentKind>(
  context: Context,
  which: { readonly kind: Kind; readonly ids: readonly string[] },
): Promise<ReadDocument<Kind>[]> {
  return readableDocuments(context, which);
}

/**
 * The document's text with its version; `written` is null if `isHeld` says the reader already has that version, so
 * that the document is not opened. Errors: those of `readDocument`.
 */
export function readDocumentText(
  context: Context,
  { isHeld, ...key }: DocumentKey & { readonly isHeld: (version: number) => boolean },
) {
  return guardedText(context, key, { permission: canReadWholeDocument, isHeld });
}
