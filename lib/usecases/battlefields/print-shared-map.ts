import type { Context } from "@/lib/auth/actor";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printReadMap } from "@/lib/usecases/battlefields/print-map";
import { type FollowedLink, openSharedMap } from "@/lib/usecases/share-links/open-share-link";

/** The map a link opens as PDF, with its title. Errors: those of the link, and `too-large` where it cannot be printed. */
export async function printSharedMap(
  context: Context,
  { slug, address, ...options }: PrintOptions & FollowedLink,
): Promise<{ printed: Printed; title: string }> {
  const { document } = await openSharedMap(context, { slug, address });
  return printReadMap(document, options);
}
