import type { Context } from "@/lib/auth/actor";
import { listReleases as findReleases, type ReleaseRow } from "@/lib/db/document/revisions";
import { canReadDocument } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/** The releases of a document, newest first. Error: `not-found`. */
export async function listReleases(context: Context, key: DocumentKey): Promise<ReleaseRow[]> {
  await guardedHead(context, key, canReadDocument);
  return findReleases(context.database, key.id);
}
