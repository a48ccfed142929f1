import fc from "fast-check";
import { expect, test } from "vitest";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  streetOf,
  type VillageOptions,
  villageOf,
  villagesIn,
} from "@/lib/domain/belle-alliance/scenario/village";
import { distanceToLineCm, lengthCm, type Polyline } from "@/lib/terrain/polyline";
import { areaCm2, ringContains, ringsMeet } from "@/lib/terrain/ring";

const OPTIONS: VillageOptions = {
  name: "Plancenoit",
  houses: 9,
  everyCm: 6,
  setBackCm: 1,
  house: { lengthCm: 3, depthCm: 2 },
  spread: 0,
  material: "stone",
};
const TABLE = { minX: 0, minY: 0, maxX: 180, maxY: 120 };
const STREET: Polyline = [
  [60, 60],
  [100, 60],
];

function village(options: Partial<VillageOptions> = {}, street = STREET): readonly Feature[] {
  let n = 0;
  return villageOf({ ...OPTIONS, ...options }, { street, table: TABLE, newId: () => `n${++n}` });
}

const wallsOf = (features: readonly Feature[]) =>
  features.flatMap((feature) => (feature.kind === "building" ? [feature.points] : []));

test("houses stand in two rows along the street, of the material asked for, under one name", () => {
  const features = village();
  expect(features.at(-1)).toMatchObject({ kind: "place", name: "Plancenoit" });
  expect(
    features.filter((feature) => feature.kind === "building" && feature.material === "stone"),
  ).toHaveLength(9);
  for (const walls of wallsOf(features)) {
    expect(areaCm2(walls)).toBeCloseTo(6);
    expect(Math.min(...walls.map((corner) => distanceToLineCm(corner, STREET)))).toBeCloseTo(1);
  }
});

test("a village without a name has houses alone", () => {
  expect(village({ name: " " }).every(({ kind }) => kind === "building")).toBe(true);
});

/** A village with two houses that would touch once their corners are rounded. */
const NEARLY_TOUCHING: [number, number][] = [
  [73, 37],
  [29, 89],
  [62, 46],
  [79, 116],
  [0, 0],
];

test("no house stands on another, in the street or beyond the table, however uneven and bent", () => {
  const place = fc.tuple(fc.integer({ min: 0, max: 180 }), fc.integer({ min: 0, max: 120 }));
  const street = fc.uniqueArray(place, { minLength: 2, maxLength: 5, selector: String });
  fc.assert(
    fc.property(street, fc.double({ min: 0, max: 1, noNaN: true }), (line, spread) => {
      const walls = wallsOf(village({ spread, houses: 30 }, line));
      for (const [at, ring] of walls.entries()) {
        expect(ring.every(([x, y]) => x >= 0 && y >= 0 && x <= 180 && y <= 120)).toBe(true);
        expect(line.some((corner) => ringContains(ring, corner))).toBe(false);
        expect(walls.slice(at + 1).some((other) => ringsMeet(ring, other))).toBe(false);
      }
    }),
    { numRuns: 50, examples: [[NEARLY_TOUCHING, 0.9999985544173365]] },
  );
});

test.each([
  ["in the middle of a road", [90, 40], [66, 114]],
  ["near its beginning", [5, 60], [0, 48]],
  ["beyond its end", [200, 60], [132, 180]],
] as const)("the street is a stretch of the road: %s", (_, about, [from, to]) => {
  const road: Polyline = [
    [0, 60],
    [90, 60],
    [180, 60],
  ];
  const street = streetOf(road, about, { houses: 16, everyCm: 6 });
  expect(lengthCm(street)).toBeCloseTo(48);
  expect([street[0]?.[0], street.at(-1)?.[0]]).toEqual([from, to]);
});

test("the houses of a village are one group under its name, a farm and other houses are not in it", () => {
  const here = village();
  const farm = village({ name: "Papelotte", houses: 3 }, [
    [150, 100],
    [170, 100],
  ]).map((feature) => ({ ...feature, id: `farm-${feature.id}` }));
  const [house, ...others] = here.filter(({ kind }) => kind === "building");
  const church = { ...house, id: "church", name: "Church" } as Feature;
  const wooden = { ...house, id: "wooden", material: "wood" } as Feature;
  const groups = villagesIn([...here, ...farm, church, wooden]);
  expect(groups.map(({ place }) => place)).toEqual(["Plancenoit"]);
  expect(groups[0]?.houses.map(({ id }) => id)).toEqual([house, ...others].map((each) => each?.id));
});

test("two villages far from each other are two groups, without a name where none is near", () => {
  const there = village({ name: "" }, [
    [20, 20],
    [60, 20],
  ]).map((feature) => ({ ...feature, id: `there-${feature.id}` }));
  expect(villagesIn([...village(), ...there]).map(({ place }) => place)).toEqual([
    "Plancenoit",
    "",
  ]);
});
