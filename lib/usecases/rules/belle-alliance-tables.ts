import { GrundlagError } from "@/lib/domain/error-code";
import {
  type BelleAllianceHead,
  type BelleAllianceTable,
  belleAllianceHead,
  belleAllianceTable,
} from "@/lib/domain/rule-tables/belle-alliance-table";
import type { BelleAllianceWords } from "@/lib/domain/rule-tables/table-words";
import { PRINTED_TABLES, printedTable } from "@/lib/rules/belle-alliance/printed-tables";

/** The tables of Belle Alliance, 1 to 21. */
export function listBelleAllianceTables(
  words: Pick<BelleAllianceWords, "tables">,
): BelleAllianceHead[] {
  return PRINTED_TABLES.map(({ n }) => belleAllianceHead(n, words));
}

/** One table as data and in the words' language. Error: `not-found`. */
export function readBelleAllianceTable(n: number, words: BelleAllianceWords): BelleAllianceTable {
  const table = printedTable(n);
  if (table) return belleAllianceTable(table, words);
  throw new GrundlagError("not-found", `Belle Alliance has tables 1 to 21, none with number ${n}.`);
}
