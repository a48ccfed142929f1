import { describe, expect, test } from "vitest";
import type { Arm } from "@/lib/rules/belle-alliance/arm";
import type { Formation } from "@/lib/rules/belle-alliance/formation";
import type { FootprintRemark } from "@/lib/rules/belle-alliance/formation-shape";
import { answerFootprint } from "@/lib/usecases/belle-alliance/rules/answer-footprint";
import type { FootprintRequest } from "@/lib/usecases/belle-alliance/rules/footprint-request";

type Worked = readonly [
  paragraph: string,
  arm: Arm,
  formation: Formation,
  count: number,
  more: Partial<FootprintRequest>,
  widthCm: number,
  depthCm: number,
  files: number,
  ranks: number,
  remarks: readonly FootprintRemark[],
];

const MARCH = "1.3.1 column of march: 2 figures wide, limbered guns 1 model";
const ATTACK = "1.3.1 column of attack: 4 wide and 4 deep at the least";
const LINE = "1.3.1 line: 2 ranks, unlimbered guns 1";
const SQUARE = "1.3.1 square: hollow, 2 ranks, fronts on four sides";
const MASS = "1.3.1 battalion mass: as a column of attack";
const SKIRMISH = "1.3.2 skirmish line: 1 rank, 1 to 2 base widths between the bases";

const FEW = "fewer-figures-than-formation";
const SINGLE = { base: { frontMm: 15, depthMm: 15, figuresPerBase: 1 } };
const TRIPLE = { base: { frontMm: 15, depthMm: 15, figuresPerBase: 3 } };

/** Worked out by hand: an infantry figure covers 1.5 × 1.5 cm, a horse 2 × 4.5, a gun or wagon 5 × 7.5. */
// biome-ignore format: one unit per line
const WORKED: readonly Worked[] = [
  [LINE, "infantry", "line", 36, {}, 27, 3, 18, 2, []],
  [LINE, "infantry", "line", 27, {}, 21, 3, 14, 2, ["rank-incomplete"]],
  [LINE, "infantry", "line", 41, {}, 31.5, 3, 21, 2, ["rank-incomplete"]],
  [LINE, "infantry", "line", 4, {}, 3, 3, 2, 2, []],
  [LINE, "infantry", "line", 3, {}, 3, 3, 2, 2, ["rank-incomplete"]],
  [LINE, "infantry", "line", 2, {}, 1.5, 3, 1, 2, ["below-three-figures"]],
  [LINE, "infantry", "line", 1, {}, 1.5, 1.5, 1, 1, ["below-three-figures", FEW]],
  [LINE, "cavalry", "line", 3, {}, 4, 9, 2, 2, ["rank-incomplete"]],
  [LINE, "infantry", "line", 36, { frontFigures: 12 }, 27, 3, 18, 2, ["front-fixed-by-formation"]],
  [LINE, "cavalry", "line", 22, {}, 22, 9, 11, 2, []],
  [LINE, "cavalry", "line", 9, {}, 10, 9, 5, 2, ["rank-incomplete"]],
  [LINE, "artillery", "line", 3, {}, 15, 7.5, 3, 1, []],
  [LINE, "artillery", "line", 1, {}, 5, 7.5, 1, 1, []],
  [MARCH, "infantry", "column-of-march", 30, {}, 3, 22.5, 2, 15, []],
  [MARCH, "infantry", "column-of-march", 31, {}, 3, 24, 2, 16, ["rank-incomplete"]],
  [MARCH, "engineers", "column-of-march", 6, {}, 3, 4.5, 2, 3, []],
  [MARCH, "cavalry", "column-of-march", 12, {}, 4, 27, 2, 6, []],
  [MARCH, "cavalry", "column-of-march", 7, {}, 4, 18, 2, 4, ["rank-incomplete"]],
  [MARCH, "artillery", "column-of-march", 2, {}, 5, 15, 1, 2, ["limber-size-unset"]],
  [MARCH, "artillery", "column-of-march", 2, { limberDepthMm: 60 }, 5, 27, 1, 2, []],
  [MARCH, "train", "column-of-march", 3, { limberDepthMm: 45 }, 5, 36, 1, 3, []],
  [ATTACK, "infantry", "column-of-attack", 24, { frontFigures: 4 }, 6, 9, 4, 6, []],
  [ATTACK, "infantry", "column-of-attack", 30, { frontFigures: 6 }, 9, 7.5, 6, 5, []],
  [ATTACK, "infantry", "column-of-attack", 18, { frontFigures: 4 }, 6, 7.5, 4, 5, ["rank-incomplete"]],
  [ATTACK, "infantry", "column-of-attack", 16, {}, 6, 6, 4, 4, []],
  [ATTACK, "infantry", "column-of-attack", 15, {}, 6, 6, 4, 4, ["rank-incomplete", FEW]],
  [ATTACK, "infantry", "column-of-attack", 12, {}, 6, 4.5, 4, 3, [FEW]],
  [ATTACK, "infantry", "column-of-attack", 36, { frontFigures: 12 }, 18, 4.5, 12, 3, ["depth-below-rule"]],
  [ATTACK, "infantry", "column-of-attack", 36, { frontFigures: 3 }, 4.5, 18, 3, 12, ["front-below-rule"]],
  [ATTACK, "cavalry", "column-of-attack", 16, { frontFigures: 4 }, 8, 18, 4, 4, []],
  [ATTACK, "cavalry", "column-of-attack", 23, { frontFigures: 5 }, 10, 22.5, 5, 5, ["rank-incomplete"]],
  [MASS, "infantry", "battalion-mass", 32, { frontFigures: 4 }, 6, 12, 4, 8, []],
  [MASS, "infantry", "battalion-mass", 14, { frontFigures: 4 }, 6, 6, 4, 4, ["rank-incomplete", FEW]],
  // A ring of f × r places two deep holds 4 (f + r) − 16 figures.
  [SQUARE, "infantry", "square", 24, {}, 7.5, 7.5, 5, 2, []],
  [SQUARE, "infantry", "square", 28, {}, 9, 7.5, 6, 2, []],
  [SQUARE, "infantry", "square", 32, {}, 9, 9, 6, 2, []],
  [SQUARE, "infantry", "square", 36, {}, 10.5, 9, 7, 2, []],
  [SQUARE, "infantry", "square", 30, {}, 9, 9, 6, 2, ["rank-incomplete"]],
  [SQUARE, "infantry", "square", 16, {}, 6, 6, 4, 2, ["square-below-24"]],
  // On double bases a gap is as wide as one or two double bases.
  [SKIRMISH, "infantry", "skirmish-line", 12, {}, 33, 1.5, 12, 1, []],
  [SKIRMISH, "infantry", "skirmish-line", 12, { spacing: 1.5 }, 40.5, 1.5, 12, 1, []],
  [SKIRMISH, "infantry", "skirmish-line", 12, { spacing: 2 }, 48, 1.5, 12, 1, []],
  [SKIRMISH, "infantry", "skirmish-line", 12, SINGLE, 34.5, 1.5, 12, 1, []],
  [SKIRMISH, "infantry", "skirmish-line", 9, TRIPLE, 22.5, 1.5, 9, 1, []],
  // Three double bases and a single one.
  [SKIRMISH, "infantry", "skirmish-line", 7, {}, 19.5, 1.5, 7, 1, []],
  [SKIRMISH, "cavalry", "skirmish-line", 6, {}, 20, 4.5, 6, 1, []],
];

describe("footprints worked by hand", () => {
  test.each(WORKED)("%s — %s in %s, %i, %j", (_, arm, formation, count, more, ...expected) => {
    const [widthCm, depthCm, files, ranks, remarks] = expected;
    const isDriven = arm === "artillery" || arm === "train";
    const counted = isDriven ? { modelGuns: count } : { figures: count };
    const answer = answerFootprint({ arm, formation, ...counted, ...more }, (key) => key);
    expect(answer).toMatchObject({ widthCm, depthCm, files, ranks });
    expect(answer.remarks.map(({ code }) => code)).toEqual(remarks);
  });

  test.each([
    ["1.3.1", "huddle"],
    ["1.3.5", "work"],
    ["1.3.6", "rest"],
  ] as const)("[%s] a %s is round and holds just its figures' ground", (_, formation) => {
    const answer = answerFootprint({ arm: "infantry", figures: 20, formation }, (key) => key);
    const { outlineCm } = answer;
    const doubled = outlineCm.map(([x, y], i) => {
      const [nextX, nextY] = outlineCm[(i + 1) % outlineCm.length] ?? [0, 0];
      return nextX * y - x * nextY;
    });
    expect(doubled.reduce((sum, part) => sum + part, 0) / 2).toBeCloseTo(20 * 1.5 * 1.5, 1);
    expect(answer.widthCm).toBe(answer.depthCm);
  });
});
