import { foldText } from "@/lib/domain/document/fold-text";
import type { TableInWords } from "./table-in-words";

/** A search hit: a row of a table that contains the words, or a table whose title does. */
export interface TableHit {
  /** The table's number, or its chapter. */
  readonly ref: string;
  readonly id: string;
  readonly title: string;
  /** Null if the title was found. */
  readonly row: string | null;
  readonly label: string | null;
  /** The row's other cells as printed in the book, without blank ones. */
  readonly texts: readonly string[];
}

/** A table to search, with its number or chapter. */
interface SearchedTable {
  readonly ref: string;
  readonly table: TableInWords;
}

/** Beyond this many hits, the reader should narrow the search. */
const MAX_HITS = 60;

/** Titles and rows that contain all the words, in the order of the tables. */
export function searchTables(search: string, tables: readonly SearchedTable[]): TableHit[] {
  const sought = foldText(search).split(" ").filter(Boolean);
  if (sought.length === 0) return [];
  const holds = (text: string) => {
    const folded = foldText(text);
    return sought.every((word) => folded.includes(word));
  };
  return tables.flatMap((each) => hitsIn(each, holds)).slice(0, MAX_HITS);
}

function hitsIn({ ref, table }: SearchedTable, holds: (text: string) => boolean): TableHit[] {
  const { id, title, rows } = table;
  const found = rows.filter(({ named, texts }) =>
    holds([named, ...Object.values(texts)].join(" ")),
  );
  return [
    ...(holds(title) ? [{ ref, id, title, row: null, label: null, texts: [] }] : []),
    ...found.map((row) => ({
      ref,
      id,
      title,
      row: row.id,
      label: row.named,
      texts: Object.values(row.texts).filter((text) => text !== "–" && text !== row.label),
    })),
  ];
}
