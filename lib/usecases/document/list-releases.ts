import type { Context } from "@/lib/auth/actor";
import { listReleases as findReleases, type ReleaseRow } from "@/lib/db/document/revisions";
import { canReadWholeDocument } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/** The releases of a document, newest first, whose notes are about the whole. Errors: `not-found`, `forbidden`. */
export async function listReleases(context: Context, key: DocumentKey): Promise<ReleaseRow[]> {
  await guardedHead(context, key, canReadWholeDocument);
  return findReleases(context.database, key.id);
}
