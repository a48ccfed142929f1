import type { Context } from "@/lib/auth/actor";
import { listShareLinks } from "@/lib/db/share-links";
import { pathOfLink } from "@/lib/domain/share-link";
import type { ViewedRoster } from "@/lib/usecases/army-lists/view-roster";
import type { EntryKey } from "@/lib/usecases/events/read-submission";

/** The service's own address, to which prints and texts lead back. */
interface Service {
  readonly service: string;
}

/** Where this version of a list is read: by its owner's short link if there is one, else by the list's own address. */
export async function linkToRoster(
  context: Context,
  { id, isOwn, version }: Pick<ViewedRoster, "isOwn" | "version"> & { readonly id: string },
  { service }: Service,
): Promise<string> {
  const path = (isOwn && (await pathOfOwnLink(context, id, version))) || `/army-lists/${id}`;
  return `${service}${path}?v=${version}`;
}

/** The same by the link that was followed. */
export function linkToSharedRoster(
  { slug, version }: { readonly slug: string; readonly version: number },
  { service }: Service,
): string {
  return `${service}${pathOfLink(slug)}?v=${version}`;
}

/** The same for a list as it was handed in. */
export function linkToSubmission({ id, entry }: EntryKey, { service }: Service): string {
  return `${service}/events/${id}/lists/${entry}`;
}

/** The short address the owner has made for this state of the list; null where there is none. */
async function pathOfOwnLink(
  { database }: Context,
  id: string,
  version: number,
): Promise<string | null> {
  const links = await listShareLinks(database, id);
  const link = links.find((each) => each.version === null || each.version === version);
  return link ? pathOfLink(link.slug) : null;
}
