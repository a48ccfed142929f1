import type { MemberContext } from "@/lib/auth/actor";
import { findRevision } from "@/lib/db/document/revisions";
import { withLockedDocument } from "@/lib/db/locked";
import { insertShareLink, listShareLinks, type ShareLinkRow } from "@/lib/db/people/share-links";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canShareByLink } from "@/lib/domain/people/permissions";
import { makeSlug, type NewShareLink } from "@/lib/domain/people/share-link";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

const MAX_LINKS = 100;

/**
 * Creates a link with which anybody can read a document. Errors: `not-found`, also for a version that never existed;
 * `forbidden`; `conflict` if it has a hundred.
 */
export function createShareLink(
  { actor, database, now, chance }: MemberContext,
  { kind, id, name, version }: NewShareLink & DocumentKey,
): Promise<ShareLinkRow> {
  return withLockedDocument(database, id, async (tx) => {
    const head = await guardedHead({ actor, database: tx }, { kind, id }, canShareByLink);
    const shown = version === "newest" ? head.version : version;
    if (shown !== null && !(await findRevision(tx, { kind, documentId: id, version: shown }))) {
      throw new GrundlagError("not-found", `The ${kind} "${id}" has no version ${shown}.`);
    }
    if ((await listShareLinks(tx, id)).length >= MAX_LINKS) {
      throw new GrundlagError(
        "conflict",
        `A document has ${MAX_LINKS} links at most; take some back.`,
      );
    }
    const link = { slug: makeSlug(chance), name, version: shown, createdAt: now() };
    await insertShareLink(tx, { ...link, documentId: id });
    return link;
  });
}
