import type { Context } from "@/lib/auth/actor";
import { listShareLinks } from "@/lib/db/share-links";
import { hasSecrets } from "@/lib/domain/army-list/list-for-others";
import type { RosterAudience } from "@/lib/domain/army-list/roster-audience";
import type { RosterLayout } from "@/lib/domain/army-list/roster-layout";
import { pathOfLink } from "@/lib/domain/share-link";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printRoster } from "@/lib/pdf/print-roster";
import { offThePress } from "@/lib/usecases/printing";
import { type RosterWish, type ViewedRoster, viewRoster } from "@/lib/usecases/view-roster";

/** Which list is printed, how, and the service's own address, to which the print leads back. */
export interface RosterOrder extends PrintOptions, RosterWish {
  readonly layout: RosterLayout;
  readonly address: string;
}

/** An army list's roster as PDF, with its title. Errors: `not-found`, `too-many-requests`, `too-large`. */
export async function printArmyListRoster(
  context: Context,
  { id, audience, layout, address, ...options }: RosterOrder,
): Promise<{ printed: Printed; title: string }> {
  const viewed = await viewRoster(context, { id, audience });
  const { roster, version } = viewed;
  const path = (viewed.isOwn && (await pathOfOwnLink(context, id, version))) || `/army-lists/${id}`;
  const link = `${address}${path}?v=${version}`;
  const printed = await offThePress(
    printRoster({ view: roster, layout, link, secrets: secretsOf(viewed) }, options),
  );
  return { printed, title: roster.title };
}

/** The short address the owner has made for this state of his list; null where he has none. */
async function pathOfOwnLink(
  { database }: Context,
  id: string,
  version: number,
): Promise<string | null> {
  const links = await listShareLinks(database, id);
  const link = links.find((each) => each.version === null || each.version === version);
  return link ? pathOfLink(link.slug) : null;
}

function secretsOf({ audience, list }: ViewedRoster): RosterAudience | null {
  return audience === "opponent" || hasSecrets(list) ? audience : null;
}
