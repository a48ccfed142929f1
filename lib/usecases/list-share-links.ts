import type { MemberContext } from "@/lib/auth/actor";
import { listShareLinks as findShareLinks, type ShareLinkRow } from "@/lib/db/share-links";
import { canShareByLink } from "@/lib/domain/permissions";
import { guardedHead } from "@/lib/usecases/guard";

/** A living link as its owner sees it. */
export type ShareLink = ShareLinkRow;

/** The living links to an army list, newest first, for its owner. Errors: `not-found`, `forbidden`. */
export async function listShareLinks(context: MemberContext, id: string): Promise<ShareLink[]> {
  await guardedHead(context, { kind: "army-list", id }, canShareByLink);
  return findShareLinks(context.database, id);
}
