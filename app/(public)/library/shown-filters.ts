import { changed, type LibraryQuery } from "./library-query";

/** One of the filters that are set, and the query without it. */
export interface ShownFilter {
  readonly name:
    | "q"
    | "system"
    | "nation"
    | "language"
    | "size"
    | "table"
    | "club"
    | "years"
    | "mine";
  /** The code that is asked for; the years as "1809–1815". */
  readonly value: string;
  readonly without: LibraryQuery;
}

const LISTS = ["system", "nation", "language", "size", "table", "club"] as const;

/** The filters that narrow a query, each of which can be taken away. The kind is no filter: it has its own row of choices. */
export function shownFilters(query: LibraryQuery): ShownFilter[] {
  const { q, mine } = query;
  return [
    ...(q ? [{ name: "q" as const, value: q, without: changed(query, { q: "" }) }] : []),
    ...LISTS.flatMap((name) =>
      query[name].map((value) => ({
        name,
        value,
        without: changed(query, { [name]: query[name].filter((other) => other !== value) }),
      })),
    ),
    ...shownYears(query),
    ...(mine
      ? [{ name: "mine" as const, value: "", without: changed(query, { mine: false }) }]
      : []),
  ];
}

function shownYears(query: LibraryQuery): ShownFilter[] {
  const { yearFrom, yearTo } = query;
  if (yearFrom === null && yearTo === null) return [];
  const value = yearFrom === yearTo ? `${yearFrom}` : `${yearFrom ?? ""}–${yearTo ?? ""}`;
  return [{ name: "years", value, without: changed(query, { yearFrom: null, yearTo: null }) }];
}
