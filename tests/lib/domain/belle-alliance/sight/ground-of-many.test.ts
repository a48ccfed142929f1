import { expect, test } from "vitest";
import { type Feature, featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { groundOfMany, type Looker } from "@/lib/domain/belle-alliance/sight/ground-of-many";
import { lookAt } from "@/lib/domain/belle-alliance/sight/look";
import { sightGround } from "@/lib/domain/belle-alliance/sight/sight-ground";
import type { Point } from "@/lib/terrain/point";
import { areaCm2, distanceToEdgeCm, ringContains, signedAreaCm2 } from "@/lib/terrain/ring";

const TABLE = { widthCm: 120, depthCm: 80 };

const house = (west: number, south: number, east: number, north: number) =>
  featureSchema.parse({
    kind: "building",
    id: "house",
    material: "stone",
    points: [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ],
  });

function looker(x: number, y: number): Looker {
  const at: Point = [x, y];
  return { at, outline: [at] };
}

function seenBy(features: readonly Feature[], lookers: readonly Looker[]) {
  const ground = sightGround({ features }, { readings: { outlines: "corners" } });
  return { ground, steps: [...groundOfMany(ground, lookers, TABLE)] };
}

const isIn = (rings: readonly (readonly Point[])[], place: Point) =>
  rings.filter((ring) => ringContains(ring, place)).length % 2 === 1;

test("many see what any of them sees, as one shade with the blind ground left out", () => {
  const lookers = [looker(20, 40), looker(60, 10), looker(40, 70)];
  const { ground, steps } = seenBy([house(55, 30, 65, 50)], lookers);
  const { rings, counted } = steps.at(-1) ?? { rings: [], counted: 0 };
  expect(counted).toBe(3);
  let blind = 0;
  for (let x = 1.3; x < TABLE.widthCm; x += 3) {
    for (let y = 1.7; y < TABLE.depthCm; y += 3) {
      const place: Point = [x, y];
      if (rings.some((ring) => distanceToEdgeCm(place, ring) < 0.5)) continue;
      const isSeen = lookers.some(({ at }) => lookAt(ground, { at }, { at: place }).visible);
      expect(isIn(rings, place), place.join()).toBe(isSeen);
      if (!isSeen) blind++;
    }
  }
  expect(blind).toBeGreaterThan(5);
});

test("overlaps count once: two who see the whole table see it once", () => {
  const { steps } = seenBy([], [looker(20, 40), looker(90, 30)]);
  const rings = steps.at(-1)?.rings ?? [];
  expect(rings).toHaveLength(1);
  expect(areaCm2(rings[0] ?? [])).toBeCloseTo(TABLE.widthCm * TABLE.depthCm, -2);
});

test("ground that none of them sees inside what they see is a hole", () => {
  const around = [looker(60, 5), looker(60, 75), looker(5, 40), looker(115, 40)];
  const rings = seenBy([house(55, 35, 65, 45)], around).steps.at(-1)?.rings ?? [];
  const holes = rings.filter((ring) => signedAreaCm2(ring) < 0);
  expect(holes.length).toBeGreaterThan(0);
  expect(isIn(rings, [60, 40])).toBe(false);
});

test("pieces look from the corners of their bases, and the work can pause after each eye", () => {
  const outline: readonly Point[] = [
    [10, 10],
    [14, 10],
    [14, 12],
    [10, 12],
  ];
  const { steps } = seenBy([], [{ at: [12, 11], outline }, looker(40, 40)]);
  expect(steps.map(({ counted }) => counted)).toEqual([0, 0, 0, 0, 0, 1, 1, 2]);
});

test("of a crowd only so many are counted", () => {
  const crowd = Array.from({ length: 500 }, (_, i) => looker(20 + (i % 5), 40));
  const ground = sightGround({ features: [] });
  let last = 0;
  for (const { counted } of groundOfMany(ground, crowd, { widthCm: 60, depthCm: 60 }))
    last = counted;
  expect(last).toBe(400);
});
