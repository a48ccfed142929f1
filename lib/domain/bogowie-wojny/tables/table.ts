import type { Cell, PrintedTable } from "@/lib/rules/bogowie-wojny/printed-table";
import {
  type CellData,
  type CellReadings,
  codeOf,
  PLAIN_READINGS,
  signed,
} from "../../document/rule-tables/cell-reading";
import {
  type RowInWords,
  type TableInWords,
  type TableWording,
  tableInWords,
} from "../../document/rule-tables/table-in-words";
import type { TableWords, Words } from "../../document/rule-tables/table-words";

export interface BogowieWojnyHead {
  readonly id: string;
  /** Where it stands in the book: "13.2". */
  readonly chapter: string;
  readonly title: string;
}

/** A row with the figures that stand beside its cells, under names of their own. */
type BogowieWojnyRow = RowInWords & Readonly<Record<string, unknown>>;

export interface BogowieWojnyTable extends TableInWords {
  readonly chapter: string;
  readonly rows: readonly BogowieWojnyRow[];
}

type CellOf<Kind extends Cell["kind"]> = Extract<Cell, { readonly kind: Kind }>;

const READINGS: CellReadings<Cell, TableWords> = {
  ...PLAIN_READINGS,
  count: {
    data: ({ most, least }) => ({ most, least }),
    text: ({ most, least }) => (most === 0 ? "0" : `${most} (${least})`),
  },
  target: {
    data: ({ atLeast }) => ({ atLeast }),
    text: ({ atLeast }) => `${atLeast}+`,
  },
  values: {
    data: ({ from, to }) => ({ from, to }),
    text: ({ from, to }) => {
      if (from === null) return `≤ ${signed(to ?? 0)}`;
      return from === to ? signed(from) : `≥ ${signed(from)}`;
    },
  },
  term: {
    data: ({ key }) => codeOf(key),
    text: ({ key }, { terms }) => terms(key),
  },
  each: {
    data: ({ value }) => ({ swing: value, sign: 1 }),
    text: ({ value }) => `+/− ${value}`,
  },
};

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

function telling(table: PrintedTable, words: TableWords): TableWording<Cell> {
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

/** A cell for programs; `label` is its row's id, which a cell of the kind `label` gives back. */
function cellData<Kind extends Cell["kind"]>(cell: CellOf<Kind>, label: string): CellData {
  return READINGS[cell.kind as Kind].data(cell, label);
}

/** A cell for readers; `label` is its row's name. */
function cellText<Kind extends Cell["kind"]>(
  cell: CellOf<Kind>,
  words: TableWords,
  label: string,
): string {
  return READINGS[cell.kind as Kind].text(cell, words, label);
}
