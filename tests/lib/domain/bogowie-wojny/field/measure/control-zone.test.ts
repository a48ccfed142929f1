import { describe, expect, test } from "vitest";
import {
  controlledGround,
  groundSeenBy,
  type Standing,
} from "@/lib/domain/bogowie-wojny/field/measure/control-zone";
import type { Point } from "@/lib/terrain/point";
import { type Ring, ringContains } from "@/lib/terrain/ring";
import { disc, groundOf, section } from "./laid-field";

const UNIT: Standing = {
  middle: [60, 60],
  facingDeg: 0,
  widthCm: 8,
  depthCm: 2,
  isAllRound: false,
};
const TABLE = { widthCm: 120, depthCm: 120 };
const BARE = { table: TABLE, ground: groundOf({}), hillSight: "highest-point" } as const;

function holds(rings: readonly Ring[], place: Point): boolean {
  return rings.some((ring) => ringContains(ring, place));
}

describe("a zone of control [2.7]", () => {
  test.each<{ of: string; place: Point; controlled: boolean; unit?: Partial<Standing> }>([
    { of: "straight before it", place: [60, 67], controlled: true },
    { of: "just within its depth", place: [60, 67.95], controlled: true },
    { of: "beyond its depth", place: [60, 68.2], controlled: false },
    { of: "on its left at 44°", place: [56 - 4.8, 65], controlled: true },
    { of: "on its left at 50°", place: [56 - 5.9, 65], controlled: false },
    { of: "behind it", place: [60, 57], controlled: false },
    { of: "turned east", place: [67, 60], controlled: true, unit: { facingDeg: 90 } },
    {
      of: "behind a square",
      place: [60, 51],
      controlled: true,
      unit: { isAllRound: true },
    },
    {
      of: "on a square's flank",
      place: [71, 59],
      controlled: true,
      unit: { isAllRound: true },
    },
    {
      of: "beyond a square's corner",
      place: [70, 66],
      controlled: false,
      unit: { isAllRound: true },
    },
  ])("$of: $controlled", ({ place, controlled, unit }) => {
    expect(holds(controlledGround({ ...UNIT, ...unit }, 8, BARE), place)).toBe(controlled);
  });

  test("ends where its unit does not see", () => {
    const wood = { kind: "wood", points: disc([60, 64], 1) };
    const around = { ...BARE, ground: groundOf({ pieces: [wood] }) };
    const rings = controlledGround(UNIT, 8, around);
    expect(holds(rings, [60, 67])).toBe(false);
    expect(holds(rings, [65, 65])).toBe(true);
  });

  test("reaches 3 cm into a wood, and all of a built-up area but nothing behind it", () => {
    const wood = { kind: "wood", points: disc([50, 70], 7) };
    const village = { kind: "built-up", level: 1, points: section([70, 67]) };
    const around = { ...BARE, ground: groundOf({ pieces: [wood, village] }) };
    const rings = controlledGround(UNIT, 15, around);
    expect(holds(rings, [70, 71])).toBe(true);
    expect(holds(rings, [72, 73])).toBe(false);
    expect(holds(rings, [54.5, 66.5])).toBe(true);
    expect(holds(rings, [50, 70])).toBe(false);
  });

  test("ends at the table's edge", () => {
    const rings = controlledGround({ ...UNIT, middle: [60, 117] }, 8, BARE);
    expect(Math.max(...rings.flat().map(([, y]) => y))).toBeLessThanOrEqual(120 + 1e-9);
  });
});

describe("the ground a unit sees [2.6]", () => {
  test("half the round before its front; a commander's all round", () => {
    expect(holds(groundSeenBy(UNIT, 180, BARE), [10, 61])).toBe(true);
    expect(holds(groundSeenBy(UNIT, 180, BARE), [60, 50])).toBe(false);
    expect(holds(groundSeenBy(UNIT, 360, BARE), [60, 50])).toBe(true);
  });
});
