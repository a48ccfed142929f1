import { PRINTED_TABLES } from "@/lib/rules/bogowie-wojny/printed-tables";
import type { SheetTable } from "../../document/rule-tables/table-in-words";
import type { TableWords } from "../../document/rule-tables/table-words";
import { bogowieWojnyTable } from "./table";

/** The tables with these ids, in the book's order; all of them if no ids are given. */
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
