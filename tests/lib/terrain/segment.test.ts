import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Segment } from "@/lib/terrain/point";
import {
  distanceBetweenSegmentsCm,
  distanceToSegmentCm,
  leastDistanceCm,
  segmentsMeet,
} from "@/lib/terrain/segment";

const BASE: Segment = [
  [0, 0],
  [10, 0],
];

describe("the distance from a place to a segment", () => {
  it.each([
    ["beside its middle", [5, 3], 3],
    ["beyond its end", [13, 4], 5],
    ["before its beginning", [-3, -4], 5],
    ["on it", [7, 0], 0],
  ] as const)("%s", (_, point, distance) => {
    expect(distanceToSegmentCm(point, BASE)).toBeCloseTo(distance);
  });

  it("is the distance to the place where a segment has no length", () => {
    expect(
      distanceToSegmentCm(
        [3, 4],
        [
          [0, 0],
          [0, 0],
        ],
      ),
    ).toBe(5);
  });
});

describe("two segments meet", () => {
  it.each([
    [
      "crossing",
      [
        [5, -5],
        [5, 5],
      ],
      true,
    ],
    [
      "touching with an end",
      [
        [5, 0],
        [5, 5],
      ],
      true,
    ],
    [
      "sharing an end",
      [
        [10, 0],
        [20, 5],
      ],
      true,
    ],
    [
      "lying on each other",
      [
        [5, 0],
        [15, 0],
      ],
      true,
    ],
    [
      "in one line but apart",
      [
        [11, 0],
        [15, 0],
      ],
      false,
    ],
    [
      "side by side",
      [
        [0, 1],
        [10, 1],
      ],
      false,
    ],
    [
      "crossing only when drawn longer",
      [
        [5, 1],
        [5, 5],
      ],
      false,
    ],
  ] as const)("%s", (_, other, meets) => {
    expect(segmentsMeet(BASE, other)).toBe(meets);
    expect(segmentsMeet(other, BASE)).toBe(meets);
  });

  it("exactly when nothing lies between them", () => {
    const place = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }));
    const segment = fc.tuple(place, place);
    fc.assert(
      fc.property(segment, segment, (a, b) => {
        expect(distanceBetweenSegmentsCm(a, b) < 1e-9).toBe(segmentsMeet(a, b));
      }),
    );
  });
});

describe("the least distance between two segments at a glance", () => {
  const cm = fc.integer({ min: -300, max: 300 });
  const point = fc.tuple(cm, cm);
  const segment = fc.tuple(point, point);

  it("is never more than the distance", () => {
    fc.assert(
      fc.property(segment, segment, (one, other) => {
        expect(leastDistanceCm(one, other)).toBeLessThanOrEqual(
          distanceBetweenSegmentsCm(one, other) + 1e-9,
        );
      }),
    );
  });

  it("is the gap between segments that lie beside each other", () => {
    expect(
      leastDistanceCm(BASE, [
        [2, 7],
        [8, 7],
      ]),
    ).toBe(7);
    expect(
      leastDistanceCm(BASE, [
        [14, -1],
        [14, 5],
      ]),
    ).toBe(4);
    expect(
      leastDistanceCm(BASE, [
        [5, -2],
        [5, 2],
      ]),
    ).toBe(0);
  });
});
