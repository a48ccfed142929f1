import fc from "fast-check";
import { expect, test } from "vitest";
import {
  SIGHT_PAGES,
  type SightPage,
  sightPagesIn,
  sightPagesText,
} from "@/lib/domain/belle-alliance/scenario/pack/sight-pages";
import { SIGHT_TERRAINS } from "@/lib/rules/belle-alliance/sight";

const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const cm = fc.integer({ min: 0, max: 60_000 }).map((tenths) => tenths / 100);
const place = fc.record({
  kind: fc.constant("place" as const),
  at: fc.tuple(cm, cm),
  terrain: fc.option(fc.constantFrom(...SIGHT_TERRAINS), { nil: undefined }),
});
const piece = fc.record({ kind: fc.constantFrom("unit" as const, "commander" as const), id });
const group = fc.record({ kind: fc.constantFrom("side" as const, "formation" as const), id });
const page: fc.Arbitrary<SightPage> = fc.record({
  from: fc.oneof(group, piece, place),
  to: fc.array(fc.oneof(piece, place), { maxLength: 5 }),
  fired: fc.boolean(),
});

test("pages are read back from their text, which is of the form that the API asks for", () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 12 }), (pages) => {
      const text = sightPagesText(pages);
      expect(text).toMatch(SIGHT_PAGES);
      expect(sightPagesIn(text)).toEqual(pages);
    }),
  );
});

test.each([
  "",
  "reds",
  "side:",
  "side:REDS",
  "place:10",
  "place:10:20:swamp",
  "place:-1:20",
  "unit:a,side:reds",
  "unit:a,formation:b",
  "unit:a;",
  "unit:a,fired,unit:b",
  Array.from({ length: 13 }, () => "unit:a").join(";"),
  `unit:a${",unit:b".repeat(51)}`,
])("%j asks for nothing", (text) => {
  expect(text).not.toMatch(SIGHT_PAGES);
  expect(sightPagesIn(text)).toEqual([]);
});
