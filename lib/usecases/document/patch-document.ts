import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import type { StoredDocument } from "@/lib/db/document/documents";
import { findRevision } from "@/lib/db/document/revisions";
import { storeVersion } from "@/lib/db/document/store-document";
import { withLockedDocument } from "@/lib/db/locked";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { sameJson } from "@/lib/domain/document/json";
import { mergeDocuments } from "@/lib/domain/document/merge";
import { applyPatch, type PatchOperation } from "@/lib/domain/document/patch";
import type { RefusalReason } from "@/lib/domain/document/refusal-reason";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { assertQuotaToGrow } from "@/lib/usecases/document/document-quota";
import { refuseCircularLinks } from "@/lib/usecases/document/refuse-circular-links";
import { staleVersion } from "@/lib/usecases/document/replace-document";
import { variantOf, withVariant } from "@/lib/usecases/document/variant-of";
import { wellFormed } from "@/lib/usecases/document/well-formed";
import { type DocumentKey, guardedDocument } from "@/lib/usecases/guard";

interface Patched {
  readonly id: string;
  readonly version: number;
  /** The document if it also contains other authors' changes; null if it is just the result of the patch. */
  readonly rebased: AnyDocument | null;
}

interface Patch {
  readonly expected: number | "any";
  readonly patch: readonly PatchOperation[];
}

/**
 * Applies a JSON Patch to the version it starts from, of a document or of one of its variants, which have the versions of
 * their document. If there is a newer version, both changes are merged, provided
 * they touch different places. A patch that has already taken effect changes nothing, so repeating one is safe.
 * Errors: `conflict` with `base`, `theirs`, `yours` and the places; `stale-version` for a version that never existed;
 * `invalid-document`, `too-many-documents`, `not-found`, `forbidden`.
 */
export function patchDocument(
  context: MemberContext,
  input: DocumentKey & Patch,
): Promise<Patched> {
  const { actor, database, now } = context;
  const { id, variant } = variantAddress(input.id);
  return withLockedDocument(database, id, async (tx) => {
    const stored = await guardedDocument(
      { actor, database: tx },
      { ...input, id },
      canEditDocument,
    );
    const { document: edited, rebased } = await changed(tx, stored, { ...input, variant });
    const document = withVariant(stored.document, variant, edited);
    const answerAt = (version: number) => ({
      id: input.id,
      version,
      rebased: rebased ? edited : null,
    });
    if (sameJson(document, stored.document)) return answerAt(stored.version);
    await refuseCircularLinks(
      { actor, database: tx },
      { id: stored.id, document, before: stored.document },
    );
    const change = { before: stored, document, authorId: actor.id, now: now() };
    const version = await storeVersion(tx, change);
    await assertQuotaToGrow(tx, context, stored);
    return answerAt(version);
  });
}

async function changed(
  tx: Database,
  stored: StoredDocument,
  { expected, patch, variant }: Patch & { readonly variant: string | null },
): Promise<{ document: AnyDocument; rebased: boolean }> {
  const asAddressed = (document: AnyDocument) =>
    variant === null ? document : variantOf(document, variant);
  const present = asAddressed(stored.document);
  if (expected === "any" || expected === stored.version) {
    return { document: patched(present, patch), rebased: false };
  }
  const { kind, id: documentId, version } = stored;
  const found = await findRevision(tx, { kind, documentId, version: expected });
  if (!found || expected > version) throw staleVersion(expected, version);
  const base = asAddressed(found);
  return {
    document: rebase({ version, document: present }, base, patched(base, patch)),
    rebased: true,
  };
}

function patched(document: AnyDocument, patch: readonly PatchOperation[]): AnyDocument {
  const result = applyPatch(document, patch);
  if (result.ok) return wellFormed(document.kind, result.document);
  const { index, code, path, message } = result;
  throw new GrundlagError("invalid-document", `Operation ${index} of the patch: ${message}`, [
    { path, code, message },
  ]);
}

function rebase(
  stored: Pick<StoredDocument, "version" | "document">,
  base: AnyDocument,
  yours: AnyDocument,
): AnyDocument {
  const result = mergeDocuments<AnyDocument>(base, stored.document, yours);
  if (result.ok) return wellFormed(stored.document.kind, result.merged);
  throw new GrundlagError(
    "conflict",
    `Someone else changed the same ${result.conflicts.length} place(s) since the version this change starts from.`,
    result.conflicts.map(({ path }) => ({
      path,
      code: "changed-by-both",
      message: "Both versions changed this; choose one.",
    })),
    {
      reason: "same-place" satisfies RefusalReason,
      version: stored.version,
      base,
      theirs: stored.document,
      yours,
      conflicts: result.conflicts,
    },
  );
}
