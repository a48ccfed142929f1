import { GrundlagError } from "@/lib/domain/error-code";
import {
  type TableHead,
  type TableInWords,
  tableHead,
  tableInWords,
} from "@/lib/domain/rule-tables/table-in-words";
import type { BelleAllianceWords } from "@/lib/domain/rule-tables/table-words";
import { PRINTED_TABLES, printedTable } from "@/lib/rules/belle-alliance/printed-tables";

/** The tables of Belle Alliance, 1 to 21. */
export function listBelleAllianceTables(words: Pick<BelleAllianceWords, "tables">): TableHead[] {
  return PRINTED_TABLES.map(({ n }) => tableHead(n, words));
}

/** One table as data and in the words' language. Error: `not-found`. */
export function readBelleAllianceTable(n: number, words: BelleAllianceWords): TableInWords {
  const table = printedTable(n);
  if (table) return tableInWords(table, words);
  throw new GrundlagError("not-found", `Belle Alliance has tables 1 to 21, none with number ${n}.`);
}
