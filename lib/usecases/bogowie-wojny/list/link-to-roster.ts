import type { Context } from "@/lib/auth/actor";
import { listShareLinks } from "@/lib/db/people/share-links";
import { pathOfLink } from "@/lib/domain/people/share-link";
import type { EntryKey } from "@/lib/usecases/bogowie-wojny/event/read-submission";
import type { ViewedRoster } from "@/lib/usecases/bogowie-wojny/list/view-roster";

/** The service's own address, which prints and texts link to. */
interface Service {
  readonly service: string;
}

/**
 * The address where this version of a list can be read: the owner's short link if there is one, otherwise the list's
 * own.
 */
export async function linkToRoster(
  context: Context,
  { id, isOwn, version }: Pick<ViewedRoster, "isOwn" | "version"> & { readonly id: string },
  { service }: Service,
): Promise<string> {
  const path = (isOwn && (await pathOfOwnLink(context, id, version))) || `/army-lists/${id}`;
  return `${service}${path}?v=${version}`;
}

/** The same for a list opened by a share link: that link's address. */
export function linkToSharedRoster(
  { slug, version }: { readonly slug: string; readonly version: number },
  { service }: Service,
): string {
  return `${service}${pathOfLink(slug)}?v=${version}`;
}

/** The same for a list as it was handed in to an event. */
export function linkToSubmission({ id, entry }: EntryKey, { service }: Service): string {
  return `${service}/events/${id}/lists/${entry}`;
}

/** The short path of the owner's link to this version of the list; null if there is none. */
async function pathOfOwnLink(
  { database }: Context,
  id: string,
  version: number,
): Promise<string | null> {
  const links = await listShareLinks(database, id);
  const link = links.find((each) => each.version === null || each.version === version);
  return link ? pathOfLink(link.slug) : null;
}
