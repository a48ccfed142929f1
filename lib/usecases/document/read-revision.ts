import type { MemberContext } from "@/lib/auth/actor";
import { findRevision } from "@/lib/db/document/revisions";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Documents } from "@/lib/domain/kinds/document";
import { canReadRevisions } from "@/lib/domain/people/permissions";
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
