import { describe, expect, test } from "vitest";
import { chargeOver } from "@/lib/domain/bogowie-wojny/field/measure/charge";
import { fireBars } from "@/lib/domain/bogowie-wojny/field/measure/fire";
import { lookBetween } from "@/lib/domain/bogowie-wojny/field/measure/look";
import { wayOver } from "@/lib/domain/bogowie-wojny/field/measure/way";
import type { MarchFormation, Weapon } from "@/lib/rules/bogowie-wojny/reach";
import type { HillSight } from "@/lib/rules/bogowie-wojny/tables/reach";
import type { Mover } from "@/lib/rules/bogowie-wojny/tables/terrain";
import type { Point } from "@/lib/terrain/point";
import { disc, groundOf, section } from "./laid-field";

/** Worked out from the book's text alone, each by its paragraph. */
type Ground = Parameters<typeof groundOf>[0];
const WEST: Point = [30, 60];
const EAST: Point = [90, 60];

const wood = (at: Point, radiusCm = 10) => ({ kind: "wood", points: disc(at, radiusCm) });
const hill = (at: Point, radiusCm = 10) => ({ kind: "hill", points: disc(at, radiusCm) });
const built = (at: Point) => ({ kind: "built-up", level: 1, points: section(at) });
const GULLY = {
  kind: "gully",
  points: [
    [56, 58],
    [64, 58],
    [64, 62],
    [56, 62],
  ],
  ways: [
    [60, 58],
    [60, 62],
  ],
};

describe("sight by the text [2.6, 3.5]", () => {
  // biome-ignore format: a table is easiest to read with one row per line
  test.each<{ of: string; pieces: Ground["pieces"]; from?: Point; to?: Point; by?: HillSight; sees: boolean; works?: Ground["fieldWorks"] }>([
    { of: "the slope turned to the eye", pieces: [hill([60, 60])], to: [55, 60], sees: true },
    { of: "the slope turned away", pieces: [hill([60, 60])], to: [66, 60], sees: false },
    { of: "the slope turned away, if only the whole hill hides", pieces: [hill([60, 60])], to: [66, 60], by: "whole-hill", sees: true },
    { of: "the plain beyond a hill, if only the whole hill hides", pieces: [hill([60, 60])], by: "whole-hill", sees: false },
    { of: "two hills that touch are one: the near half of both", pieces: [hill([50, 60]), hill([69, 60])], to: [58, 60], sees: true },
    { of: "two hills that touch are one: the far half of both", pieces: [hill([50, 60]), hill([69, 60])], to: [62, 60], sees: false },
    { of: "from a hill, a wood between hides", pieces: [hill([35, 60]), wood([60, 60])], sees: false },
    { of: "from a hill, a built-up area between hides", pieces: [hill([35, 60]), built([60, 60])], sees: false },
    { of: "from a hill, another hill between hides", pieces: [hill([25, 60]), hill([60, 60])], from: [34, 60], sees: false },
    { of: "2.9 cm into a wood", pieces: [wood([60, 60])], to: [52.9, 60], sees: true },
    { of: "3.2 cm into a wood", pieces: [wood([60, 60])], to: [53.2, 60], sees: false },
    { of: "from 2.9 cm in one wood to 2.9 cm in another", pieces: [wood([30, 60]), wood([90, 60])], from: [37.1, 60], to: [82.9, 60], sees: true },
    { of: "a unit in a village behind a village that does not touch it", pieces: [built([50, 60]), built([75, 60])], to: [75, 60], sees: false },
    { of: "the farther section of one built-up area", pieces: [built([50, 60]), built([60, 60])], to: [62, 60], sees: true },
    { of: "along the seam of two sections, behind both", pieces: [built([60, 55]), built([60, 65])], sees: false },
    { of: "a unit in a redoubt", pieces: [], works: [{ kind: "redoubt", points: section([60, 60]) }], to: [62, 60], sees: true },
    { of: "linear works do not hide", pieces: [], works: [{ kind: "linear", points: [[60, 55], [60, 65]] }], sees: true },
  ])("$of: $sees", ({ pieces, works, from = WEST, to = EAST, by = "highest-point", sees }) => {
    const ground = groundOf({ pieces: pieces ?? [], fieldWorks: works ?? [] });
    expect(lookBetween(from, to, { ground, hillSight: by }).visible).toBe(sees);
  });
});

describe("fire by the text [3.5, 8.9, 9.2]", () => {
  // biome-ignore format: a table is easiest to read with one row per line
  test.each<{ of: string; pieces: Ground["pieces"]; from?: Point; to?: Point; barred: readonly Weapon[] }>([
    { of: "over open ground", pieces: [], barred: [] },
    { of: "between built-up sections that touch", pieces: [built([50, 60]), built([60, 60])], from: [50, 60], to: [60, 60], barred: ["musket", "canister", "howitzer", "round-shot", "shrapnel"] },
    { of: "from a built-up section at one that does not touch it: no guns fire there", pieces: [built([50, 60]), built([80, 60])], from: [50, 60], to: [80, 60], barred: ["canister", "howitzer", "round-shot", "shrapnel"] },
    { of: "into a gully", pieces: [GULLY], to: [60, 60], barred: ["round-shot", "canister"] },
    { of: "out of a gully", pieces: [GULLY], from: [60, 60], barred: ["canister", "round-shot", "shrapnel"] },
    { of: "into a wood", pieces: [wood([60, 60])], to: [52, 60], barred: ["canister", "shrapnel"] },
    { of: "out of a wood", pieces: [wood([60, 60])], from: [68, 60], barred: ["canister", "howitzer", "round-shot", "shrapnel"] },
  ])("$of", ({ pieces, from = WEST, to = EAST, barred }) => {
    const bars = fireBars(from, to, groundOf({ pieces: pieces ?? [] }));
    expect([...bars.keys()].toSorted()).toEqual(barred.toSorted());
  });
});

describe("movement by the text [3.5, 7.6, 9.1]", () => {
  const TWO_WOODS = [wood([55, 60]), wood([65, 60])];
  // biome-ignore format: a table is easiest to read with one row per line
  test.each<{ of: string; ground: Ground; mover?: Mover; formation?: MarchFormation; costCm: number; isBarred?: boolean }>([
    { of: "infantry in a wood at half speed, then 5 cm for a new formation", ground: { pieces: [wood([60, 60], 5)] }, costCm: 75 },
    { of: "two woods that touch are left once", ground: { pieces: TWO_WOODS }, costCm: 95 },
    { of: "cavalry pays four for one in both", ground: { pieces: TWO_WOODS }, mover: "cavalry", costCm: 155 },
    { of: "through two built-up sections that touch", ground: { pieces: [built([55, 60]), built([65, 60])] }, costCm: 60 },
    { of: "guns over a stream", ground: { pieces: [{ kind: "stream", widthCm: 1, points: [[60, 40], [60, 50], [60, 80]] }] }, mover: "artillery", costCm: 65 },
    { of: "regimental guns over a hedge", ground: { pieces: [{ kind: "fence", look: "hedge", points: [[60, 40], [60, 50], [60, 80]] }] }, mover: "regimental-artillery", costCm: 60, isBarred: true },
    { of: "a column by road over difficult ground and wood", ground: { pieces: [wood([60, 60]), { kind: "difficult", look: "scrub", points: disc([80, 60], 5) }], roads: [{ points: [WEST, EAST] }] }, formation: "column", costCm: 60 },
  ])("$of: $costCm cm", ({ ground, mover = "infantry", formation = "line", costCm, isBarred = false }) => {
    const way = wayOver([WEST, EAST], { ground: groundOf(ground), marcher: { mover, formation } });
    expect(way.costCm).toBeCloseTo(costCm, 6);
    expect(way.bars.length > 0).toBe(isBarred);
  });

  // biome-ignore format: a table is easiest to read with one row per line
  test.each<{ of: string; line: readonly Point[]; charge: string }>([
    { of: "a straight of 10 cm", line: [WEST, [40, 60]], charge: "kept" },
    { of: "a straight of 9 cm", line: [WEST, [39, 60]], charge: "lost" },
    { of: "a turn 8 cm before the target", line: [WEST, [60, 60], [60, 68]], charge: "lost" },
  ])("a charge over $of: $charge [10.16]", ({ line, charge }) => {
    const marcher = { mover: "cavalry", formation: "line" } as const;
    expect(chargeOver(wayOver(line, { ground: groundOf({}), marcher }))).toBe(charge);
  });
});
