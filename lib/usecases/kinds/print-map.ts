import type { Context } from "@/lib/auth/actor";
import type { Documents } from "@/lib/domain/kinds/document";
import { printGroundMap } from "@/lib/usecases/belle-alliance/ground-map/print-ground-map";
import { printBattlefield } from "@/lib/usecases/bogowie-wojny/field/print-battlefield";
import { wellFormed } from "@/lib/usecases/document/well-formed";
import { inTexts, type MapTexts, readMap } from "@/lib/usecases/kinds/read-map";
import type { MapPrint, PrintedMap } from "@/lib/usecases/printing";

/**
 * A stored map as a PDF, with its title. Errors: `not-found`, `invalid-document` if it takes too many sheets, `busy`,
 * `too-large`.
 */
export async function printMap(
  context: Context,
  { id, texts, ...options }: MapPrint & MapTexts & { readonly id: string },
): Promise<PrintedMap> {
  const { document } = await readMap(context, { id, texts });
  return printReadMap(document, options);
}

/**
 * The same for a map that is sent with the request and not stored. Errors: `invalid-document`, `too-many-requests`,
 * `too-large`.
 */
export async function printSentMap({
  json,
  texts,
  ...options
}: MapPrint & MapTexts & { readonly json: unknown }): Promise<PrintedMap> {
  return printReadMap(inTexts(wellFormed("map", json), texts), options);
}

/** Prints a map of either game in that game's layout. Errors: those of either. */
export function printReadMap(map: Documents["map"], options: MapPrint): Promise<PrintedMap> {
  return map.system === "belle-alliance"
    ? printGroundMap(map, options)
    : printBattlefield(map, options);
}
