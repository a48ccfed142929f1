import { describe, expect, it } from "vitest";
import { PAPER_SIZE_MM } from "@/lib/domain/document/paper";
import { scalesInReach, sheetGrid, sheetsOf } from "@/lib/domain/table/sheets/table-sheets";

const A4 = { paperMm: PAPER_SIZE_MM.a4, scale: 1 } as const;

describe("the sheets of a table", () => {
  it("cover every place of it, each sharing 10 mm with the next", () => {
    const table = { widthCm: 230, depthCm: 190 };
    const grid = sheetGrid(table, A4);
    const sheets = sheetsOf(table, grid);
    const named = new Map(sheets.map((sheet) => [sheet.name, sheet.box]));
    expect(named.get("A1")).toMatchObject({ minX: 0, maxY: 190 });
    expect((named.get("A1")?.maxX ?? 0) - (named.get("A2")?.minX ?? 0)).toBeCloseTo(1, 6);
    expect((named.get("B1")?.maxY ?? 0) - (named.get("A1")?.minY ?? 0)).toBeCloseTo(1, 6);
    expect(sheets.at(-1)?.box).toMatchObject({ maxX: 230, minY: 0 });
    expect(sheets).toHaveLength(grid.rows * grid.columns);
  });

  it("lie the way that takes fewer", () => {
    expect(sheetGrid({ widthCm: 27, depthCm: 18 }, A4)).toMatchObject({
      landscape: true,
      count: 1,
    });
    expect(sheetGrid({ widthCm: 18, depthCm: 27 }, A4)).toMatchObject({
      landscape: false,
      count: 1,
    });
  });

  it("take no further sheet for what the last one's overlap already shows", () => {
    const { sheetCm } = sheetGrid({ widthCm: 10, depthCm: 10 }, A4);
    expect(sheetGrid({ widthCm: sheetCm[0], depthCm: sheetCm[1] }, A4).count).toBe(1);
    expect(sheetGrid({ widthCm: sheetCm[0] + 0.1, depthCm: sheetCm[1] }, A4).count).toBe(2);
  });

  it("can be asked for at the scales that need no more than 400 of some paper", () => {
    expect(scalesInReach({ widthCm: 180, depthCm: 120 })).toEqual([1, 2, 4]);
    expect(scalesInReach({ widthCm: 1_000, depthCm: 1_000 })).toEqual([2, 4]);
  });

  it("are 55 columns of 39 for a giant's table: a sheet shows 192 × 272 mm, of which the next repeats 10", () => {
    const giant = { widthCm: 1_000, depthCm: 1_000 };
    expect(sheetGrid(giant, A4)).toMatchObject({ columns: 55, rows: 39, count: 2_145 });
    expect(sheetGrid(giant, { ...A4, scale: 2 }).count / 2_145).toBeCloseTo(0.25, 1);
  });
});
