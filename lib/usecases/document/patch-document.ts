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
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { assertQuotaToGrow } from "@/lib/usecases/document/document-quota";
import { refuseCircularLinks } from "@/lib/usecases/document/refuse-circular-links";
import { staleVersion } from "@/lib/usecases/document/replace-document";
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
 * Applies a JSON Patch to the version it starts from. If there is a newer version, both changes are merged, provided
 * they touch different places. A patch that has already taken effect changes nothing, so repeating one is safe.
 * Errors: `conflict` with `base`, `theirs`, `yours` and the places; `stale-version` for a version that never existed;
 * `invalid-document`, `too-many-documents`, `not-found`, `forbidden`.
 */
export function patchDocument(
  context: MemberContext,
  input: DocumentKey & Patch,
): Promise<Patched> {
  const { actor, database, now } = context;
  return withLockedDocument(database, input.id, async (tx) => {
    const stored = await guardedDocument({ actor, database: tx }, input, canEditDocument);
    const { document, rebased } = await changed(tx, stored, input);
    if (sameJson(document, stored.document)) return answer(stored, rebased ? document : null);
    await refuseCircularLinks(
      { actor, database: tx },
      { id: stored.id, document, before: stored.document },
    );
    const change = { before: stored, document, authorId: actor.id, now: now() };
    const version = await storeVersion(tx, change);
    await assertQuotaToGrow(tx, context, stored.ownerId);
    return answer({ id: stored.id, version }, rebased ? document : null);
  });
}

function answer(
  { id, version }: { id: string; version: number },
  rebased: AnyDocument | null,
): Patched {
  return { id, version, rebased };
}

async function changed(
  tx: Database,
  stored: StoredDocument,
  { expected, patch }: Patch,
): Promise<{ document: AnyDocument; rebased: boolean }> {
  if (expected === "any" || expected === stored.version) {
    return { document: patched(stored.document, patch), rebased: false };
  }
  const { kind, id: documentId, version } = stored;
  const base = await findRevision(tx, { kind, documentId, version: expected });
  if (!base || expected > version) throw staleVersion(expected, version);
  return { document: rebase(stored, base, patched(base, patch)), rebased: true };
}

function patched(document: AnyDocument, patch: readonly PatchOperation[]): AnyDocument {
  const result = applyPatch(document, patch);
  if (result.ok) return wellFormed(document.kind, result.document);
  const { index, code, path, message } = result;
  throw new GrundlagError("invalid-document", `Operation ${index} of the patch: ${message}`, [
    { path, code, message },
  ]);
}

function rebase(stored: StoredDocument, base: AnyDocument, yours: AnyDocument): AnyDocument {
  const result = mergeDocuments<AnyDocument>(base, stored.document, yours);
  if (result.ok) return wellFormed(stored.kind, result.merged);
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
