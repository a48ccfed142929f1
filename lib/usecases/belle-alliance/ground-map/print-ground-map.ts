import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { GroundMap } from "@/lib/domain/belle-alliance/ground-map/ground-map";
import { groundView } from "@/lib/domain/belle-alliance/ground-map/ground-view";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { printGround, printPack } from "@/lib/pdf/kinds/print-documents";
import { awaitPrint, type MapPrint, type PrintedMap } from "@/lib/usecases/printing";
import { refuseTooManySheets } from "@/lib/usecases/too-many-sheets";

/**
 * A map of Belle Alliance as a PDF, with its title. Errors: `invalid-document` if it takes too many sheets, `busy`,
 * `too-large`.
 */
export async function printGroundMap(
  map: GroundMap,
  { table, ...options }: MapPrint,
): Promise<PrintedMap> {
  const view = groundView(map);
  if (table)
    refuseTooManySheets({ scene: mapScene(view.map) }, { ...options, table, path: "/sheets" });
  const printed = table
    ? printPack(view, { ...options, options: { ...WHOLE_BOOK, parts: ["table-sheets"], table } })
    : printGround(view, options);
  return { printed: await awaitPrint(printed), title: map.title };
}
