import { printedTable } from "@/lib/rules/belle-alliance/printed-tables";
import { PRINTED_TABLES } from "@/lib/rules/bogowie-wojny/printed-tables";
import { belleAllianceTable } from "../belle-alliance/tables/table";
import { bogowieWojnyTable } from "../bogowie-wojny/tables/table";
import type { TableChoice, TableInWords } from "../document/rule-tables/table-in-words";
import type { BelleAllianceWords, TableWords } from "../document/rule-tables/table-words";

/** Tables whose cells or column heads are sentences. */
const WIDE_TABLES: ReadonlySet<number> = new Set([1, 2, 20]);

/** A table to print on a sheet. */
export interface SheetTable {
  /** Its number, or its chapter in the book. */
  readonly ref: string;
  readonly table: TableInWords;
  /** Its cells or column heads are sentences, so it takes the full width of the paper. */
  readonly wide: boolean;
}

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

/** The tables of Bogowie Wojny with these ids, in the book's order; all of them if no ids are given. */
export function bogowieWojnySheets(
  ids: readonly string[] | undefined,
  words: TableWords,
): SheetTable[] {
  return PRINTED_TABLES.filter(({ id }) => !ids || ids.includes(id)).map((printed) => ({
    ref: printed.chapter,
    table: bogowieWojnyTable(printed, words),
    wide: printed.wide,
  }));
}
