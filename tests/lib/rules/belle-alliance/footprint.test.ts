import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { footprint } from "@/lib/rules/belle-alliance/footprint";
import {
  defaultFormation,
  type Formation,
  formationsOfArm,
} from "@/lib/rules/belle-alliance/formation";
import type { PointCm } from "@/lib/rules/belle-alliance/formation-shape";

const FOOT = { frontMm: 15, depthMm: 15, figuresPerBase: 2 };
const HORSE = { frontMm: 20, depthMm: 45, figuresPerBase: 2 };
const GUN = { frontMm: 50, depthMm: 75, figuresPerBase: 1 };

const foot = (formation: Formation, figures: number, frontFigures: number | null = null) =>
  footprint({ arm: "infantry", formation, figures, base: FOOT, frontFigures });
const horse = (formation: Formation, figures: number) =>
  footprint({ arm: "cavalry", formation, figures, base: HORSE });
const guns = (formation: Formation, figures: number, limberDepthMm: number | null = null) =>
  footprint({ arm: "artillery", formation, figures, base: GUN, limberDepthMm });

describe("the footprint of foot", () => {
  it.each([
    ["line", 36, 27, 3, 18, 2],
    ["line", 27, 21, 3, 14, 2],
    ["column-of-march", 36, 3, 27, 2, 18],
    ["column-of-attack", 36, 9, 9, 6, 6],
    ["column-of-attack", 27, 6, 10.5, 4, 7],
    ["battalion-mass", 16, 6, 6, 4, 4],
    ["square", 24, 7.5, 7.5, 5, 5],
    ["square", 36, 10.5, 9, 7, 6],
    ["skirmish-line", 4, 9, 1.5, 4, 1],
  ] as const)(
    "in %s of %i figures is %d × %d cm",
    (formation, figures, width, depth, files, ranks) => {
      const { widthCm, depthCm, ...shape } = foot(formation, figures);
      expect(widthCm).toBeCloseTo(width, 9);
      expect(depthCm).toBeCloseTo(depth, 9);
      expect(shape).toMatchObject({ files, ranks });
    },
  );

  it("of a square leaves a hollow inside a ring two deep", () => {
    const { hole } = foot("square", 36);
    expect(sizeOf(hole ?? [])).toEqual([4.5, 3]);
    expect(foot("line", 36).hole).toBeNull();
  });

  it("takes the author's front where the formation leaves it free", () => {
    expect(foot("column-of-attack", 36, 9)).toMatchObject({ files: 9, ranks: 4, remarks: [] });
    expect(foot("column-of-attack", 36, 3).remarks).toContain("front-below-rule");
    expect(foot("column-of-attack", 36, 12).remarks).toContain("depth-below-rule");
    expect(foot("column-of-attack", 20, 40).remarks).toContain("front-exceeds-figures");
    expect(foot("line", 36, 9)).toMatchObject({ files: 18, remarks: ["front-fixed-by-formation"] });
  });

  it.each([
    ["line", 27, "rank-incomplete"],
    ["column-of-attack", 15, "fewer-figures-than-formation"],
    ["battalion-mass", 12, "fewer-figures-than-formation"],
    ["square", 23, "square-below-24"],
    ["square", 25, "rank-incomplete"],
    ["line", 2, "below-three-figures"],
    ["line", 0, "no-figures"],
  ] as const)("in %s of %i figures is legal and remarked: %s", (formation, figures, remark) => {
    expect(foot(formation, figures).remarks).toContain(remark);
  });

  it("widens a skirmish line by its gaps, kept a figure on double bases", () => {
    const line = (skirmishGapWidths: number, figuresPerBase: number) =>
      footprint({
        arm: "infantry",
        formation: "skirmish-line",
        figures: 6,
        base: { ...FOOT, figuresPerBase },
        skirmishGapWidths,
      }).widthCm;
    expect(line(1, 1)).toBeCloseTo(9 + 7.5);
    expect(line(2, 1)).toBeCloseTo(9 + 15);
    expect(line(1, 2)).toBeCloseTo(9 + 6);
  });
});

describe("the footprint of horse and guns", () => {
  it("follows their own bases", () => {
    expect(horse("line", 22)).toMatchObject({ widthCm: 22, depthCm: 9, files: 11, ranks: 2 });
    expect(guns("line", 2)).toMatchObject({ widthCm: 10, depthCm: 7.5, files: 2, ranks: 1 });
  });

  it("of a limbered column is a least length until limbers have a size", () => {
    expect(guns("column-of-march", 2)).toMatchObject({
      widthCm: 5,
      depthCm: 15,
      remarks: ["limber-size-unset"],
    });
    expect(guns("column-of-march", 2, 60)).toMatchObject({ depthCm: 27, remarks: [] });
  });

  it("draws what an arm cannot form in its usual formation, and says so", () => {
    expect(horse("square", 20)).toMatchObject({ ranks: 2, remarks: ["formation-not-of-arm"] });
  });
});

describe("every footprint", () => {
  const arms = ["infantry", "cavalry", "artillery", "train", "engineers"] as const;
  const cases = arms.flatMap((arm) =>
    formationsOfArm(arm).map((formation) => ({ arm, formation })),
  );
  const size = fc.record({
    frontMm: fc.integer({ min: 5, max: 60 }),
    depthMm: fc.integer({ min: 5, max: 90 }),
    figuresPerBase: fc.integer({ min: 1, max: 4 }),
  });
  const anyUnit = fc.record({
    figures: fc.integer({ min: 1, max: 120 }),
    base: size,
    skirmishGapWidths: fc.double({ min: 1, max: 2, noNaN: true }),
  });

  it("holds all its figures, is centred, and fits the width and depth it states", () => {
    fc.assert(
      fc.property(fc.constantFrom(...cases), anyUnit, (which, unit) => {
        const shape = footprint({ ...which, ...unit });
        const needed = (unit.figures * unit.base.frontMm * unit.base.depthMm) / 100;
        const free = shape.hole ? areaOf(shape.hole) : 0;
        expect(areaOf(shape.outline) - free).toBeGreaterThanOrEqual(needed * 0.999999);
        const [width, depth] = sizeOf(shape.outline);
        expect(width).toBeCloseTo(shape.widthCm, 6);
        expect(depth).toBeCloseTo(shape.depthCm, 6);
      }),
    );
  });

  it("grows no narrower with more figures", () => {
    fc.assert(
      fc.property(fc.constantFrom(...cases), anyUnit, (which, unit) => {
        const now = footprint({ ...which, ...unit });
        const more = footprint({ ...which, ...unit, figures: unit.figures + 1 });
        expect(more.widthCm).toBeGreaterThanOrEqual(now.widthCm - 1e-9);
      }),
    );
  });

  it("is defined for the formation an arm starts in", () => {
    for (const arm of arms) expect(formationsOfArm(arm)).toContain(defaultFormation(arm));
  });
});

function sizeOf(points: readonly PointCm[]): [number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}

function areaOf(points: readonly PointCm[]): number {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
