import {
  type BogowieWojnyHead,
  type BogowieWojnyTable,
  bogowieWojnyHead,
  bogowieWojnyTable,
} from "@/lib/domain/bogowie-wojny/tables/table";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { searchTables, type TableHit } from "@/lib/domain/document/rule-tables/search-tables";
import type { TableWords } from "@/lib/domain/document/rule-tables/table-words";
import { PRINTED_TABLES, printedTableOf } from "@/lib/rules/bogowie-wojny/printed-tables";

/** The ids of all tables, in the book's order. */
export const BOGOWIE_WOJNY_TABLE_IDS: readonly string[] = PRINTED_TABLES.map(({ id }) => id);

/** The tables of Bogowie Wojny, in the book's order. */
export function listBogowieWojnyTables(words: Pick<TableWords, "tables">): BogowieWojnyHead[] {
  return PRINTED_TABLES.map((table) => bogowieWojnyHead(table, words));
}

/** One table, both as data and in the language of `words`. Error: `not-found`. */
export function readBogowieWojnyTable(id: string, words: TableWords): BogowieWojnyTable {
  const table = printedTableOf(id);
  if (table) return bogowieWojnyTable(table, words);
  throw new GrundlagError("not-found", `Bogowie Wojny has no table "${id}" that is held here.`);
}

/** The tables printed in a chapter, and tables of other chapters that it uses. */
export function tablesOfChapter(
  chapter: string,
  words: Pick<TableWords, "tables">,
): { readonly own: BogowieWojnyHead[]; readonly others: BogowieWojnyHead[] } {
  const serving = PRINTED_TABLES.filter(({ paragraphs }) => paragraphs.includes(chapter));
  const heads = (tables: typeof serving) => tables.map((table) => bogowieWojnyHead(table, words));
  return {
    own: heads(PRINTED_TABLES.filter((table) => table.chapter === chapter)),
    others: heads(serving.filter((table) => table.chapter !== chapter)),
  };
}

/**
 * The titles and rows of the tables that contain every search word, in the language of `words`, in the book's order.
 */
export function searchBogowieWojnyTables(search: string, words: TableWords): TableHit[] {
  return searchTables(
    search,
    PRINTED_TABLES.map((printed) => ({
      ref: printed.chapter,
      table: bogowieWojnyTable(printed, words),
    })),
  );
}
