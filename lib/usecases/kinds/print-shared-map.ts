import type { Context } from "@/lib/auth/actor";
import type { Printed } from "@/lib/pdf/press/printed";
import { printReadMap } from "@/lib/usecases/kinds/print-map";
import { inTexts, type MapTexts } from "@/lib/usecases/kinds/read-map";
import {
  type FollowedLink,
  openShareLinkTo,
} from "@/lib/usecases/people/share-links/open-share-link";
import type { MapPrint } from "@/lib/usecases/printing";

/** A shared map as a PDF, with its title. Errors: those of the link and of `printReadMap`. */
export async function printSharedMap(
  context: Context,
  { slug, address, texts, ...options }: MapPrint & MapTexts & FollowedLink,
): Promise<{ printed: Printed; title: string }> {
  const { document } = await openShareLinkTo("map", context, { slug, address });
  return printReadMap(inTexts(document, texts), options);
}
