import { PRINTED_TABLES } from "@/lib/rules/bogowie-wojny/printed-tables";
import { bogowieWojnyTable } from "./bogowie-wojny-table";
import type { SheetTable } from "./sheet-table";
import type { TableWords } from "./table-words";

/** The tables of Bogowie Wojny with these ids, in the book's order; all of them without a choice. */
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
