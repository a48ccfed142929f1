import type { Context } from "@/lib/auth/actor";
import type { Printed } from "@/lib/pdf/kinds/press-job";
import { type FollowedLink, openSharedMap } from "@/lib/usecases/kinds/open-share-link";
import { type MapPrint, printReadMap } from "@/lib/usecases/kinds/print-map";
import { inTexts, type MapTexts } from "@/lib/usecases/kinds/read-map";

/** A shared map as a PDF, with its title. Errors: those of the link and of `printReadMap`. */
export async function printSharedMap(
  context: Context,
  { slug, address, texts, ...options }: MapPrint & MapTexts & FollowedLink,
): Promise<{ printed: Printed; title: string }> {
  const { document } = await openSharedMap(context, { slug, address });
  return printReadMap(inTexts(document, texts), options);
}
