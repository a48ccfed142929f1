import type { Context } from "@/lib/auth/actor";
import type { StoredDocument } from "@/lib/db/documents";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { canReadWholeDocument } from "@/lib/domain/permissions";
import { type DocumentKey, guardedDocument } from "@/lib/usecases/guard";

/** A document with what stands about it: owner, version, visibility, where it was copied from. */
export type ReadDocument<Kind extends DocumentKind = DocumentKind> = StoredDocument<Kind>;

/** A whole document, secrets and all, with what stands about it. Error: `not-found`. */
export function readDocument<Kind extends DocumentKind>(
  context: Context,
  key: DocumentKey<Kind>,
): Promise<ReadDocument<Kind>> {
  return guardedDocument(context, key, canReadWholeDocument);
}
