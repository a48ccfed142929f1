import type { MemberContext } from "@/lib/auth/actor";
import { listShareLinks as findShareLinks, type ShareLinkRow } from "@/lib/db/people/share-links";
import { canShareByLink } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/** An active link as its owner sees it. */
export type ShareLink = ShareLinkRow;

/** The active links to a document, newest first, for its owner. Errors: `not-found`, `forbidden`. */
export async function listShareLinks(
  context: MemberContext,
  key: DocumentKey,
): Promise<ShareLink[]> {
  await guardedHead(context, key, canShareByLink);
  return findShareLinks(context.database, key.id);
}
