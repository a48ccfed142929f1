import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chargeOver } from "@/lib/domain/bogowie-wojny/field/measure/charge";
import { wayOver } from "@/lib/domain/bogowie-wojny/field/measure/way";
import type { MarchFormation } from "@/lib/rules/bogowie-wojny/reach";
import type { Mover } from "@/lib/rules/bogowie-wojny/tables/terrain";
import { turnsFor } from "@/lib/rules/bogowie-wojny/way-cost";
import type { Point } from "@/lib/terrain/point";
import { disc, groundOf, section } from "./laid-field";

const WAY: readonly Point[] = [
  [30, 60],
  [90, 60],
];
const INTO: readonly Point[] = [
  [30, 60],
  [60, 60],
];
const across = (x: number): Point[] => [
  [x, 40],
  [x, 60],
  [x, 80],
];

const WOOD = { pieces: [{ kind: "wood", points: disc([60, 60], 10) }] };
const SCRUB = { pieces: [{ kind: "difficult", look: "scrub", points: disc([60, 60], 10) }] };
const VILLAGE = { pieces: [{ kind: "built-up", level: 1, points: section([60, 60]) }] };
const FENCE = { pieces: [{ kind: "fence", look: "hedge", points: across(60) }] };
const STREAM = { pieces: [{ kind: "stream", widthCm: 1, points: across(60) }] };
const RIVER = { pieces: [{ kind: "river", widthCm: 3, points: across(60) }] };
const DANUBE = {
  pieces: [{ kind: "great-river", origin: "beforehand", widthCm: 10, points: across(60) }],
};
const LAKE = { pieces: [{ kind: "impassable", look: "lake", points: disc([60, 60], 5) }] };
const WORKS = {
  fieldWorks: [
    {
      kind: "linear",
      points: across(60)
        .slice(0, 2)
        .concat([[60, 62]]),
    },
  ],
};
const REDOUBT = { fieldWorks: [{ kind: "redoubt", points: section([60, 60]) }] };
const ROAD = { roads: [{ points: WAY }] };
const crossed = (crossing: string) => ({
  crossings: [
    {
      crossing,
      waterId: "p1",
      points: [
        [55, 60],
        [65, 60],
      ],
    },
  ],
});
const gully = (ways: readonly Point[]) => ({
  pieces: [
    {
      kind: "gully",
      points: [
        [55, 58],
        [65, 58],
        [65, 62],
        [55, 62],
      ],
      ways,
    },
  ],
});

interface Case {
  readonly of: string;
  readonly ground: Parameters<typeof groundOf>[0];
  readonly mover?: Mover;
  readonly formation?: MarchFormation;
  readonly line?: readonly Point[];
  readonly costCm: number;
  readonly bars?: readonly string[];
}

// biome-ignore format: a table is easiest to read with one row per line
const CASES: readonly Case[] = [
  { of: "open ground", ground: {}, costCm: 60 },
  { of: "a hill", ground: { pieces: [{ kind: "hill", points: disc([60, 60], 10) }] }, costCm: 60 },
  { of: "difficult ground at half speed", ground: SCRUB, costCm: 80 },
  { of: "difficult ground, light infantry", ground: SCRUB, mover: "light-infantry", costCm: 60 },
  { of: "difficult ground by road in column", ground: { ...SCRUB, ...ROAD }, formation: "column", costCm: 60 },
  { of: "difficult ground beside a road in line", ground: { ...SCRUB, ...ROAD }, costCm: 80 },
  { of: "through a wood, forming up beyond it", ground: WOOD, costCm: 85 },
  { of: "a wood on difficult ground: the slower", ground: { pieces: [...SCRUB.pieces, ...WOOD.pieces] }, mover: "cavalry", costCm: 125 },
  { of: "into a wood", ground: WOOD, line: INTO, costCm: 40 },
  { of: "through a wood, light infantry", ground: WOOD, mover: "light-infantry", costCm: 60 },
  { of: "through a wood, cavalry: 4 cm for each", ground: WOOD, mover: "cavalry", costCm: 125 },
  { of: "through a wood by road in column", ground: { ...WOOD, ...ROAD }, formation: "column", costCm: 60 },
  { of: "through a wood, guns", ground: WOOD, mover: "artillery", costCm: 60, bars: ["closed wood at 20"] },
  { of: "through a wood by road, guns", ground: { ...WOOD, ...ROAD }, mover: "artillery", costCm: 60 },
  { of: "through a wood, regimental guns", ground: WOOD, mover: "regimental-artillery", costCm: 80 },
  { of: "across a gully", ground: gully([[60, 58], [60, 62]]), costCm: 65 },
  { of: "along a gully by its ways", ground: gully([[55, 60], [65, 60]]), costCm: 60 },
  { of: "over a hedge", ground: FENCE, mover: "cavalry", costCm: 65 },
  { of: "over a hedge, guns", ground: FENCE, mover: "artillery", costCm: 60, bars: ["closed fence at 30"] },
  { of: "into a built-up area: 5 cm, whatever the distance in it", ground: VILLAGE, line: INTO, costCm: 30 },
  { of: "through a built-up area: 10 cm", ground: VILLAGE, costCm: 60 },
  { of: "through a built-up area, guns", ground: VILLAGE, mover: "artillery", costCm: 60 },
  { of: "guns staying in a built-up area", ground: VILLAGE, mover: "artillery", line: INTO, costCm: 30, bars: ["stays built-up at 30"] },
  { of: "regimental guns staying in one", ground: VILLAGE, mover: "regimental-artillery", line: INTO, costCm: 30 },
  { of: "over linear works", ground: WORKS, costCm: 65 },
  { of: "over linear works, cavalry", ground: WORKS, mover: "cavalry", costCm: 60, bars: ["closed linear-works at 30"] },
  { of: "through a redoubt: each parapet", ground: REDOUBT, costCm: 70 },
  { of: "into a redoubt, guns", ground: REDOUBT, mover: "artillery", line: INTO, costCm: 30, bars: ["from-behind redoubt at 25"] },
  { of: "into a redoubt, cavalry", ground: REDOUBT, mover: "cavalry", line: INTO, costCm: 30, bars: ["closed redoubt at 25"] },
  { of: "a lake", ground: LAKE, costCm: 60, bars: ["closed impassable at 25"] },
  { of: "a stream", ground: STREAM, mover: "artillery", costCm: 65 },
  { of: "a stream by ford", ground: { ...STREAM, ...crossed("ford") }, costCm: 60 },
  { of: "a river: in and out", ground: RIVER, costCm: 70 },
  { of: "a river, guns", ground: RIVER, mover: "artillery", costCm: 60, bars: ["closed river at 30"] },
  { of: "a river by ford, guns", ground: { ...RIVER, ...crossed("ford") }, mover: "artillery", costCm: 60 },
  { of: "a great river", ground: DANUBE, costCm: 60, bars: ["closed great-river at 30"] },
  { of: "a great river by ford, which does not carry", ground: { ...DANUBE, ...crossed("ford") }, costCm: 60, bars: ["closed great-river at 30"] },
  { of: "a great river by bridge", ground: { ...DANUBE, ...crossed("bridge") }, costCm: 60 },
  { of: "a way with a corner", ground: WOOD, line: [[60, 30], [60, 45], [90, 45]], costCm: 45 },
];

describe("what a way costs [3.5, 7.6]", () => {
  test.each(CASES)("$of", (each) => {
    const { ground, mover = "infantry", formation = "line", line = WAY, costCm, bars = [] } = each;
    const way = wayOver(line, { ground: groundOf(ground), marcher: { mover, formation } });
    expect(way.costCm).toBeCloseTo(costCm, 6);
    const words = way.bars.map(
      ({ why, ground: on, atCm }) => `${why} ${on} at ${Math.round(atCm)}`,
    );
    expect(words).toEqual(expect.arrayContaining([...bars]));
    expect(words.length > 0).toBe(bars.length > 0);
  });

  test("its runs cover it once, and another wood never makes it cheaper", () => {
    const at = fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 }));
    const wood = fc
      .tuple(at, fc.integer({ min: 1, max: 15 }))
      .map(([middle, radius]) => ({ kind: "wood", points: disc(middle, radius) }));
    const line = fc.array(at, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(wood, { maxLength: 4 }), wood, line, (woods, more, way) => {
        const marcher = { mover: "cavalry", formation: "line" } as const;
        const over = (pieces: typeof woods) =>
          wayOver(way, { ground: groundOf({ pieces }), marcher });
        const [before, after] = [over(woods), over([...woods, more])];
        const run = after.steps.reduce(
          (sum, step) => sum + (step.kind === "run" ? step.lengthCm : 0),
          0,
        );
        expect(run).toBeCloseTo(after.lengthCm, 3);
        const runs = (steps: typeof after.steps) =>
          steps.reduce((sum, step) => sum + (step.kind === "run" ? step.costCm : 0), 0);
        expect(runs(after.steps)).toBeGreaterThanOrEqual(runs(before.steps) - 1e-3);
      }),
    );
  });
});

describe("turns", () => {
  const infantry = { mover: "infantry", formation: "column" } as const;

  test.each([
    { of: "60 cm at 26", ground: {}, turns: 3 },
    { of: "a river ends the turn in its middle", ground: RIVER, turns: 4 },
    { of: "a stream", ground: STREAM, turns: 3 },
  ])("$of", ({ ground, turns }) => {
    const { steps } = wayOver(WAY, { ground: groundOf(ground), marcher: infantry });
    expect(turnsFor(steps, 26)).toBe(turns);
  });

  test("waits before a built-up area for which too little is left", () => {
    const { steps } = wayOver(
      [
        [32, 60],
        [60, 60],
      ],
      { ground: groundOf(VILLAGE), marcher: infantry },
    );
    expect(turnsFor(steps, 28)).toBe(1);
    expect(turnsFor(steps, 27)).toBe(2);
    expect(turnsFor(steps, 4)).toBeNull();
  });
});

describe("the bonus of a charge [3.5]", () => {
  test.each([
    { of: "open ground", ground: {}, line: WAY, charge: "kept" },
    { of: "difficult ground", ground: SCRUB, line: WAY, charge: "lost" },
    { of: "a stream with 30 cm beyond", ground: STREAM, line: WAY, charge: "kept" },
    { of: "a stream with 5 cm beyond", ground: STREAM, line: [WAY[0], [65, 60]], charge: "lost" },
    {
      of: "a gully with 9 cm beyond",
      ground: gully([
        [60, 58],
        [60, 62],
      ]),
      line: [WAY[0], [74, 60]],
      charge: "lost",
    },
    { of: "linear works", ground: WORKS, line: WAY, charge: "barred" },
    { of: "a river, of which the text says nothing", ground: RIVER, line: WAY, charge: "silent" },
  ])("$of: $charge", ({ ground, line, charge }) => {
    const marcher = { mover: "cavalry", formation: "line" } as const;
    const way = wayOver(line as readonly Point[], { ground: groundOf(ground), marcher });
    expect(chargeOver(way)).toBe(charge);
  });
});
