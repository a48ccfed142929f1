import fc from "fast-check";
import { expect, test } from "vitest";
import { type Feature, featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { lookAt } from "@/lib/domain/belle-alliance/sight/look";
import { seenGround } from "@/lib/domain/belle-alliance/sight/seen-ground";
import { type SightGround, sightGround } from "@/lib/domain/belle-alliance/sight/sight-ground";
import type { Point } from "@/lib/terrain/point";
import { edgesOf, type Ring, ringContains } from "@/lib/terrain/ring";
import { distanceToSegmentCm } from "@/lib/terrain/segment";

const WITHIN = { minX: 0, minY: 0, maxX: 120, maxY: 120 };
/** To either side of the rim of what is seen; nearer than the other the two may differ. */
const BESIDE_CM = 0.15;
const EXACT_CM = 0.1;

const coordinate = fc.integer({ min: 0, max: 120 });
const blob = fc
  .record({
    x: coordinate,
    y: coordinate,
    spokes: fc.array(fc.integer({ min: 3, max: 30 }), { minLength: 3, maxLength: 9 }),
  })
  .map(({ x, y, spokes }) =>
    spokes.map((r, i): Point => {
      const turn = (2 * Math.PI * (i + 0.1)) / spokes.length;
      return [x + 0.41 + r * Math.cos(turn), y + 0.23 + r * Math.sin(turn)];
    }),
  );
const shape = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), blob)
    .map(([level, points]) => ({ kind: "hill", level, points })),
  blob.map((points) => ({ kind: "wood", points })),
  blob.map((points) => ({ kind: "building", material: "stone", points })),
);
const features = fc
  .array(shape, { minLength: 1, maxLength: 7 })
  .map((shapes) => shapes.map((each, i) => featureSchema.parse({ ...each, id: `f${i}` })));
const readings = fc.record({
  crest: fc.constantFrom("layer", "band"),
  levelLine: fc.constantFrom("blocked", "clear"),
  limits: fc.constantFrom("both", "against"),
  inward: fc.constantFrom("wood", "edge"),
  garrisons: fc.constantFrom("ground", "roof"),
  outlines: fc.constantFrom("drawn", "corners"),
} as const);
const eye = fc.tuple(
  fc.integer({ min: 1, max: 1190 }).map((x) => x / 10 + 0.037),
  fc.integer({ min: 1, max: 1190 }).map((y) => y / 10 + 0.059),
);

/** Places on either side of each edge of what is seen. */
function placesBeside(rings: readonly Ring[]): readonly Point[] {
  return rings.flatMap(edgesOf).flatMap(([[ax, ay], [bx, by]]): Point[] => {
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 0.3) return [];
    const off = BESIDE_CM / length;
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
    return [
      [x + (by - ay) * off, y - (bx - ax) * off],
      [x - (by - ay) * off, y + (bx - ax) * off],
    ];
  });
}

function isNear(at: Point, rings: readonly Ring[]): boolean {
  return rings.some((ring) =>
    edgesOf(ring).some((edge) => distanceToSegmentCm(at, edge) < EXACT_CM),
  );
}

function wrongPlaces(ground: SightGround, at: Point, places: readonly Point[]) {
  const rings = seenGround(ground, at, { within: WITHIN });
  return [...places, ...placesBeside(rings)]
    .filter(([x, y]) => x > 0 && y > 0 && x < WITHIN.maxX && y < WITHIN.maxY)
    .filter((place) => {
      const isSeen = rings.some((ring) => ringContains(ring, place));
      return lookAt(ground, { at }, { at: place }).visible !== isSeen && !isNear(place, rings);
    });
}

const somewhere: readonly Point[] = Array.from({ length: 400 }, (_, i) => [
  ((i * 0.618_034) % 1) * WITHIN.maxX,
  ((i * 0.754_878) % 1) * WITHIN.maxY,
]);

test("the ground seen ends where looks end, to a tenth of a cm", () => {
  fc.assert(
    fc.property(features, readings, eye, (shapes: readonly Feature[], read, at) => {
      const ground = sightGround({ features: shapes }, { readings: read });
      expect(wrongPlaces(ground, at, somewhere)).toEqual([]);
    }),
    // A triangle of some mm between two rays may be passed by: the grounds are the same in every run.
    { numRuns: 60, seed: 1 },
  );
});
