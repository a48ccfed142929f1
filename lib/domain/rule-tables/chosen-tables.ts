import { printedTable } from "@/lib/rules/belle-alliance/printed-tables";
import type { TableChoice } from "./table-choice";
import { type TableInWords, tableInWords } from "./table-in-words";
import type { BelleAllianceWords } from "./table-words";

/** The tables chosen, with no other rows than those asked for; a number without a table is passed over. */
export function chosenTables(
  choices: readonly TableChoice[],
  words: BelleAllianceWords,
): TableInWords[] {
  return choices.flatMap(({ n, rows }) => {
    const printed = printedTable(n);
    if (!printed) return [];
    const table = tableInWords(printed, words);
    return [rows ? { ...table, rows: table.rows.filter(({ id }) => rows.includes(id)) } : table];
  });
}
