import type { Context } from "@/lib/auth/actor";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { groundView } from "@/lib/domain/belle-alliance/ground-map/ground-view";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { fieldGround } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import type { Documents } from "@/lib/domain/kinds/document";
import type { TableSheetOptions } from "@/lib/domain/table/sheets/table-sheets";
import type { Printed, PrintOptions } from "@/lib/pdf/kinds/press-job";
import {
  printBattlefield,
  printFieldTable,
  printGround,
  printPack,
} from "@/lib/pdf/kinds/print-documents";
import { wellFormed } from "@/lib/usecases/document/well-formed";
import { inTexts, type MapTexts, readMap } from "@/lib/usecases/kinds/read-map";
import { awaitPrint } from "@/lib/usecases/printing";
import { refuseTooManySheets } from "@/lib/usecases/too-many-sheets";

/** How to print a map: on one page, or with `table` on sheets to be laid on the table. */
export interface MapPrint extends PrintOptions {
  readonly table?: TableSheetOptions | undefined;
}

export interface PrintedMap {
  readonly printed: Printed;
  readonly title: string;
}

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

/**
 * Prints a map of either game in that game's layout. Errors: `invalid-document` if it takes too many sheets, `busy`,
 * `too-large`.
 */
export async function printReadMap(map: Documents["map"], options: MapPrint): Promise<PrintedMap> {
  return { printed: await awaitPrint(printing(map, options)), title: map.title };
}

function printing(map: Documents["map"], { table, ...options }: MapPrint): Promise<Printed> {
  if (table === undefined) {
    return map.system === "belle-alliance"
      ? printGround(groundView(map), options)
      : printBattlefield(map, options);
  }
  if (map.system === "bogowie-wojny") {
    const ground = fieldGround(map, table.ground);
    refuseTooManySheets(ground, { ...options, table, path: "/sheets" });
    return printFieldTable(map, { ...options, table });
  }
  const view = groundView(map);
  refuseTooManySheets({ scene: mapScene(view.map) }, { ...options, table, path: "/sheets" });
  return printPack(view, {
    ...options,
    options: { ...WHOLE_BOOK, parts: ["table-sheets"], table },
  });
}
