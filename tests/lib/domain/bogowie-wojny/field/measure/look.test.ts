import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookBetween } from "@/lib/domain/bogowie-wojny/field/measure/look";
import type { HillSight } from "@/lib/rules/bogowie-wojny/tables/reach";
import type { Point } from "@/lib/terrain/point";
import { disc, groundOf, section } from "./laid-field";

const WOOD = { kind: "wood", points: disc([60, 60], 10) };
const THIN_WOOD = { kind: "wood", points: disc([60, 60], 1) };
const HILL = { kind: "hill", points: disc([60, 60], 10) };
const VILLAGE = { kind: "built-up", level: 1, points: section([60, 60]) };
const REDOUBT = { kind: "redoubt", points: section([60, 60]) };

interface Case {
  readonly of: string;
  readonly ground: Parameters<typeof groundOf>[0];
  readonly from: Point;
  readonly to: Point;
  readonly sight?: HillSight;
  /** What hides, as `why kind at stop`; empty where seen. */
  readonly because: readonly string[];
}

const WEST: Point = [30, 60];
const EAST: Point = [90, 60];

// biome-ignore format: a table is easiest to read with one row per line
const CASES: readonly Case[] = [
  { of: "open ground, at any distance [2.6]", ground: {}, from: [0, 0], to: [120, 120], because: [] },
  { of: "a wood between, 3 cm of it seen [3.5]", ground: { pieces: [WOOD] }, from: WEST, to: EAST, because: ["behind wood at 23"] },
  { of: "a wood thinner than 3 cm between [2.6]", ground: { pieces: [THIN_WOOD] }, from: WEST, to: EAST, because: ["behind wood at 31"] },
  { of: "3 cm into a wood [3.5]", ground: { pieces: [WOOD] }, from: WEST, to: [53, 60], because: [] },
  { of: "4 cm into a wood", ground: { pieces: [WOOD] }, from: WEST, to: [54, 60], because: ["deep wood at 23"] },
  { of: "out of a wood from 3 cm", ground: { pieces: [WOOD] }, from: [67, 60], to: EAST, because: [] },
  { of: "out of a wood from 4 cm", ground: { pieces: [WOOD] }, from: [66, 60], to: EAST, because: ["deep wood at 3"] },
  { of: "within a wood, 3 cm apart", ground: { pieces: [WOOD] }, from: [58, 60], to: [61, 60], because: [] },
  { of: "within a wood, 4 cm apart", ground: { pieces: [WOOD] }, from: [58, 60], to: [62, 60], because: ["deep wood at 3"] },
  { of: "behind a built-up area [3.5]", ground: { pieces: [VILLAGE] }, from: WEST, to: EAST, because: ["behind built-up at 25"] },
  { of: "in a built-up area [3.5, 8.9]", ground: { pieces: [VILLAGE] }, from: WEST, to: [64, 60], because: [] },
  { of: "in the farther of two sections that touch", ground: { pieces: [VILLAGE, { ...VILLAGE, points: section([70, 60]) }] }, from: WEST, to: [74, 60], because: [] },
  { of: "in a built-up area behind another", ground: { pieces: [VILLAGE, { ...VILLAGE, points: section([80, 60]) }] }, from: WEST, to: [80, 60], because: ["behind built-up at 25"] },
  { of: "behind a redoubt [3.5]", ground: { fieldWorks: [REDOUBT] }, from: WEST, to: EAST, because: ["behind redoubt at 25"] },
  { of: "in a redoubt [3.5]", ground: { fieldWorks: [REDOUBT] }, from: WEST, to: [62, 60], because: [] },
  { of: "behind a hill [3.5]", ground: { pieces: [HILL] }, from: WEST, to: EAST, because: ["crest hill at 30"] },
  { of: "behind a hill that hides only what is behind it", ground: { pieces: [HILL] }, from: WEST, to: EAST, sight: "whole-hill", because: ["behind hill at 40"] },
  { of: "on a hill this side of its highest point", ground: { pieces: [HILL] }, from: WEST, to: [59, 60], because: [] },
  { of: "on a hill beyond its highest point", ground: { pieces: [HILL] }, from: WEST, to: [61, 60], because: ["crest hill at 30"] },
  { of: "anywhere on a hill, where players agree so [3.5]", ground: { pieces: [HILL] }, from: WEST, to: [69, 60], sight: "whole-hill", because: [] },
  { of: "from one slope of a hill to the other", ground: { pieces: [HILL] }, from: [52, 60], to: [68, 60], because: [] },
  { of: "from a hill over a wood [2.6]", ground: { pieces: [HILL, { kind: "wood", points: disc([80, 60], 5) }] }, from: [65, 60], to: EAST, because: ["behind wood at 13"] },
  { of: "over joined hills, which are one [2.6]", ground: { pieces: [{ ...HILL, points: disc([55, 60], 10) }, { ...HILL, points: disc([65, 60], 10) }] }, from: WEST, to: [59, 60], because: [] },
  { of: "a gully, a fence, works, water, difficult ground [2.6]", ground: { pieces: [{ kind: "gully", points: disc([60, 60], 2), ways: [[58, 60], [62, 60]] }, { kind: "fence", look: "wall", points: [[50, 50], [50, 70]] }, { kind: "stream", widthCm: 1, points: [[40, 50], [40, 70]] }, { kind: "difficult", look: "scrub", points: disc([70, 60], 4) }, { kind: "impassable", look: "lake", points: disc([80, 60], 4) }], fieldWorks: [{ kind: "linear", points: [[45, 55], [45, 65]] }] }, from: WEST, to: EAST, because: [] },
  { of: "a wood from the east", ground: { pieces: [{ kind: "wood", points: disc([50, 60], 10) }] }, from: EAST, to: WEST, because: ["behind wood at 33"] },
  { of: "a hill from the east", ground: { pieces: [{ kind: "hill", points: disc([50, 60], 10) }] }, from: EAST, to: WEST, because: ["crest hill at 40"] },
  { of: "along a built-up area's edge", ground: { pieces: [VILLAGE] }, from: [30, 55], to: [90, 55], because: [] },
];

describe("what hides one place from another [2.6, 3.5]", () => {
  test.each(CASES)("$of", ({ ground, from, to, sight = "highest-point", because }) => {
    const look = lookBetween(from, to, { ground: groundOf(ground), hillSight: sight });
    const words = look.because.map(
      ({ why, kind, stopCm }) => `${why} ${kind} at ${Math.round(stopCm * 100) / 100}`,
    );
    expect(words).toEqual(because);
    expect(look.visible).toBe(because.length === 0);
    expect(look.seenCm).toBeLessThanOrEqual(look.distanceCm);
  });

  test("says where the other reading of hills would decide", () => {
    const ground = groundOf({ pieces: [HILL] });
    const at = (to: Point) => lookBetween(WEST, to, { ground, hillSight: "highest-point" });
    expect(at([65, 60]).byReading).toBe(true);
    expect(at(EAST).byReading).toBe(false);
    expect(at([40, 60]).byReading).toBe(false);
  });

  test("a look of no length is seen", () => {
    const look = lookBetween([60, 60], [60, 60], {
      ground: groundOf({ pieces: [WOOD] }),
      hillSight: "highest-point",
    });
    expect(look).toMatchObject({ visible: true, distanceCm: 0 });
  });
});

const coordinate = fc.integer({ min: 0, max: 240 }).map((half) => half / 2);
const place = fc.tuple(coordinate, coordinate);
const round = fc.record({
  kind: fc.constantFrom("wood", "hill"),
  points: fc.tuple(place, fc.integer({ min: 1, max: 15 })).map(([at, radius]) => disc(at, radius)),
});
const village = place.map((at) => ({ kind: "built-up", level: 1, points: section(at) }));
const pieces = fc.array(fc.oneof(round, village), { maxLength: 6 });
const hillSight = fc.constantFrom<HillSight>("highest-point", "whole-hill");

describe("looks over any ground", () => {
  test("what A sees of B, B sees of A", () => {
    fc.assert(
      fc.property(pieces, place, place, hillSight, (laid, a, b, sight) => {
        const around = { ground: groundOf({ pieces: laid }), hillSight: sight };
        const there = lookBetween(a, b, around);
        const back = lookBetween(b, a, around);
        expect(back.visible).toBe(there.visible);
        expect(back.because.map(({ id }) => id).toSorted()).toEqual(
          there.because.map(({ id }) => id).toSorted(),
        );
      }),
    );
  });

  test("another wood never reveals", () => {
    fc.assert(
      fc.property(
        pieces,
        fc.tuple(place, fc.integer({ min: 1, max: 15 })),
        place,
        place,
        (laid, [middle, radius], a, b) => {
          const wood = { kind: "wood", points: disc(middle, radius) };
          const sight = { hillSight: "highest-point" } as const;
          const before = lookBetween(a, b, { ground: groundOf({ pieces: laid }), ...sight });
          const after = lookBetween(a, b, {
            ground: groundOf({ pieces: [...laid, wood] }),
            ...sight,
          });
          expect(after.visible && !before.visible).toBe(false);
          expect(after.seenCm).toBeLessThanOrEqual(before.seenCm + 1e-6);
        },
      ),
    );
  });
});
