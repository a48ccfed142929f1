import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { fieldGround } from "@/lib/domain/bogowie-wojny/field/drawing/field-ground";
import { printBattlefieldPlan, printFieldTable } from "@/lib/pdf/kinds/print-documents";
import { awaitPrint, type MapPrint, type PrintedMap } from "@/lib/usecases/printing";
import { refuseTooManySheets } from "@/lib/usecases/too-many-sheets";

/**
 * A battlefield as a PDF, with its title. Errors: `invalid-document` if it takes too many sheets, `busy`, `too-large`.
 */
export async function printBattlefield(
  field: Battlefield,
  { table, ...options }: MapPrint,
): Promise<PrintedMap> {
  if (table) {
    refuseTooManySheets(fieldGround(field, table.ground), { ...options, table, path: "/sheets" });
  }
  const printed = table
    ? printFieldTable(field, { ...options, table })
    : printBattlefieldPlan(field, options);
  return { printed: await awaitPrint(printed), title: field.title };
}
