import type { MemberContext } from "@/lib/auth/actor";
import { findRevision } from "@/lib/db/revisions";
import type { Documents } from "@/lib/domain/document";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { GrundlagError } from "@/lib/domain/error-code";
import { canReadRevisions } from "@/lib/domain/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/** A document as it was in one version. Errors: `not-found`, `forbidden`. */
export async function readRevision<Kind extends DocumentKind>(
  context: MemberContext,
  { version, ...key }: DocumentKey<Kind> & { version: number },
): Promise<Documents[Kind]> {
  await guardedHead(context, key, canReadRevisions);
  const { kind, id: documentId } = key;
  const found = await findRevision(context.database, { kind, documentId, version });
  if (found) return found;
  throw new GrundlagError("not-found", `The ${kind} "${documentId}" has no version ${version}.`);
}
