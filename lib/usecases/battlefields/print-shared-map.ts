import type { Context } from "@/lib/auth/actor";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printBattlefield } from "@/lib/pdf/print-documents";
import { awaitPrint } from "@/lib/usecases/printing";
import { type FollowedLink, openSharedMap } from "@/lib/usecases/share-links/open-share-link";

/** The battlefield a link opens as PDF, with its title. Errors: those of the link, and `too-large` where it cannot be printed. */
export async function printSharedMap(
  context: Context,
  { slug, address, ...options }: PrintOptions & FollowedLink,
): Promise<{ printed: Printed; title: string }> {
  const { document } = await openSharedMap(context, { slug, address });
  const printed = await awaitPrint(printBattlefield(document, options));
  return { printed, title: document.title };
}
