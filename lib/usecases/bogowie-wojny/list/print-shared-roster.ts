import type { Context } from "@/lib/auth/actor";
import type { RosterPrintOptions } from "@/lib/domain/bogowie-wojny/list/roster-print";
import type { Language } from "@/lib/domain/document/language";
import { printRoster } from "@/lib/pdf/kinds/print-documents";
import type { Printed, PrintOptions } from "@/lib/pdf/press/printed";
import { linkToSharedRoster } from "@/lib/usecases/bogowie-wojny/list/link-to-roster";
import { openSharedRoster } from "@/lib/usecases/bogowie-wojny/list/open-shared-roster";
import type { FollowedLink } from "@/lib/usecases/people/share-links/open-share-link";
import { awaitPrint } from "@/lib/usecases/printing";

/** The share link whose list to print, the layout, and the service's own address, which the print links to. */
interface SharedRosterOrder extends PrintOptions, FollowedLink, RosterPrintOptions {
  readonly service: string;
  readonly texts: Language | undefined;
}

/**
 * The roster of a shared list as a PDF, with the list's title. Errors: those of the link, and `too-large` if it
 * cannot be printed.
 */
export async function printSharedRoster(
  context: Context,
  { slug, address, texts, layout, parts, service, ...options }: SharedRosterOrder,
): Promise<{ printed: Printed; title: string }> {
  const { roster: view, version } = await openSharedRoster(context, { slug, address, texts });
  const link = linkToSharedRoster({ slug, version }, { service });
  const order = { view, layout, parts, link, secrets: "opponent" } as const;
  return { printed: await awaitPrint(printRoster(order, options)), title: view.title };
}
