import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  type Ground,
  groundNews,
  withTheirs,
} from "@/lib/domain/belle-alliance/scenario/ground-news";

function wood(id: string, eastCm = 0, parts: object = {}): Feature {
  const points: [number, number][] = [
    [eastCm, 10],
    [eastCm + 10, 10],
    [eastCm + 10, 20],
  ];
  return { kind: "wood", id, name: "", hiddenFrom: [], points, ...parts };
}

function table(...features: Feature[]): Ground {
  return { widthCm: 180, depthCm: 120, note: "", features };
}

const ids = (features: readonly Feature[]) => features.map(({ id }) => id);
const base = table(wood("a"), wood("b"), wood("c"));

describe("what a newer map changes on its copy", () => {
  test("nothing, where nothing changed", () => {
    const { ground, ...news } = groundNews(base, base, base);
    expect(news).toEqual({ added: [], changed: [], removed: [], clashes: [] });
    expect(ground).toEqual(base);
  });

  test("shapes come, change and go; what the copy alone changed stays", () => {
    const theirs = table(wood("a", 50), wood("c"), wood("new"));
    const mine = table(wood("a"), wood("b"), wood("c", 70), wood("own"));
    const { added, changed, removed, clashes, ground } = groundNews(base, theirs, mine);
    expect([ids(added), ids(changed), ids(removed), clashes]).toEqual([["new"], ["a"], ["b"], []]);
    expect(new Set(ids(ground.features))).toEqual(new Set(["a", "c", "new", "own"]));
    expect(ground.features.find(({ id }) => id === "c")).toEqual(wood("c", 70));
  });

  test("different fields of one shape are both taken", () => {
    const theirs = table(wood("a", 0, { name: "Bois" }));
    const mine = table(wood("a", 30, { hiddenFrom: ["s1"] }));
    const { ground, clashes } = groundNews(table(wood("a")), theirs, mine);
    expect(clashes).toEqual([]);
    expect(ground.features).toEqual([wood("a", 30, { name: "Bois", hiddenFrom: ["s1"] })]);
  });

  test.each([
    ["moved by both", table(wood("a", 20)), table(wood("a", 40))],
    ["gone there, moved here", table(), table(wood("a", 40))],
    ["moved there, gone here", table(wood("a", 20)), table()],
  ])("a shape %s is asked about, and kept as here until somebody chooses", (_, theirs, mine) => {
    const news = groundNews(table(wood("a")), theirs, mine);
    const [theirShape = null] = theirs.features;
    const [myShape = null] = mine.features;
    expect(news.clashes).toEqual([{ id: "a", theirs: theirShape, mine: myShape }]);
    expect(news.ground.features).toEqual(mine.features);
    expect(withTheirs(news, new Set()).features).toEqual(mine.features);
    expect(withTheirs(news, new Set(["a"])).features).toEqual(theirs.features);
  });

  test("the table's size follows the map unless both changed it", () => {
    const wider = { ...base, widthCm: 240 };
    expect(groundNews(base, wider, base).ground.widthCm).toBe(240);
    const { ground, clashes } = groundNews(base, wider, { ...base, widthCm: 200 });
    expect([ground.widthCm, clashes]).toEqual([200, []]);
  });

  test("an unchanged copy becomes the map, and an unchanged map leaves the copy alone", () => {
    const features = fc
      .uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c", "d", "e"), fc.nat(9)), {
        selector: ([id]) => id,
      })
      .map((list) => table(...list.map(([id, at]) => wood(id, at))));
    fc.assert(
      fc.property(features, features, (one, other) => {
        expect(groundNews(one, other, one).ground).toEqual(other);
        expect(groundNews(one, one, other).ground).toEqual(other);
      }),
    );
  });

  test("whatever three states hold, no shape stands twice and all of the copy's clashes are kept", () => {
    const any = fc
      .uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.nat(2)), {
        selector: ([id]) => id,
      })
      .map((list) => table(...list.map(([id, at]) => wood(id, at))));
    fc.assert(
      fc.property(any, any, any, (first, theirs, mine) => {
        const news = groundNews(first, theirs, mine);
        const found = ids(news.ground.features);
        expect(new Set(found).size).toBe(found.length);
        for (const { id, mine: own } of news.clashes) {
          expect(news.ground.features.find((each) => each.id === id) ?? null).toEqual(own);
        }
      }),
    );
  });
});
