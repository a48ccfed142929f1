import { changed, type LibraryQuery, QUERY_LISTS } from "./library-query";

/** A filter in use, and the query without it. */
export interface ShownFilter {
  readonly name:
    | "q"
    | "system"
    | "nation"
    | "language"
    | "size"
    | "table"
    | "players"
    | "campaign"
    | "club"
    | "years"
    | "mine";
  /** The filter's code; years as "1809–1815". */
  readonly value: string;
  readonly without: LibraryQuery;
}

/**
 * The filters of a query, each of which can be removed. The kind is not among them because it has its own row of
 * choices.
 */
export function shownFilters(query: LibraryQuery): ShownFilter[] {
  const { q, mine } = query;
  return [
    ...(q ? [{ name: "q" as const, value: q, without: changed(query, { q: "" }) }] : []),
    ...QUERY_LISTS.flatMap((name) =>
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
