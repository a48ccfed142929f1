import type { MemberContext } from "@/lib/auth/actor";
import { revokeShareLink as revoke } from "@/lib/db/people/share-links";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canShareByLink } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/** Revokes a link; its page then says so. Errors: `not-found`, `forbidden`. */
export async function revokeShareLink(
  context: MemberContext,
  { kind, id, slug }: DocumentKey & { readonly slug: string },
): Promise<void> {
  await guardedHead(context, { kind, id }, canShareByLink);
  const isRevoked = await revoke(context.database, { documentId: id, slug, now: context.now() });
  if (!isRevoked) throw new GrundlagError("not-found", "This document has no such link.");
}
