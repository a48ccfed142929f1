import { foldText } from "@/lib/domain/fold-text";
import type { TableInWords } from "./table-in-words";

/** A row of a table that holds the words sought, or a table whose title does. */
export interface TableHit {
  /** What the table is cited by: its number, or its chapter. */
  readonly ref: string;
  readonly id: string;
  readonly title: string;
  /** Null where the title is what was found. */
  readonly row: string | null;
  readonly label: string | null;
  /** The row's other cells, as the book prints them; what is blank is left out. */
  readonly texts: readonly string[];
}

/** A table to look through, with what it is cited by. */
interface SearchedTable {
  readonly ref: string;
  readonly table: TableInWords;
}

/** More hits than this are no help; narrower words are. */
const MOST_HITS = 60;

/** Titles and rows of the tables that hold every word sought, in the tables' order. */
export function searchTables(search: string, tables: readonly SearchedTable[]): TableHit[] {
  const sought = foldText(search).split(" ").filter(Boolean);
  if (sought.length === 0) return [];
  const holds = (text: string) => {
    const folded = foldText(text);
    return sought.every((word) => folded.includes(word));
  };
  return tables.flatMap((each) => hitsIn(each, holds)).slice(0, MOST_HITS);
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
