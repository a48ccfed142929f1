import type { SheetGrid, TableScale, TableSheet } from "@/lib/domain/table/sheets/table-sheets";
import type { EdgeTick, SheetPage } from "./table-section";

interface SheetInHand extends Pick<SheetPage, "place" | "alt" | "svg" | "ticks" | "turnedDeg"> {
  readonly grid: SheetGrid;
  readonly scale: TableScale;
  /** The sheet printed at a place of the grid; empty where there is none. */
  readonly named: (row: number, column: number) => string;
}

/** A sheet with the marks by which it is cut and joined to those beside it. */
export function sheetPage(
  { name, row, column, box }: TableSheet,
  { grid, scale, named, ticks, ...said }: SheetInHand,
): SheetPage {
  const mm = (cm: number) => (cm * 10) / scale;
  const [widthMm, heightMm] = [mm(box.maxX - box.minX), mm(box.maxY - box.minY)];
  return {
    ...said,
    landscape: grid.landscape,
    cropped: true,
    name,
    widthMm,
    heightMm,
    ticks,
    neighbours: {
      alongMm: clearOf(ticks.columns, widthMm / 2),
      downMm: clearOf(ticks.rows, heightMm / 2),
      north: named(row - 1, column),
      east: named(row, column + 1),
      south: named(row + 1, column),
      west: named(row, column - 1),
    },
    seams: {
      eastMm: column + 1 < grid.columns ? mm(grid.stepCm[0]) : null,
      southMm: row + 1 < grid.rows ? mm(grid.stepCm[1]) : null,
    },
  };
}

/** A name this near to a figure of the grid would run into it. */
const BESIDE_FIGURE_MM = 9;

/** A place along an edge, the middle where no figure of the grid stands there. */
function clearOf(ticks: readonly EdgeTick[], middleMm: number): number {
  const near = ticks.find(({ atMm }) => Math.abs(atMm - middleMm) < BESIDE_FIGURE_MM);
  return near ? near.atMm + BESIDE_FIGURE_MM : middleMm;
}
