import type { Cell, PrintedTable } from "@/lib/rules/belle-alliance/printed-table";
import {
  type TableInWords,
  type TableWording,
  tableInWords,
} from "../../document/rule-tables/table-in-words";
import type { BelleAllianceWords, Words } from "../../document/rule-tables/table-words";
import { cellData, cellText } from "./cell";

export interface BelleAllianceHead {
  readonly id: string;
  readonly n: number;
  readonly title: string;
}

export interface BelleAllianceTable extends TableInWords {
  readonly n: number;
  readonly number: number;
}

export function belleAllianceHead(
  n: number,
  { tables }: Pick<BelleAllianceWords, "tables">,
): BelleAllianceHead {
  return { id: String(n), n, title: tables(`t${n}.title`) };
}

/** A printed table in the language of `words`. */
export function belleAllianceTable(
  table: PrintedTable,
  words: BelleAllianceWords,
): BelleAllianceTable {
  const { n } = table;
  return { ...tableInWords<Cell>(table, telling(n, words)), n, number: n };
}

function telling(n: number, words: BelleAllianceWords): TableWording<Cell> {
  const { tables, terms, table21 } = words;
  const books: Readonly<Record<string, Words>> = { tables, terms, table21 };
  return {
    ...belleAllianceHead(n, words),
    source: tables("source", { n }),
    own: (key, values) => tables(`t${n}.${key}`, values),
    tables,
    rowLabel: ({ book, key }) => books[book]?.(key) ?? key,
    sectionLabel: (id) => sectionLabel(n, id, words),
    data: cellData,
    text: (cell, label) => cellText(cell, words, label),
  };
}

/** The sections of table 21 are its headings and, below them, those of a year: "france-1813". */
function sectionLabel(n: number, id: string, { tables, terms }: BelleAllianceWords): string {
  if (n !== 21) return tables(`t${n}.section.${id}`);
  const [, nation = id, year] = /^(.*)-(1\d{3})$/.exec(id) ?? [];
  const name = terms(`heading.${nation}`);
  return year ? `${name}, ${year}` : name;
}
