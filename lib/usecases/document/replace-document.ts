import type { MemberContext } from "@/lib/auth/actor";
import { storeVersion } from "@/lib/db/document/store-document";
import { withLockedDocument } from "@/lib/db/locked";
import type { Finding } from "@/lib/domain/document/check-report";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { kindOfDocument } from "@/lib/domain/kinds/kinds";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { assertQuotaToGrow } from "@/lib/usecases/document/document-quota";
import { refuseCircularLinks } from "@/lib/usecases/document/refuse-circular-links";
import { variantOf, withVariant } from "@/lib/usecases/document/variant-of";
import { documentAsSent } from "@/lib/usecases/document/well-formed";
import { type DocumentKey, guardedDocument, guardedHead } from "@/lib/usecases/guard";

/**
 * Replaces the state of a document, or of one of its variants, given the version the new state starts from (`any` overwrites whatever is stored). A
 * scenario that does not say what it shows to all keeps what it says now: a tool that does not know the field must not
 * break the seal.
 * `recalculated` lists points in it that were wrong. Errors: `stale-version` if there is a newer version;
 * `invalid-document`, `too-many-documents`, `not-found`, `forbidden`.
 */
export async function replaceDocument(
  context: MemberContext,
  input: DocumentKey & { expected: number | "any"; json: unknown; note?: string },
): Promise<{ id: string; version: number; recalculated: readonly Finding[] }> {
  const { actor, database, now } = context;
  const { expected, json, note } = input;
  const { id, variant } = variantAddress(input.id);
  const key = { kind: input.kind, id };
  await guardedHead(context, key, canEditDocument);
  const { document: sent, recalculated } = documentAsSent(input.kind, json);
  return withLockedDocument(database, id, async (tx) => {
    const before = await guardedDocument({ actor, database: tx }, key, canEditDocument);
    if (expected !== "any" && expected !== before.version) {
      throw staleVersion(expected, before.version);
    }
    const addressed = variant === null ? before.document : variantOf(before.document, variant);
    const document = withVariant(before.document, variant, withChoices(sent, addressed));
    await refuseCircularLinks({ actor, database: tx }, { id, document, before: before.document });
    const change = { before, document, authorId: actor.id, now: now() };
    const version = await storeVersion(tx, note === undefined ? change : { ...change, note });
    await assertQuotaToGrow(tx, context, before);
    return { id: input.id, version, recalculated };
  });
}

/** A new state with the choices that it does not state as they are now. */
function withChoices(sent: AnyDocument, before: AnyDocument): AnyDocument {
  const kept = Object.entries(choicesOf(before)).filter(
    ([choice, value]) => value !== undefined && !(choice in sent),
  );
  return { ...sent, ...Object.fromEntries(kept) };
}

/** What is chosen about a document beside its edits; undefined for what has not been chosen. */
export function choicesOf(document: AnyDocument): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown>(Object.entries(document));
  const { choices = [] } = kindOfDocument(document);
  return Object.fromEntries(choices.map((field) => [field, values.get(field)]));
}

/** The error for a change that starts from another version than the present one. */
export function staleVersion(expected: number, present: number): GrundlagError {
  return new GrundlagError(
    "stale-version",
    `The change starts from version ${expected}; the document is at version ${present}.`,
    [],
    { version: present },
  );
}
