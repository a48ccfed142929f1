import type { Context } from "@/lib/auth/actor";
import type { Documents } from "@/lib/domain/document";
import { groundView } from "@/lib/domain/ground-map/ground-view";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printBattlefield, printGround } from "@/lib/pdf/print-documents";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { wellFormed } from "@/lib/usecases/documents/well-formed";
import { awaitPrint } from "@/lib/usecases/printing";

interface PrintedMap {
  readonly printed: Printed;
  readonly title: string;
}

/** A stored map as PDF, with its title. Errors: `not-found`, `busy`, `too-large`. */
export async function printMap(
  context: Context,
  { id, ...options }: PrintOptions & { readonly id: string },
): Promise<PrintedMap> {
  const { document } = await readDocument(context, { kind: "map", id });
  return printReadMap(document, options);
}

/** The same for one that is sent along and not stored. Errors: `invalid-document`, `too-many-requests`, `too-large`. */
export async function printSentMap({
  json,
  ...options
}: PrintOptions & { readonly json: unknown }): Promise<PrintedMap> {
  return printReadMap(wellFormed("map", json), options);
}

/** A map of either game, as its game lays one out. */
export async function printReadMap(
  map: Documents["map"],
  options: PrintOptions,
): Promise<PrintedMap> {
  const printing =
    map.system === "belle-alliance"
      ? printGround(groundView(map), options)
      : printBattlefield(map, options);
  return { printed: await awaitPrint(printing), title: map.title };
}
