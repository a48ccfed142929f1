import { findHead, openDocument } from "@/lib/db/documents";
import type { DatabaseClient } from "@/lib/db/locked";
import { withLockedDocument } from "@/lib/db/locked";
import { insertDocument, storeVersion } from "@/lib/db/store-document";
import { ensureSystemUser } from "@/lib/db/users";
import { kindOf } from "@/lib/domain/document-kind";
import { GrundlagError } from "@/lib/domain/error-code";
import { sameJson } from "@/lib/domain/json";
import { wellFormed } from "@/lib/usecases/documents/well-formed";

/** A shipped document, with its id, which is the same in every installation. */
export interface ShippedDocument {
  readonly id: string;
  readonly body: unknown;
}

/**
 * Stores the shipped documents in the library's own account, public and read-only; one that changed since the last
 * time becomes a new version. Error: `invalid-document` for one that is not well-formed.
 */
export async function seedLibrary(
  context: { readonly database: DatabaseClient; readonly now: () => Date },
  documents: readonly ShippedDocument[],
): Promise<void> {
  const ownerId = await ensureSystemUser(context.database, "library");
  for (const shipped of documents) await ship(context, { ...shipped, ownerId });
}

async function ship(
  { database, now }: { database: DatabaseClient; now: () => Date },
  { id, body, ownerId }: ShippedDocument & { ownerId: string },
): Promise<void> {
  const kind = kindOf(body);
  if (!kind)
    throw new GrundlagError("invalid-document", `The shipped document "${id}" has no kind.`);
  const document = wellFormed(kind, body);
  await withLockedDocument(database, id, async (tx) => {
    const head = await findHead(tx, { kind, id });
    const stored = head && (await openDocument(tx, kind, head));
    if (!stored) {
      await insertDocument(tx, {
        id,
        ownerId,
        authorId: null,
        visibility: "public",
        document,
        now: now(),
      });
    } else if (!sameJson(stored.document, document)) {
      await storeVersion(tx, { before: stored, document, authorId: null, now: now() });
    }
  });
}
