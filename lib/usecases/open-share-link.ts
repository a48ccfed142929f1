import type { Context } from "@/lib/auth/actor";
import { countOrRefuse, linkMisses, refusePast } from "@/lib/auth/rate-limit";
import { findDocument } from "@/lib/db/documents";
import { findRevision } from "@/lib/db/revisions";
import { type FoundShareLink, findShareLink } from "@/lib/db/share-links";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { listForOthers, withMarksOf } from "@/lib/domain/army-list/list-for-others";
import { type RosterView, rosterView } from "@/lib/domain/army-list/roster-view";
import { GrundlagError } from "@/lib/domain/error-code";
import { canReadByLink } from "@/lib/domain/permissions";
import { slugSchema } from "@/lib/domain/share-link";

/** Which link somebody follows, and from which network address. */
export interface FollowedLink {
  readonly slug: string;
  readonly address: string;
}

/** What a link shows: its list as others see it, and what may be said about it. */
export interface SharedRoster {
  readonly list: ArmyList;
  readonly roster: RosterView;
  readonly version: number;
  readonly owner: { readonly name: string };
}

/**
 * The army list a link opens, without what its owner keeps secret. Errors: `not-found`, which says whether the
 * link was taken back; `too-many-requests` for an address from which too many were tried that never were.
 */
export async function openShareLink(
  context: Context,
  { slug, address }: FollowedLink,
): Promise<SharedRoster> {
  const misses = linkMisses(context, address);
  await refusePast(context, misses);
  const link = slugSchema.safeParse(slug).success
    ? await findShareLink(context.database, slug)
    : null;
  if (link && !canReadByLink(link)) {
    throw new GrundlagError("not-found", "This link was taken back by the owner of the list.");
  }
  const shared = link && (await sharedList(context, link));
  if (shared) return shared;
  await countOrRefuse(context, misses);
  throw new GrundlagError("not-found", "There is no such link; see that its address is whole.");
}

async function sharedList(
  { database }: Context,
  { kind, documentId, version }: FoundShareLink,
): Promise<SharedRoster | null> {
  if (kind !== "army-list") return null;
  const stored = await findDocument(database, { kind, id: documentId });
  if (!stored) return null;
  const { document: present, owner } = stored;
  const pinned =
    version === null ? null : await findRevision(database, { kind, documentId, version });
  // What its owner has marked since is kept out of what he pinned before.
  const list = listForOthers(pinned === null ? present : withMarksOf(pinned, present));
  return {
    list,
    roster: rosterView(list),
    version: version ?? stored.version,
    owner: { name: owner.name },
  };
}
