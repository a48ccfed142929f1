import {
  type BelleAllianceHead,
  type BelleAllianceTable,
  belleAllianceHead,
  belleAllianceTable,
} from "@/lib/domain/belle-alliance/tables/table";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { searchTables, type TableHit } from "@/lib/domain/document/rule-tables/search-tables";
import type { BelleAllianceWords } from "@/lib/domain/document/rule-tables/table-words";
import { PRINTED_TABLES, printedTable } from "@/lib/rules/belle-alliance/printed-tables";

/** The tables of Belle Alliance, 1 to 21. */
export function listBelleAllianceTables(
  words: Pick<BelleAllianceWords, "tables">,
): BelleAllianceHead[] {
  return PRINTED_TABLES.map(({ n }) => belleAllianceHead(n, words));
}

/** One table, both as data and in the language of `words`. Error: `not-found`. */
export function readBelleAllianceTable(n: number, words: BelleAllianceWords): BelleAllianceTable {
  const table = printedTable(n);
  if (table) return belleAllianceTable(table, words);
  throw new GrundlagError("not-found", `Belle Alliance has tables 1 to 21, none with number ${n}.`);
}

/**
 * The titles and rows of tables 1 to 21 that contain every search word, in the language of `words`, in the book's
 * order.
 */
export function searchBelleAllianceTables(search: string, words: BelleAllianceWords): TableHit[] {
  return searchTables(
    search,
    PRINTED_TABLES.map((printed) => ({
      ref: String(printed.n),
      table: belleAllianceTable(printed, words),
    })),
  );
}
