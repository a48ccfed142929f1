import type { Context } from "@/lib/auth/actor";
import type { RosterLayout } from "@/lib/domain/army-list/roster-print";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printRoster } from "@/lib/pdf/print-documents";
import { linkToSharedRoster } from "@/lib/usecases/army-lists/link-to-roster";
import { awaitPrint } from "@/lib/usecases/printing";
import { type FollowedLink, openSharedRoster } from "@/lib/usecases/share-links/open-share-link";

/** Which link is printed, how, and the service's own address, to which the print leads back. */
interface SharedRosterOrder extends PrintOptions, FollowedLink {
  readonly layout: RosterLayout;
  readonly service: string;
}

/** The roster a link opens as PDF, with its title. Errors: those of the link, and `too-large` where it cannot be printed. */
export async function printSharedRoster(
  context: Context,
  { slug, address, layout, service, ...options }: SharedRosterOrder,
): Promise<{ printed: Printed; title: string }> {
  const { roster: view, version } = await openSharedRoster(context, { slug, address });
  const link = linkToSharedRoster({ slug, version }, { service });
  const order = { view, layout, link, secrets: "opponent" } as const;
  return { printed: await awaitPrint(printRoster(order, options)), title: view.title };
}
