import type { Context } from "@/lib/auth/actor";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printReadMap } from "@/lib/usecases/battlefields/print-map";
import { inTexts, type MapTexts } from "@/lib/usecases/maps/read-map";
import { type FollowedLink, openSharedMap } from "@/lib/usecases/share-links/open-share-link";

/** A shared map as a PDF, with its title. Errors: those of the link, and `too-large` if it cannot be printed. */
export async function printSharedMap(
  context: Context,
  { slug, address, texts, ...options }: PrintOptions & MapTexts & FollowedLink,
): Promise<{ printed: Printed; title: string }> {
  const { document } = await openSharedMap(context, { slug, address });
  return printReadMap(inTexts(document, texts), options);
}
