import { foldText } from "@/lib/domain/fold-text";
import { type TableInWords, tableInWords } from "@/lib/domain/rule-tables/table-in-words";
import type { BelleAllianceWords } from "@/lib/domain/rule-tables/table-words";
import { PRINTED_TABLES } from "@/lib/rules/belle-alliance/printed-tables";

/** A row of a table that holds the words sought, or a table whose title does. */
export interface TableHit {
  readonly n: number;
  readonly title: string;
  /** Null where the title is what was found. */
  readonly row: string | null;
  readonly label: string | null;
  /** The row's other cells, as the book prints them; what is blank is left out. */
  readonly texts: readonly string[];
}

/** More than this many hits help nobody; narrower words do. */
export const MOST_HITS = 60;

/** Titles and rows of tables 1 to 21 that hold every word, in the words' language, in the book's order. */
export function searchBelleAllianceTables(search: string, words: BelleAllianceWords): TableHit[] {
  const sought = foldText(search).split(" ").filter(Boolean);
  if (sought.length === 0) return [];
  const holds = (text: string) => {
    const folded = foldText(text);
    return sought.every((word) => folded.includes(word));
  };
  return PRINTED_TABLES.flatMap((printed) => hitsIn(tableInWords(printed, words), holds)).slice(
    0,
    MOST_HITS,
  );
}

function hitsIn(table: TableInWords, holds: (text: string) => boolean): TableHit[] {
  const { n, title, rows } = table;
  const found = rows.filter(({ named, texts }) =>
    holds([named, ...Object.values(texts)].join(" ")),
  );
  return [
    ...(holds(title) ? [{ n, title, row: null, label: null, texts: [] }] : []),
    ...found.map(({ id, named, label, texts }) => ({
      n,
      title,
      row: id,
      label: named,
      texts: Object.values(texts).filter((text) => text !== "–" && text !== label),
    })),
  ];
}
