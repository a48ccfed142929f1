import { bogowieWojnyTable } from "@/lib/domain/rule-tables/bogowie-wojny-table";
import { searchTables, type TableHit } from "@/lib/domain/rule-tables/search-tables";
import type { TableWords } from "@/lib/domain/rule-tables/table-words";
import { PRINTED_TABLES } from "@/lib/rules/bogowie-wojny/printed-tables";

/** Titles and rows of the tables that hold every word, in the words' language, in the book's order. */
export function searchBogowieWojnyTables(search: string, words: TableWords): TableHit[] {
  return searchTables(
    search,
    PRINTED_TABLES.map((printed) => ({
      ref: printed.chapter,
      table: bogowieWojnyTable(printed, words),
    })),
  );
}
