import { belleAllianceTable } from "@/lib/domain/rule-tables/belle-alliance-table";
import { searchTables, type TableHit } from "@/lib/domain/rule-tables/search-tables";
import type { BelleAllianceWords } from "@/lib/domain/rule-tables/table-words";
import { PRINTED_TABLES } from "@/lib/rules/belle-alliance/printed-tables";

/** Titles and rows of tables 1 to 21 that hold every word, in the words' language, in the book's order. */
export function searchBelleAllianceTables(search: string, words: BelleAllianceWords): TableHit[] {
  return searchTables(
    search,
    PRINTED_TABLES.map((printed) => ({
      ref: String(printed.n),
      table: belleAllianceTable(printed, words),
    })),
  );
}
