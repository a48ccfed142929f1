import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bowedLeft,
  cutAt,
  distanceToLineCm,
  facingOfLine,
  lengthCm,
  type Polyline,
  waysFrom,
} from "@/lib/terrain/polyline";

describe("the side a line looks to", () => {
  it.each([
    [
      "eastward",
      [
        [0, 0],
        [10, 0],
      ],
      0,
    ],
    [
      "westward",
      [
        [10, 0],
        [0, 0],
      ],
      180,
    ],
    [
      "northward",
      [
        [0, 0],
        [0, 10],
      ],
      270,
    ],
    [
      "southward",
      [
        [0, 10],
        [0, 0],
      ],
      90,
    ],
    [
      "bent, by its ends",
      [
        [0, 0],
        [5, 5],
        [10, 0],
      ],
      0,
    ],
    [
      "closed, by its first step",
      [
        [0, 0],
        [10, 0],
        [5, 5],
        [0, 0],
      ],
      0,
    ],
  ] as const)("%s", (_, line, facing) => {
    expect(facingOfLine(line)).toBeCloseTo(facing);
  });
});

describe("a line that bows out", () => {
  const redan: Polyline = [
    [0, 0],
    [5, 4],
    [10, 0],
  ];

  it("runs so that the bow is on its left, whichever way it was drawn", () => {
    expect(bowedLeft(redan)).toEqual(redan);
    expect(bowedLeft(redan.toReversed())).toEqual(redan);
  });

  it("stays as it was drawn where it is straight, or nearly so", () => {
    const straight: Polyline = [
      [10, 0],
      [0, 0],
    ];
    expect(bowedLeft(straight)).toEqual(straight);
    const unsteady: Polyline = [
      [10, 0],
      [5, 0.1],
      [0, 0],
    ];
    expect(bowedLeft(unsteady)).toEqual(unsteady);
  });
});

const ROAD: Polyline = [
  [0, 0],
  [10, 0],
  [10, 20],
];
const places = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
const lines = fc.array(places, { minLength: 2, maxLength: 12 });

describe("a line cut short", () => {
  it.each([
    [
      "within its first piece",
      4,
      [
        [0, 0],
        [4, 0],
      ],
    ],
    [
      "within a later one",
      15,
      [
        [0, 0],
        [10, 0],
        [10, 5],
      ],
    ],
    ["nowhere where it is no longer", 30, ROAD],
    ["nowhere where it is shorter", 99, ROAD],
  ])("%s", (_, atCm, left) => {
    expect(cutAt(ROAD, atCm)).toEqual(left);
  });

  it("is as long as it is cut, or whole", () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 500 }), (line, atCm) => {
        expect(lengthCm(cutAt(line, atCm))).toBeCloseTo(Math.min(atCm, lengthCm(line)), 6);
      }),
    );
  });
});

describe("the two ways from a place", () => {
  it("begin where the line is nearest and lead to its ends", () => {
    expect(waysFrom([4, 3], ROAD)).toEqual([
      [
        [4, 0],
        [10, 0],
        [10, 20],
      ],
      [
        [4, 0],
        [0, 0],
      ],
    ]);
  });

  it("are the whole line between them", () => {
    fc.assert(
      fc.property(lines, places, (line, place) => {
        const [on, back] = waysFrom(place, line);
        expect(lengthCm(on) + lengthCm(back)).toBeCloseTo(lengthCm(line), 6);
        expect(on[0]).toEqual(back[0]);
        expect(distanceToLineCm(place, line)).toBeCloseTo(
          Math.hypot((on[0]?.[0] ?? 0) - place[0], (on[0]?.[1] ?? 0) - place[1]),
          6,
        );
      }),
    );
  });
});
