import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareLists } from "@/lib/domain/bogowie-wojny/list/compare/compare-lists";
import { rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { armyOf } from "./army-of";

const view = (...args: Parameters<typeof armyOf>) => rosterView(armyOf(...args));

describe("two lists side by side", () => {
  const a = view({
    formations: [
      {
        name: "1. dywizja",
        regiments: [
          { unitKind: "line-infantry", bases: 3, name: "1. pułk" },
          { unitKind: "lancers", bases: 2, name: "" },
          { unitKind: "foot-6-pounder", name: "Bateria" },
        ],
      },
    ],
    upgrades: [["providence"], ["ammunition-train", 4]],
  });
  const b = view({
    formations: [
      {
        name: "1. dywizja",
        regiments: [
          { unitKind: "cuirassiers", bases: 2, name: "14. pułk" },
          { unitKind: "line-infantry", bases: 4, name: " 1. PUŁK", veteran: "bought" },
        ],
      },
      { name: "Jazda", regiments: [{ unitKind: "lancers", bases: 3, name: "" }] },
    ],
    upgrades: [["ammunition-train", 6]],
  });
  const { figures, formations, regiments, upgrades } = compareLists(a, b);

  it("count the points, bases and morale of both", () => {
    const figure = (name: string) => figures.find((one) => one.figure === name);
    expect(figure("units")).toMatchObject({ a: 6.5, b: 11 });
    expect(figure("bases")).toMatchObject({ a: 6, b: 9 });
    expect(figure("artillery")).toMatchObject({ a: 1, b: 0 });
  });

  it("match a regiment by its name, whatever happened to it, and a nameless one by its kind", () => {
    const told = regiments.map((pair) => [
      pair.a?.regiment.unitKind ?? null,
      pair.b?.regiment.unitKind ?? null,
      pair.differs,
    ]);
    expect(told).toEqual([
      ["line-infantry", "line-infantry", ["bases", "training", "points"]],
      ["lancers", "lancers", ["bases", "points", "formation"]],
      ["foot-6-pounder", null, []],
      [null, "cuirassiers", []],
    ]);
  });

  it("pair divisions and count upgrades", () => {
    expect(formations.map((pair) => [pair.a?.name ?? null, pair.b?.name ?? null])).toEqual([
      ["1. dywizja", "1. dywizja"],
      [null, "Jazda"],
    ]);
    expect(upgrades).toEqual([
      { upgrade: "providence", a: { count: 1, points: 1 }, b: { count: 0, points: 0 } },
      { upgrade: "ammunition-train", a: { count: 4, points: 4 }, b: { count: 6, points: 6 } },
    ]);
  });

  it("take two names for two regiments, though they are of one kind", () => {
    const one = (name: string) =>
      view({ formations: [{ regiments: [{ unitKind: "lancers", bases: 2, name }] }] });
    expect(compareLists(one("3. pułk"), one("4. pułk")).regiments).toHaveLength(2);
  });
});

const anyRegiments = fc.array(
  fc.record({
    unitKind: fc.constantFrom(...UNIT_KINDS),
    bases: fc.integer({ min: 1, max: 5 }),
    name: fc.constantFrom("", "1. pułk", "2. pułk", "Gwardia"),
  }),
  { maxLength: 12 },
);

it("lists every regiment of both lists once, and no difference between a list and itself", () => {
  fc.assert(
    fc.property(anyRegiments, anyRegiments, (ofA, ofB) => {
      const [a, b] = [ofA, ofB].map((regiments) => view({ formations: [{ regiments }] }));
      if (!a || !b) return;
      const { regiments } = compareLists(a, b);
      const left = regiments.flatMap((pair) => (pair.a ? [pair.a.regiment] : []));
      const right = regiments.flatMap((pair) => (pair.b ? [pair.b.regiment] : []));
      expect(left).toEqual(a.formations[0]?.regiments);
      expect(new Set(right)).toEqual(new Set(b.formations[0]?.regiments));
      expect(right).toHaveLength(ofB.length);
      const same = compareLists(a, a);
      expect(same.regiments.every((pair) => pair.a && pair.b && pair.differs.length === 0)).toBe(
        true,
      );
      expect(same.figures.every((figure) => figure.a === figure.b)).toBe(true);
    }),
  );
});
