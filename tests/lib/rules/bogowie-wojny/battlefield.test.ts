import { describe, expect, it } from "vitest";
import { areaOfDie, BATTLE_AREAS, TERRAIN_COLUMNS } from "@/lib/rules/bogowie-wojny/battle-area";
import { mainObjectives, secondaryObjectives } from "@/lib/rules/bogowie-wojny/objective";
import { pieceCount } from "@/lib/rules/bogowie-wojny/piece-count";
import { orderFaults, type PlacedSort } from "@/lib/rules/bogowie-wojny/placing-order";
import { AREA_TERRAIN } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { columnOf } from "@/lib/rules/bogowie-wojny/terrain-piece";

/** The table of 14.3 as printed, "most (fewest)", with the columns in the book's order. */
const PRINTED = [
  "2 (1)  2 (1)  2 (0)  1 (0)  1 (0)  1 (0)  3 (1)  2 (1)  4 (2)  3 (1)  4 (2)",
  "4 (2)  2 (1)  2 (0)  1 (0)  1 (0)  1 (0)  4 (2)  4 (2)  2 (1)  1 (0)  4 (2)",
  "3 (1)  4 (2)  3 (1)  1 (0)  1 (0)  1 (0)  2 (0)  3 (1)  2 (1)  1 (0)  2 (2)",
  "3 (1)  6 (4)  4 (2)  1 (0)  1 (1)  1 (0)  1 (0)  2 (1)  1 (0)  0 (0)  2 (2)",
  "2 (1)  4 (2)  6 (3)  2 (0)  1 (0)  1 (0)  2 (0)  2 (1)  2 (1)  0 (0)  2 (2)",
  "2 (1)  4 (2)  8 (4)  2 (1)  1 (1)  1 (0)  1 (0)  2 (1)  1 (0)  0 (0)  2 (2)",
];

describe("the table of areas [14.3]", () => {
  it.each(PRINTED.map((row, index) => [index + 1, row] as const))(
    "has for a %d: %s",
    (die, row) => {
      const counts = AREA_TERRAIN[areaOfDie(die)];
      const held = TERRAIN_COLUMNS.map(
        (column) => `${counts[column].most} (${counts[column].least})`,
      );
      expect(held.join("  ")).toBe(row);
    },
  );

  it.each([0, 7, 2.5])("knows no area for %d", (die) => {
    expect(() => areaOfDie(die)).toThrow(RangeError);
  });
});

describe("how many pieces a table takes [14.4]", () => {
  it.each(BATTLE_AREAS)("asks exactly 12 of 120 × 120 cm in %s", (area) => {
    expect(pieceCount({ widthCm: 120, depthCm: 120 }, area)).toEqual({ most: 12, least: 12 });
  });

  it.each([
    ["woodland", 180, 120, 18],
    ["developed", 180, 120, 18],
    ["woodland", 240, 120, 20],
    ["developed", 240, 120, 21],
    ["farmland", 240, 120, 22],
    ["mountains", 240, 120, 22],
    ["plains", 150, 120, 15],
  ] as const)("allows %s on %d × %d cm at most %d", (area, widthCm, depthCm, most) => {
    expect(pieceCount({ widthCm, depthCm }, area).most).toBe(most);
  });
});

describe("the order of placing [14.4]", () => {
  const field = { area: "mountains", initiative: "south" } as const;
  const obligatory = ["difficult", "wood", "wood", "hill", "gully", "hill", "hill", "impassable"];

  it("lets water come before the obligatory pieces, and the rest after them", () => {
    const kinds = ["river", "stream", ...obligatory] as PlacedSort["kind"][];
    const order = [...inTurn(kinds), builtUp("south", 1), ...inTurn(["hill", "wood"]).slice(1)];
    expect(orderFaults(order, field)).toEqual([]);
  });

  it("lets a player place both waters as their first two", () => {
    const kinds = ["river", "wood", "stream", "wood"] as const;
    expect(orderFaults(inTurn(kinds), field)).toEqual([]);
  });

  it("refuses water after another piece of the same player", () => {
    const kinds = ["wood", "stream", "river"] as const;
    expect(orderFaults(inTurn(kinds), field)).toEqual([{ index: 2, code: "water-not-first" }]);
  });

  it("refuses a piece beyond the fewest while something is owed", () => {
    const kinds = ["wood", "wood", "wood"] as const;
    expect(orderFaults(inTurn(kinds), field)).toEqual([{ index: 2, code: "obligatory-first" }]);
  });

  it("refuses two pieces of one player in a row", () => {
    const order: PlacedSort[] = [
      { kind: "wood", placedBy: "north" },
      { kind: "wood", placedBy: "north" },
    ];
    expect(orderFaults(order, field)).toEqual([{ index: 0, code: "out-of-turn" }]);
  });
});

describe("objectives [14.6]", () => {
  const at = (id: string, toCentreCm: number, unevenCm: number) => ({ id, toCentreCm, unevenCm });

  it("leaves the choice among pieces equally near the centre", () => {
    expect(mainObjectives([at("a", 4, 0), at("b", 9, 0), at("c", 4, 7)])).toEqual(["a", "c"]);
  });

  it("takes the two most even pieces that are not the main one", () => {
    const candidates = [at("a", 0, 0), at("b", 9, 1), at("c", 9, 6), at("d", 9, 30)];
    expect(secondaryObjectives(candidates, "a")).toEqual({ certain: ["b"], equals: ["c"] });
  });

  it("leaves the choice of the second among equals", () => {
    const candidates = [at("a", 0, 0), at("b", 9, 1), at("c", 9, 6), at("d", 9, 6)];
    expect(secondaryObjectives(candidates, "a")).toEqual({ certain: ["b"], equals: ["c", "d"] });
  });
});

describe("pieces", () => {
  it("counts gullies with hills and built-up areas by level [14.3]", () => {
    expect(columnOf({ kind: "gully" })).toBe("hills-and-gullies");
    expect(columnOf({ kind: "built-up", level: 3 })).toBe("built-up-3");
    expect(columnOf({ kind: "built-up", level: 0 })).toBeNull();
  });
});

function inTurn(kinds: readonly PlacedSort["kind"][]): PlacedSort[] {
  return kinds.map((kind, index) => ({ kind, placedBy: index % 2 === 0 ? "south" : "north" }));
}

function builtUp(placedBy: PlacedSort["placedBy"], level: 1 | 2 | 3): PlacedSort {
  return { kind: "built-up", level, placedBy };
}
