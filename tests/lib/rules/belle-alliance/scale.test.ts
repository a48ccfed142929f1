import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  figuresOfMen,
  gunnersOfGuns,
  leastModelGuns,
  modelGunRange,
} from "@/lib/rules/belle-alliance/scale";
import { splitMen } from "@/lib/rules/belle-alliance/splits";

const men = fc.integer({ min: 0, max: 50_000 });
const menPerFigure = fc.integer({ min: 1, max: 200 });

describe("figures", () => {
  it.each([
    [0, 20, 0],
    [9, 20, 0],
    [10, 20, 1],
    [520, 20, 26],
    [529, 20, 26],
    [530, 20, 27],
    [691, 20, 35],
    [50, 33, 2],
    [49, 33, 1],
  ])("stand for %i men at %i a figure: %i", (count, perFigure, figures) => {
    expect(figuresOfMen(count, perFigure)).toBe(figures);
  });

  it("are never further than half a figure from the men, and halves go up", () => {
    fc.assert(
      fc.property(men, menPerFigure, (count, perFigure) => {
        const twiceOff = 2 * (figuresOfMen(count, perFigure) * perFigure - count);
        expect(twiceOff).toBeLessThanOrEqual(perFigure);
        expect(twiceOff).toBeGreaterThan(-perFigure);
      }),
    );
  });
});

describe("model guns", () => {
  it.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [8, 2],
    [9, 3],
  ])("%i guns need at least %i", (guns, least) => {
    expect(leastModelGuns(guns)).toBe(least);
    expect(modelGunRange(guns)).toEqual({ least, most: guns });
    expect(gunnersOfGuns(guns)).toBe(guns);
  });
});

describe("splitting a regiment", () => {
  it.each([
    [1560, 3, [520, 520, 520]],
    [1040, 3, [347, 347, 346]],
    [2, 4, [1, 1, 0, 0]],
  ])("of %i men in %i shares as evenly as whole men allow", (count, parts, shares) => {
    expect(splitMen(count, parts)).toEqual(shares);
  });

  it("keeps every man", () => {
    fc.assert(
      fc.property(men, fc.integer({ min: 1, max: 40 }), (count, parts) => {
        const shares = splitMen(count, parts);
        expect(shares).toHaveLength(parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([0, 1.5, -2])("refuses %d parts", (parts) => {
    expect(() => splitMen(100, parts)).toThrow(`not ${parts}`);
  });
});
