import type { Context } from "@/lib/auth/actor";
import type { StoredDocument } from "@/lib/db/documents";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { canReadWholeDocument } from "@/lib/domain/permissions";
import { type DocumentKey, guardedDocument } from "@/lib/usecases/guard";

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
