import type { MemberContext } from "@/lib/auth/actor";
import { withLockedDocument } from "@/lib/db/locked";
import { findRevision } from "@/lib/db/revisions";
import { insertShareLink, listShareLinks, type ShareLinkRow } from "@/lib/db/share-links";
import { GrundlagError } from "@/lib/domain/error-code";
import { canShareByLink } from "@/lib/domain/permissions";
import { makeSlug, type NewShareLink } from "@/lib/domain/share-link";
import { guardedHead } from "@/lib/usecases/guard";

const MOST_LINKS = 100;

/**
 * Makes a link that opens an army list to read for whoever has it. Errors: `not-found`, also for a version that
 * never was; `forbidden`; `conflict` where the list has a hundred.
 */
export function createShareLink(
  { actor, database, now, chance }: MemberContext,
  { id, name, version }: NewShareLink & { readonly id: string },
): Promise<ShareLinkRow> {
  return withLockedDocument(database, id, async (tx) => {
    const key = { kind: "army-list", id } as const;
    const head = await guardedHead({ actor, database: tx }, key, canShareByLink);
    const shown = version === "newest" ? head.version : version;
    if (shown !== null && !(await findRevision(tx, { ...key, documentId: id, version: shown }))) {
      throw new GrundlagError("not-found", `The army-list "${id}" has no version ${shown}.`);
    }
    if ((await listShareLinks(tx, id)).length >= MOST_LINKS) {
      throw new GrundlagError(
        "conflict",
        `A list has ${MOST_LINKS} links at most; take some back.`,
      );
    }
    const link = { slug: makeSlug(chance), name, version: shown, createdAt: now() };
    await insertShareLink(tx, { ...link, documentId: id });
    return link;
  });
}
