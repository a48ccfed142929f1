import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changed,
  filterOf,
  type LibraryQuery,
  libraryHref,
  parseLibraryQuery,
  type SearchParams,
} from "@/app/(public)/library/library-query";
import { shownFilters } from "@/app/(public)/library/shown-filters";

const NOTHING = parseLibraryQuery({});

/** The query parameters of an address. */
function paramsOf(href: string): SearchParams {
  const params = new URL(href, "http://grundlag.example").searchParams;
  return Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
}

const queries: fc.Arbitrary<LibraryQuery> = fc.record({
  q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  kind: fc.constantFrom(null, "scenario" as const, "army-list" as const),
  system: fc.subarray(["belle-alliance", "bogowie-wojny"] as const),
  nation: fc.subarray(["france", "kgl", "poland"]),
  language: fc.subarray(["en", "da", "pl"] as const),
  size: fc.subarray(["small", "medium", "large"] as const),
  table: fc.subarray(["small", "medium", "large"] as const),
  players: fc.subarray(["1", "4", "6"]),
  campaign: fc.subarray(["peninsula", "waterloo-1815"] as const),
  yearFrom: fc.option(fc.integer({ min: 1700, max: 1900 })),
  yearTo: fc.option(fc.integer({ min: 1700, max: 1900 })),
  club: fc.subarray(["odense-k7m2p", "lodz-23456"]),
  mine: fc.boolean(),
  sort: fc.constantFrom("shelf", "updated", "title", "year", "size", "played"),
  look: fc.constantFrom("cards", "rows"),
  after: fc.option(
    fc.record({ id: fc.stringMatching(/^[a-z0-9-]{1,20}$/), key: fc.string({ maxLength: 30 }) }),
  ),
}) as fc.Arbitrary<LibraryQuery>;

describe("the address of the library", () => {
  test("says everything: whatever is looked for can be sent to a friend", () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseLibraryQuery(paramsOf(libraryHref(query)))).toEqual(query);
      }),
    );
  });

  test("asks for a nation by one code, whichever rule system's code it was given", () => {
    const asked = parseLibraryQuery({ nation: ["duchy-of-warsaw", "poland", "france"] });
    expect(asked.nation).toEqual(["poland", "france"]);
  });

  test.each(["\u0000", "a\u0000b"])("starts again at a place no list has: %j", (key) => {
    expect(parseLibraryQuery({ after: `x.${key}` }).after).toBeNull();
  });

  test("says nothing where nothing is looked for", () => {
    expect(libraryHref(NOTHING)).toBe("/library");
  });

  test("opens a page whatever it says", () => {
    const junk = fc.dictionary(
      fc.constantFrom("q", "kind", "system", "nation", "size", "yearFrom", "sort", "after", "mine"),
      fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 4 })),
    );
    fc.assert(
      fc.property(junk, (params) => {
        const query = parseLibraryQuery(params);
        expect(filterOf(query).yearFrom ?? 1800).toBeGreaterThanOrEqual(0);
        expect(["shelf", "updated", "title", "year", "size", "played"]).toContain(query.sort);
      }),
    );
  });

  test("a change starts again from the first page", () => {
    const second = { ...NOTHING, after: { id: "a", key: "k" } };
    expect(changed(second, { kind: "scenario" })).toMatchObject({ kind: "scenario", after: null });
  });
});

describe("the filters shown", () => {
  test("each can be taken away alone, and without all of them nothing narrows the list", () => {
    fc.assert(
      fc.property(queries, (query) => {
        let left = query;
        for (let filters = shownFilters(left); filters.length > 0; filters = shownFilters(left)) {
          const [first] = filters;
          if (!first) break;
          expect(shownFilters(first.without)).toHaveLength(filters.length - 1);
          left = first.without;
        }
        const { kind: _, ...narrowing } = filterOf(left);
        expect(Object.values(narrowing).flat()).toEqual([]);
      }),
    );
  });

  test("years are shown as one", () => {
    const query = { ...NOTHING, yearFrom: 1809, yearTo: 1815 };
    expect(shownFilters(query).map((filter) => filter.value)).toEqual(["1809–1815"]);
  });
});
