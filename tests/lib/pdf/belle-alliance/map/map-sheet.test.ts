import { describe, expect, it } from "vitest";
import type { Paper } from "@/lib/domain/document/paper";
import { layMap } from "@/lib/pdf/belle-alliance/map/map-sheet";
import { PAPER_SIZE_MM } from "@/lib/pdf/document/paper";

const lay = (widthCm: number, depthCm: number, paper: Paper) =>
  layMap({ widthCm, depthCm, paperMm: PAPER_SIZE_MM[paper], legendItems: 16, gridFiguresMm: 5 });

describe("the map's scale", () => {
  it.each([
    [180, 120, "a4", 10, false],
    [230, 190, "a4", 12.5, false],
    [180, 120, "a3", 7.5, false],
    [120, 180, "a4", 10, false],
    [30, 30, "a4", 5, false],
    [360, 120, "a4", 15, true],
    [1000, 1000, "a4", 75, false],
  ] as const)("%d × %d cm on %s is 1 : %d", (widthCm, depthCm, paper, scale, landscape) => {
    expect(lay(widthCm, depthCm, paper)).toMatchObject({ scale, landscape });
  });

  it("gives the window the table's size at that scale", () => {
    expect(lay(180, 120, "letter")).toMatchObject({ scale: 10, widthMm: 180, heightMm: 120 });
  });
});
