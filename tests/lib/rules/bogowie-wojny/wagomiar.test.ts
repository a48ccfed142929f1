import { describe, expect, it } from "vitest";
import { baseSizeOf } from "@/lib/rules/bogowie-wojny/base-size";
import { DEFAULT_READINGS, FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { basePoints, statusPoints, upgradePoints } from "@/lib/rules/bogowie-wojny/points";
import { ARMY_BOOKS } from "@/lib/rules/bogowie-wojny/tables/army-books";
import { UPGRADES, type Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { UNIT_KINDS, type UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";

/** The rows of 13.2, transcribed from the text independently of the table in the code. */
const ROWS: readonly [points: number, kinds: readonly UnitKind[]][] = [
  [
    0.5,
    [
      "militia",
      "landwehr",
      "militia-cavalry",
      "landwehr-cavalry",
      "irregular-cavalry",
      "regimental-artillery",
      "foot-3-pounder",
      "foot-4-pounder",
    ],
  ],
  [1, ["line-infantry", "light-infantry", "light-cavalry", "lancers", "vistula-lancers"]],
  [
    1.5,
    [
      "line-cavalry",
      "grenadiers",
      "young-guard",
      "vistula-legion",
      "foot-6-pounder",
      "foot-8-pounder",
      "foot-9-pounder",
      "foot-howitzers",
    ],
  ],
  [
    2,
    [
      "foot-guard",
      "guard-light-cavalry",
      "cuirassiers",
      "heavy-cavalry",
      "foot-12-pounder",
      "horse-3-pounder",
      "horse-4-pounder",
      "horse-6-pounder",
      "horse-8-pounder",
      "horse-9-pounder",
      "horse-howitzers",
    ],
  ],
  [
    3,
    [
      "guard-line-cavalry",
      "guard-heavy-cavalry",
      "guard-chevaulegers-lancers",
      "young-guard-artillery",
      "guard-foot-6-pounder",
      "guard-foot-8-pounder",
      "guard-foot-12-pounder",
      "guard-horse-6-pounder",
      "guard-howitzers",
    ],
  ],
];
const PRICES = ROWS.flatMap(([points, kinds]) => kinds.map((kind) => [kind, points] as const));

describe("Wagomiar [13.2]", () => {
  it.each(PRICES)("prices a base of %s at %d", (kind, points) => {
    expect(basePoints(kind, FORMAT_32_8)).toBe(points);
  });

  it("prices every kind there is", () => {
    expect(PRICES.map(([kind]) => kind).sort()).toEqual([...UNIT_KINDS].sort());
  });

  it.each([
    ["foot-howitzers", "footHowitzers"],
    ["horse-howitzers", "horseHowitzers"],
    ["guard-howitzers", "guardHowitzers"],
    ["foot-4-pounder", "foot4Pounder"],
    ["horse-3-pounder", "horse3Pounder"],
    ["vistula-lancers", "vistulaLancers"],
    ["young-guard-artillery", "youngGuardGuns"],
  ] as const)("takes the price of %s, which the text lacks, from the format", (kind, setting) => {
    const inferredPrices = { ...FORMAT_32_8.inferredPrices, [setting]: 7.5 };
    expect(basePoints(kind, { ...FORMAT_32_8, inferredPrices })).toBe(7.5);
    expect(WAGOMIAR[kind].inferred).toBe(setting);
  });

  it("marks no other price as inferred", () => {
    expect(UNIT_KINDS.filter((kind) => WAGOMIAR[kind].inferred !== undefined)).toHaveLength(7);
  });
});

describe("additions for points [13.3]", () => {
  it.each<[Upgrade, number]>([
    ["redraw-commander", 1],
    ["extra-general", 3],
    ["army-morale-level", 10],
    ["built-up-1", 1],
    ["built-up-2", 2],
    ["difficult-ground", 1],
    ["wood", 1],
    ["hill", 1],
    ["providence", 1],
    ["first-initiative", 1],
    ["seize-initiative", 1],
    ["delay-artillery", 1],
    ["ambush", 1],
    ["linear-works", 2],
    ["redoubt", 4],
  ])("sells %s at %d", (upgrade, points) => {
    expect(upgradePoints({ upgrade, count: 1 })).toBe(points);
    expect(upgradePoints({ upgrade, count: 3 })).toBe(3 * points);
  });

  it("sells a train of six loads at six points", () => {
    expect(upgradePoints({ upgrade: "ammunition-train", count: 6 })).toBe(6);
    expect(UPGRADES).toHaveLength(16);
  });

  it.each<[UnitKind, bases: number, points: number]>([
    ["line-infantry", 3, 3],
    ["light-cavalry", 2, 2],
    ["foot-6-pounder", 1, 5],
  ])("asks for the status of %s, %d bases, %d points", (unitKind, bases, points) => {
    expect(statusPoints({ unitKind, bases }, DEFAULT_READINGS)).toBe(points);
  });
});

describe("bases [1.1]", () => {
  it.each<[UnitKind, depthCm: number, widthCm: number]>([
    ["line-infantry", 2, 4],
    ["light-infantry", 2, 4],
    ["cuirassiers", 4, 4],
    ["regimental-artillery", 4, 3],
    ["foot-4-pounder", 4, 3],
    ["horse-6-pounder", 6, 4],
    ["foot-12-pounder", 6, 4],
  ])("stands %s on %d cm of depth and %d of width", (kind, depthCm, widthCm) => {
    expect(baseSizeOf(kind)).toMatchObject({ depthCm, widthCm });
  });

  it.each<UnitKind>(["foot-8-pounder", "foot-howitzers"])("names no base for %s", (kind) => {
    expect(baseSizeOf(kind)).toBeNull();
  });
});

describe("generic army books [13.2]", () => {
  it("gives Poles the Vistula Legion and the guard lancers, as the text says", () => {
    expect(ARMY_BOOKS["duchy-of-warsaw"]).toEqual(
      expect.arrayContaining(["vistula-legion", "guard-chevaulegers-lancers"]),
    );
  });

  it("gives the French Polish lancers, as the text says", () => {
    expect(ARMY_BOOKS.france).toContain("lancers");
  });

  it.each(Object.entries(ARMY_BOOKS))("names no kind twice in the book of %s", (_, kinds) => {
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
