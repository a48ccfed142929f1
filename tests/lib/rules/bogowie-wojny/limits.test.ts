import { describe, expect, it } from "vitest";
import {
  lossMarks,
  moraleLevelsForSale,
  moraleNumber,
  startingLevel,
} from "@/lib/rules/bogowie-wojny/army-morale";
import { DEFAULT_READINGS, FORMAT_32_8, type Format } from "@/lib/rules/bogowie-wojny/format";
import {
  ambushCap,
  artilleryCap,
  isTrainLoad,
  mayLieInAmbush,
  trainCap,
  unitPointsSpentOnUpgrades,
  upgradePool,
} from "@/lib/rules/bogowie-wojny/limits";

describe("army morale", () => {
  it.each([
    [0, 12],
    [23.5, 12],
    [24, 12],
    [24.5, 13],
    [28.5, 15],
    [31.5, 16],
    [32, 16],
    [32.5, 17],
  ])("halves an army of %d points to %d [14.6]", (value, number) => {
    expect(moraleNumber(value)).toBe(number);
  });

  it.each([
    [0, "normal"],
    [1, "high"],
    [2, "very-high"],
    [3, "very-high"],
  ])("starts with %d bought levels at %s [11.9]", (levels, level) => {
    expect(startingLevel(levels)).toBe(level);
  });

  it.each([
    [9.5, 0],
    [10, 1],
    [19.5, 1],
    [20, 2],
    [90, 2],
  ])("offers an army of %d points %d levels [13.3]", (value, levels) => {
    expect(moraleLevelsForSale(value, DEFAULT_READINGS)).toBe(levels);
  });

  it.each([
    [20, 5, 10],
    [19, 4, 9],
    [3, 0, 1],
  ])("marks of %d bases %d and %d lost [11.10]", (bases, quarterBases, halfBases) => {
    expect(lossMarks(bases, DEFAULT_READINGS)).toEqual({ quarterBases, halfBases });
  });
});

describe("limits of a format [13.2]", () => {
  const large: Format = { ...FORMAT_32_8, maxArtilleryBases: null, maxArtilleryPercent: 20 };

  it.each([
    ["32+8", FORMAT_32_8, 40, 3],
    ["a fifth of 24", large, 24, 4],
    ["a fifth of 25", large, 25, 5],
    ["a fifth of 19, never rounded up", large, 19, 3],
    ["the lesser of both", { ...large, maxArtilleryBases: 2 }, 30, 2],
    ["none", { ...large, maxArtilleryPercent: null }, 30, null],
  ] as const)("caps artillery: %s", (_, format, bases, cap) => {
    expect(artilleryCap(format, bases)).toBe(cap);
  });

  it("lets unit points flow into upgrades and never back", () => {
    expect(upgradePool(FORMAT_32_8, 30.5)).toBe(9.5);
    expect(upgradePool(FORMAT_32_8, 33)).toBe(8);
  });

  it.each([
    ["upgrades within their own", 30.5, 8, 0],
    ["beyond them", 24, 14, 6],
    ["all of it", 24, 16, 8],
    ["never more than was left", 24, 20, 8],
    ["nothing where units took all", 33, 12, 0],
  ] as const)(
    "counts what upgrades took of the unit points: %s",
    (_, unitsAndGenerals, upgrades, lent) => {
      expect(unitPointsSpentOnUpgrades(FORMAT_32_8, { unitsAndGenerals, upgrades })).toBe(lent);
    },
  );

  it("loses unit points where the players agreed so", () => {
    const readings = { ...DEFAULT_READINGS, unspentUnitPoints: "lost" } as const;
    const format = { ...FORMAT_32_8, readings };
    expect(upgradePool(format, 30.5)).toBe(8);
    expect(unitPointsSpentOnUpgrades(format, { unitsAndGenerals: 24, upgrades: 14 })).toBe(0);
  });
});

describe("limits of upgrades [13.3, 15.1]", () => {
  it.each([
    [0, 0],
    [7, 3],
    [8, 4],
  ])("hides of %d units %d", (units, cap) => {
    expect(ambushCap(units)).toBe(cap);
  });

  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
  ])("gives %d corps %d trains", (corps, cap) => {
    expect(trainCap(corps)).toBe(cap);
  });

  it.each([
    [1, false],
    [2, true],
    [3, false],
    [8, true],
    [9, true],
    [10, true],
  ])("sells a train of %d loads: %s", (loads, sold) => {
    expect(isTrainLoad(loads, DEFAULT_READINGS)).toBe(sold);
  });

  it("sells no odd train where the players agreed so", () => {
    expect(isTrainLoad(9, { ...DEFAULT_READINGS, trainLoads: "even" })).toBe(false);
  });

  it.each([
    ["light-infantry", true],
    ["light-cavalry", true],
    ["guard-light-cavalry", true],
    ["irregular-cavalry", true],
    ["lancers", true],
    ["guard-chevaulegers-lancers", true],
    ["line-infantry", false],
    ["line-cavalry", false],
    ["horse-6-pounder", false],
  ] as const)("hides %s: %s", (kind, may) => {
    expect(mayLieInAmbush(kind, DEFAULT_READINGS)).toBe(may);
  });

  it("hides no lancers where the players agreed so", () => {
    const readings = { ...DEFAULT_READINGS, lancersInAmbush: "barred" } as const;
    expect(mayLieInAmbush("lancers", readings)).toBe(false);
  });
});
