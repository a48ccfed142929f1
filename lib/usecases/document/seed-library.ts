import { findHead, openDocument } from "@/lib/db/document/documents";
import { insertDocument, storeVersion } from "@/lib/db/document/store-document";
import type { DatabaseClient } from "@/lib/db/locked";
import { withLockedDocument } from "@/lib/db/locked";
import { ensureSystemUser } from "@/lib/db/people/users";
import { kindOf } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { sameJson } from "@/lib/domain/document/json";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { kindOfDocument } from "@/lib/domain/kinds/kinds";
import { withFingerprints } from "@/lib/domain/kinds/localise";
import { wellFormed } from "@/lib/usecases/document/well-formed";

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
  for (const shipped of lastOnShelfFirst(documents.map(opened))) {
    await ship(context, { ...shipped, ownerId });
  }
}

interface OpenedDocument {
  readonly id: string;
  readonly document: AnyDocument;
}

function opened({ id, body }: ShippedDocument): OpenedDocument {
  const kind = kindOf(body);
  if (!kind)
    throw new GrundlagError("invalid-document", `The shipped document "${id}" has no kind.`);
  return { id, document: withFingerprints<AnyDocument>(wellFormed(kind, body)) };
}

/** The library opens with what was stored last: battles in the order in which they were fought, then battlefields. */
function lastOnShelfFirst(documents: readonly OpenedDocument[]): OpenedDocument[] {
  return documents.toSorted((a, b) => {
    const [placeOfA, placeOfB] = [shelfPlace(a.document), shelfPlace(b.document)];
    if (placeOfA === placeOfB) return 0;
    return placeOfA < placeOfB ? 1 : -1;
  });
}

function shelfPlace(document: AnyDocument): string {
  return kindOfDocument(document).shelfPlace?.(document) ?? "3";
}

async function ship(
  { database, now }: { database: DatabaseClient; now: () => Date },
  { id, document, ownerId }: OpenedDocument & { ownerId: string },
): Promise<void> {
  const { kind } = document;
  await withLockedDocument(database, id, async (tx) => {
    const head = await findHead(tx, { kind, id });
    const stored = head && (await openDocument(tx, kind, head));
    if (!stored) {
      await insertDocument(tx, {
        id,
        ownerId,
        authorId: null,
        visibility: "public",
        edition: "open-book",
        document,
        now: now(),
      });
    } else if (!sameJson(stored.document, document)) {
      await storeVersion(tx, { before: stored, document, authorId: null, now: now() });
    }
  });
}
