import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hachures } from "@/lib/terrain/hachures";
import type { Point } from "@/lib/terrain/point";
import { stationsAlong } from "@/lib/terrain/polyline";
import { type Ring, ringContains } from "@/lib/terrain/ring";
import { flattened, smoothLine, smoothRing } from "@/lib/terrain/smooth";
import { snappedToGrid, snappedToPlace } from "@/lib/terrain/snap";

const place = fc.tuple(fc.integer({ min: 0, max: 230 }), fc.integer({ min: 0, max: 190 }));

/** A ring of many corners around a centre, nearly a circle. */
function circle(radiusCm: number, [x, y]: Point = [100, 100]): Ring {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    return [x + radiusCm * Math.cos(angle), y + radiusCm * Math.sin(angle)];
  });
}

describe("a smooth curve", () => {
  it("goes through every corner of its ring", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 30 }), (ring) => {
        const steps = flattened(smoothRing(ring), 4);
        expect(steps).toHaveLength(ring.length * 4);
        ring.forEach((corner, index) => {
          expect(steps[index * 4]?.[0]).toBeCloseTo(corner[0]);
          expect(steps[index * 4]?.[1]).toBeCloseTo(corner[1]);
        });
      }),
    );
  });

  it("begins and ends where its line does", () => {
    const steps = flattened(
      smoothLine([
        [0, 0],
        [10, 5],
        [20, 0],
      ]),
    );
    expect(steps[0]).toEqual([0, 0]);
    expect(steps.at(-1)).toEqual([20, 0]);
  });
});

describe("hachures", () => {
  it.each([
    ["outside", false],
    ["inside", true],
  ] as const)("point downhill, %s, whichever way the corners run", (downhill, inside) => {
    for (const ring of [circle(30), [...circle(30)].reverse()]) {
      const strokes = hachures(ring, { everyCm: 2, lengthsCm: [1, 2], downhill });
      expect(strokes.length).toBeGreaterThan(80);
      for (const [, end] of strokes) expect(ringContains(ring, end)).toBe(inside);
    }
  });
});

describe("lines", () => {
  it("have stations at even steps", () => {
    const stations = stationsAlong(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      4,
    );
    expect(stations.map(({ point }) => point)).toEqual([
      [2, 0],
      [6, 0],
      [10, 0],
      [10, 4],
      [10, 8],
    ]);
  });
});

describe("snapping", () => {
  it.each([
    [
      [10.2, 3.3],
      [10, 3.5],
    ],
    [
      [-0.1, 0.26],
      [0, 0.5],
    ],
  ] as const)("%j goes to %j", (point, snapped) => {
    expect(snappedToGrid(point, 0.5)).toEqual(snapped);
  });

  it("takes the nearest place in reach, or none", () => {
    const places: Point[] = [
      [0, 0],
      [3, 0],
      [9, 9],
    ];
    expect(snappedToPlace([2, 0], places, 2)).toEqual([3, 0]);
    expect(snappedToPlace([6, 6], places, 2)).toEqual([6, 6]);
  });
});
