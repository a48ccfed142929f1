import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookBetween } from "@/lib/domain/bogowie-wojny/field/measure/look";
import { seenGround } from "@/lib/domain/bogowie-wojny/field/measure/seen-ground";
import type { HillSight } from "@/lib/rules/bogowie-wojny/tables/reach";
import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, type Ring, ringContains } from "@/lib/terrain/ring";
import { disc, groundOf, section } from "./laid-field";

const TABLE: Ring = [
  [0, 0],
  [120, 0],
  [120, 120],
  [0, 120],
];

const coordinate = fc.integer({ min: 0, max: 120 });
const place = fc.tuple(coordinate, coordinate);
const round = fc.record({
  kind: fc.constantFrom("wood", "hill"),
  points: fc.tuple(place, fc.integer({ min: 2, max: 15 })).map(([at, radius]) => disc(at, radius)),
});
const village = place.map((at) => ({ kind: "built-up", level: 1, points: section(at) }));
const pieces = fc.array(fc.oneof(round, village), { maxLength: 6 });
const hillSight = fc.constantFrom<HillSight>("highest-point", "whole-hill");

describe("the ground seen from a place [2.6, 3.5]", () => {
  test("is what each look sees, but for a hair at its edges", () => {
    fc.assert(
      fc.property(
        pieces,
        place,
        fc.array(place, { maxLength: 30 }),
        hillSight,
        (laid, eye, others, sight) => {
          const around = { ground: groundOf({ pieces: laid }), hillSight: sight };
          const rings = seenGround({ eye, fromDeg: 0, toDeg: 360, within: [TABLE] }, around);
          for (const other of others) {
            const isNearAnEdge = rings.some((ring) => distanceToEdgeCm(other, ring) < 0.6);
            const isOnTheRim = other.some((cm) => cm === 0 || cm === 120);
            if (isNearAnEdge || isOnTheRim) continue;
            const look = lookBetween(eye, other, around);
            expect(rings.some((ring) => ringContains(ring, other))).toBe(look.visible);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("another wood never reveals ground", () => {
    const hill = { kind: "hill", points: disc([60, 60], 10) };
    const wood = { kind: "wood", points: disc([40, 60], 5) };
    const from = (laid: readonly Readonly<Record<string, unknown>>[]) =>
      seenGround(
        { eye: [20, 60], fromDeg: 0, toDeg: 360, within: [TABLE] },
        { ground: groundOf({ pieces: laid }), hillSight: "highest-point" },
      );
    const holds = (rings: readonly Ring[], at: Point) => rings.some((r) => ringContains(r, at));
    expect(holds(from([hill]), [55, 60])).toBe(true);
    expect(holds(from([hill, wood]), [55, 60])).toBe(false);
    expect(holds(from([hill]), [65, 60])).toBe(false);
  });
});
