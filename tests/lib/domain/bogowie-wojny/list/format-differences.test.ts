import fc from "fast-check";
import { expect, it } from "vitest";
import { formatDifferences } from "@/lib/domain/bogowie-wojny/list/format-differences";
import { DEFAULT_READINGS, FORMAT_32_8, type Format } from "@/lib/rules/bogowie-wojny/format";

it.each<[string, Partial<Format>, object[]]>([
  ["nothing", {}, []],
  ["its name", { name: "Zima" }, [{ of: "name", before: "32+8", after: "Zima" }]],
  [
    "numbers, in their order",
    { turns: 8, maxBases: null, unitPoints: 40 },
    [
      { of: "number", number: "unitPoints", before: 32, after: 40 },
      { of: "number", number: "maxBases", before: 20, after: null },
      { of: "number", number: "turns", before: 6, after: 8 },
    ],
  ],
  [
    "what objectives are worth",
    { objectivePoints: null },
    [{ of: "objectives", before: { main: 10, secondary: 5 }, after: null }],
  ],
  [
    "the years",
    { years: { from: 1809, to: 1809 } },
    [{ of: "years", before: null, after: { from: 1809, to: 1809 } }],
  ],
  [
    "bans",
    { bans: { unitKinds: [], upgrades: ["redoubt"], entries: [] } },
    [{ of: "barred", bans: { unitKinds: [], upgrades: ["redoubt"], entries: [] } }],
  ],
  [
    "readings, which",
    { readings: { ...DEFAULT_READINGS, redraws: "any-number", groves: "not-sold" } },
    [{ of: "readings", readings: ["redraws", "groves"] }],
  ],
  [
    "prices, which",
    { inferredPrices: { ...FORMAT_32_8.inferredPrices, foot4Pounder: 1 } },
    [{ of: "prices", prices: ["foot4Pounder"] }],
  ],
])("%s", (_, changes, differences) => {
  const after: Format = { ...structuredClone<Format>(FORMAT_32_8), ...changes };
  expect(formatDifferences(FORMAT_32_8, after)).toEqual(differences);
});

it("what is left out no longer, apart from what is left out now", () => {
  const bans = (entries: string[]) => ({ unitKinds: [], upgrades: [], entries });
  const one: Format = { ...FORMAT_32_8, bans: bans(["A", "B"]) };
  const other: Format = { ...FORMAT_32_8, bans: bans(["C", "B"]) };
  expect(formatDifferences(one, other)).toEqual([
    { of: "barred", bans: bans(["C"]) },
    { of: "admitted", bans: bans(["A"]) },
  ]);
  expect(formatDifferences(one, { ...one, bans: bans(["B", "A"]) })).toEqual([]);
});

it("every changed part of a format is listed", () => {
  const parts: Format = {
    name: "x",
    unitPoints: 1,
    upgradePoints: 1,
    maxBases: 1,
    maxArtilleryBases: 1,
    maxArtilleryPercent: 1,
    maxTerrainPieces: 9,
    objectivePoints: null,
    tableWidthCm: 99,
    tableDepthCm: 99,
    turns: 9,
    years: { from: 1800, to: 1801 },
    bans: { unitKinds: [], upgrades: [], entries: ["x"] },
    readings: { ...DEFAULT_READINGS, halfLost: "up" },
    inferredPrices: { ...FORMAT_32_8.inferredPrices, vistulaLancers: 2 },
  };
  fc.assert(
    fc.property(fc.subarray(Object.keys(parts) as (keyof Format)[]), (keys) => {
      const after = {
        ...FORMAT_32_8,
        ...Object.fromEntries(keys.map((key) => [key, parts[key]])),
      } as Format;
      expect(formatDifferences(FORMAT_32_8, after)).toHaveLength(keys.length);
    }),
  );
});
