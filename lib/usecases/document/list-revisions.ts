import type { MemberContext } from "@/lib/auth/actor";
import { listRevisions as findRevisions, type RevisionRow } from "@/lib/db/document/revisions";
import { canReadRevisions } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/** A document's history, newest first, of versions below `before`. Errors: `not-found`, `forbidden`. */
export async function listRevisions(
  context: MemberContext,
  { before, limit, ...key }: DocumentKey & { before: number | null; limit: number },
): Promise<RevisionRow[]> {
  await guardedHead(context, key, canReadRevisions);
  return findRevisions(context.database, { documentId: key.id, before, limit });
}
