import { printedTable } from "@/lib/rules/belle-alliance/printed-tables";
import type { SheetTable, TableChoice } from "../../document/rule-tables/table-in-words";
import type { BelleAllianceWords } from "../../document/rule-tables/table-words";
import { belleAllianceTable } from "./table";

/** Tables whose cells or column heads are sentences. */
const WIDE_TABLES: ReadonlySet<number> = new Set([1, 2, 20]);

/** The chosen tables with only the requested rows; numbers without a table are ignored. */
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
