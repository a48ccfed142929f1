import type { Cell } from "@/lib/rules/bogowie-wojny/cell";
import type { PrintedTable } from "@/lib/rules/bogowie-wojny/printed-table";
import { cellData, cellText } from "./bogowie-wojny-cell";
import {
  type RowInWords,
  type TableInWords,
  type TableTelling,
  tableInWords,
} from "./table-in-words";
import type { TableWords, Words } from "./table-words";

/** What names a table of Bogowie Wojny. */
export interface BogowieWojnyHead {
  readonly id: string;
  /** Where it stands in the book: "13.2". */
  readonly chapter: string;
  readonly title: string;
}

/** A row with the figures that stand beside its cells, under names of their own. */
export type BogowieWojnyRow = RowInWords & Readonly<Record<string, unknown>>;

/** A table of Bogowie Wojny in one language. */
export interface BogowieWojnyTable extends TableInWords {
  readonly chapter: string;
  readonly rows: readonly BogowieWojnyRow[];
}

/** The chapter and title of a table. */
export function bogowieWojnyHead(
  { id, chapter }: Pick<PrintedTable, "id" | "chapter">,
  { tables }: Pick<TableWords, "tables">,
): BogowieWojnyHead {
  return { id, chapter, title: tables(`${id}.title`) };
}

/** A printed table in the words' language. */
export function bogowieWojnyTable(table: PrintedTable, words: TableWords): BogowieWojnyTable {
  const told = tableInWords<Cell>(table, telling(table, words));
  return {
    ...told,
    chapter: table.chapter,
    rows: told.rows.map((row, place) => ({ ...table.rows[place]?.fields, ...row })),
  };
}

function telling(table: PrintedTable, words: TableWords): TableTelling<Cell> {
  const { id, chapter } = table;
  const { tables, terms } = words;
  const books: Readonly<Record<string, Words>> = { tables, terms };
  const own: Words = (key, values) => tables(`${id}.${key}`, values);
  return {
    ...bogowieWojnyHead(table, words),
    source: tables("source", { chapter }),
    own,
    tables,
    rowLabel: ({ book, key }) => books[book]?.(key) ?? key,
    sectionLabel: (section) => own(`section.${section}`),
    data: cellData,
    text: (cell, label) => cellText(cell, words, label),
  };
}
