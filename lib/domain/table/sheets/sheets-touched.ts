import { type Box, boxAround, widened } from "@/lib/terrain/box";
import type { Point, Segment } from "@/lib/terrain/point";
import { edgesOf, type Ring } from "@/lib/terrain/ring";
import { segmentMeetsBox } from "@/lib/terrain/segment";
import type { SheetGrid, TableSheet } from "./table-sheets";

/** The sheets of a grid on which something lies, found by walking along it: a table of thousands of sheets costs no more than its ground has corners. */
export class SheetsTouched {
  private readonly touched: boolean[];

  constructor(
    private readonly grid: SheetGrid,
    private readonly sheets: readonly TableSheet[],
  ) {
    this.touched = sheets.map(() => false);
  }

  /** The sheets met so far, in their order. */
  get all(): readonly TableSheet[] {
    return this.sheets.filter((_, index) => this.touched[index]);
  }

  /** A place of no extent. */
  point(at: Point): void {
    this.segment([at, at], 0);
  }

  /** Lines that reach so many cm to either side. */
  line(segments: readonly Segment[], reachCm: number): void {
    for (const segment of segments) this.segment(segment, reachCm);
  }

  /** An area with all that lies within its edge. */
  area(ring: Ring): void {
    const edges = edgesOf(ring);
    this.line(edges, 0);
    for (let row = 0; row < this.grid.rows; row++) this.within(edges, row);
  }

  private segment(segment: Segment, reachCm: number): void {
    const reached = widened(boxAround(segment), reachCm);
    for (const index of this.near(reached)) {
      const sheet = this.sheets[index];
      if (!sheet || this.touched[index]) continue;
      this.touched[index] = segmentMeetsBox(segment, widened(sheet.box, reachCm));
    }
  }

  /** Sheets no edge crosses lie within an area whole or not at all, so that their middle tells. */
  private within(edges: readonly Segment[], row: number): void {
    const first = this.sheets[row * this.grid.columns];
    if (!first) return;
    const y = (first.box.minY + first.box.maxY) / 2;
    const crossings = edges.flatMap(([a, b]) =>
      a[1] > y !== b[1] > y ? [a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1])] : [],
    );
    if (crossings.length === 0) return;
    for (let column = 0; column < this.grid.columns; column++) {
      const index = row * this.grid.columns + column;
      const box = this.sheets[index]?.box;
      if (!box || this.touched[index]) continue;
      const x = (box.minX + box.maxX) / 2;
      this.touched[index] = crossings.filter((at) => at > x).length % 2 === 1;
    }
  }

  /** The sheets whose ground may have a part in a box, by their numbers. */
  private *near({ minX, maxX, minY, maxY }: Box): Generator<number> {
    const { columns, rows, sheetCm, stepCm } = this.grid;
    const [west = 0, north = 0] = [this.sheets[0]?.box.minX, this.sheets[0]?.box.maxY];
    const across = span(minX - west, maxX - west, {
      sheet: sheetCm[0],
      step: stepCm[0],
      count: columns,
    });
    const down = span(north - maxY, north - minY, {
      sheet: sheetCm[1],
      step: stepCm[1],
      count: rows,
    });
    for (let row = down.first; row <= down.last; row++) {
      for (let column = across.first; column <= across.last; column++) yield row * columns + column;
    }
  }
}

function span(
  from: number,
  to: number,
  { sheet, step, count }: { readonly sheet: number; readonly step: number; readonly count: number },
) {
  return {
    first: Math.max(0, Math.ceil((from - sheet) / step)),
    last: Math.min(count - 1, Math.floor(to / step)),
  };
}
