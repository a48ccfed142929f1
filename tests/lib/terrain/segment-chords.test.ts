import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { between, distanceCm, type Point, type Segment } from "@/lib/terrain/point";
import { distanceToLineCm } from "@/lib/terrain/polyline";
import { ringContains } from "@/lib/terrain/ring";
import { chordsNear, chordsWithin, crossingsCm, joinedChords } from "@/lib/terrain/segment-chords";

const SQUARE: readonly Point[] = [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
];
const HORSESHOE: readonly Point[] = [
  [10, 10],
  [30, 10],
  [30, 20],
  [25, 20],
  [25, 15],
  [15, 15],
  [15, 20],
  [10, 20],
];

describe("the stretches of a segment within a ring", () => {
  test.each<{ of: string; segment: Segment; ring: readonly Point[]; chords: number[][] }>([
    {
      of: "right through",
      segment: [
        [0, 15],
        [40, 15],
      ],
      ring: SQUARE,
      chords: [[10, 20]],
    },
    {
      of: "beginning in it",
      segment: [
        [12, 15],
        [40, 15],
      ],
      ring: SQUARE,
      chords: [[0, 8]],
    },
    {
      of: "wholly in it",
      segment: [
        [12, 15],
        [18, 15],
      ],
      ring: SQUARE,
      chords: [[0, 6]],
    },
    {
      of: "twice through",
      segment: [
        [0, 18],
        [40, 18],
      ],
      ring: HORSESHOE,
      chords: [
        [10, 15],
        [25, 30],
      ],
    },
    {
      of: "along its edge",
      segment: [
        [0, 10],
        [40, 10],
      ],
      ring: SQUARE,
      chords: [],
    },
    {
      of: "through a corner alone",
      segment: [
        [0, 20],
        [20, 0],
      ],
      ring: SQUARE,
      chords: [],
    },
    {
      of: "from corner to corner",
      segment: [
        [10, 10],
        [20, 20],
      ],
      ring: SQUARE,
      chords: [[0, 14.142136]],
    },
    {
      of: "of no length",
      segment: [
        [15, 15],
        [15, 15],
      ],
      ring: SQUARE,
      chords: [],
    },
  ])("$of", ({ segment, ring, chords }) => {
    const found = chordsWithin(segment, ring).map(({ fromCm, toCm }) => [fromCm, toCm]);
    expect(found.map((each) => each.map((cm) => Math.round(cm * 1e6) / 1e6))).toEqual(chords);
  });
});

const coordinate = fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10);
const place = fc.tuple(coordinate, coordinate);

test("agree with any place along the segment", () => {
  const share = fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100);
  fc.assert(
    fc.property(place, place, share, (from, to, at) => {
      const segment: Segment = [from, to];
      const lengthCm = distanceCm(from, to);
      const here = between(from, to, at);
      const isIn = (chords: ReturnType<typeof chordsWithin>, slackCm: number) =>
        chords.some(
          ({ fromCm, toCm }) => fromCm - slackCm < at * lengthCm && toCm + slackCm > at * lengthCm,
        );
      const off = distanceToLineCm(here, HORSESHOE);
      if (isIn(chordsNear(segment, HORSESHOE, 2), -1e-6)) expect(off).toBeLessThan(2 + 1e-6);
      else if (!isIn(chordsNear(segment, HORSESHOE, 2), 1e-6) && lengthCm > 1)
        expect(off).toBeGreaterThan(2 - 1e-5);
      const edge = distanceToLineCm(here, [...HORSESHOE, HORSESHOE[0] as Point]);
      if (lengthCm < 1 || edge < 1e-4) return;
      expect(isIn(chordsWithin(segment, HORSESHOE), 0)).toBe(ringContains(HORSESHOE, here));
    }),
  );
});

test("crossings are in order, one for each corner", () => {
  const line: readonly Point[] = [
    [5, 0],
    [5, 5],
    [5, 10],
    [8, 10],
    [8, 0],
  ];
  expect(
    crossingsCm(
      [
        [0, 5],
        [10, 5],
      ],
      line,
    ),
  ).toEqual([5, 8]);
  expect(
    crossingsCm(
      [
        [10, 5],
        [0, 5],
      ],
      line,
    ),
  ).toEqual([2, 5]);
  expect(
    crossingsCm(
      [
        [0, 20],
        [10, 20],
      ],
      line,
    ),
  ).toEqual([]);
});

test("chords that touch are one", () => {
  const chords = [
    { fromCm: 5, toCm: 8 },
    { fromCm: 0, toCm: 2 },
    { fromCm: 2, toCm: 3 },
    { fromCm: 6, toCm: 7 },
  ];
  expect(joinedChords(chords)).toEqual([
    { fromCm: 0, toCm: 3 },
    { fromCm: 5, toCm: 8 },
  ]);
});
