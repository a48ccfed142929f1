import { printedTable } from "@/lib/rules/belle-alliance/printed-tables";
import { belleAllianceTable } from "./belle-alliance-table";
import type { SheetTable } from "./sheet-table";
import type { TableChoice } from "./table-choice";
import type { BelleAllianceWords } from "./table-words";

/** Tables whose cells or heads are sentences. */
const WIDE_TABLES: ReadonlySet<number> = new Set([1, 2, 20]);

/** The tables chosen, with no other rows than those asked for; a number without a table is passed over. */
export function chosenTables(
  choices: readonly TableChoice[],
  words: BelleAllianceWords,
): SheetTable[] {
  return choices.flatMap(({ n, rows }) => {
    const printed = printedTable(n);
    if (!printed) return [];
    const table = belleAllianceTable(printed, words);
    const kept = rows ? table.rows.filter(({ id }) => rows.includes(id)) : table.rows;
    return [{ ref: String(n), table: { ...table, rows: kept }, wide: WIDE_TABLES.has(n) }];
  });
}
