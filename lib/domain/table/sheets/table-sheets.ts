import { PAPER_SIZE_MM, PAPERS } from "@/lib/domain/document/paper";
import type { Box } from "@/lib/terrain/box";
import { letterOf } from "../drawing/letter-of";
import type { TableSize } from "../scene";

/** The factors by which the sheets may be smaller than the table. */
export const TABLE_SCALES = [1, 2, 4] as const;
export type TableScale = (typeof TABLE_SCALES)[number];

/** Ground that lies on the sheets as it lies on the table: `all` of it, what is `to-build` on a bare table, or its `outlines` to cut felt and card by. */
export const GROUNDS_AS_THEY_LIE = ["all", "to-build", "outlines"] as const;
export type GroundAsItLies = (typeof GROUNDS_AS_THEY_LIE)[number];

/** Pieces of ground for whoever builds it, apart from the table: a template for each of the hill `layers`, ways and streams as `strips`. */
export const CUT_GROUNDS = ["layers", "strips"] as const;
export type CutGround = (typeof CUT_GROUNDS)[number];

export const TABLE_GROUNDS = [...GROUNDS_AS_THEY_LIE, ...CUT_GROUNDS] as const;
export type TableGround = (typeof TABLE_GROUNDS)[number];

/** Whether the troops stand on the sheets as they are placed; never on pieces to cut. */
export const TABLE_UNITS = ["none", "shown"] as const;
export type TableUnits = (typeof TABLE_UNITS)[number];

export interface TableSheetOptions {
  readonly scale: TableScale;
  readonly ground: TableGround;
  readonly units: TableUnits;
}

/** The table as it will be played on. */
export const WHOLE_TABLE: TableSheetOptions = { scale: 1, ground: "all", units: "none" };

/** Nobody lays out more sheets than this, and printing them would take too long. */
export const MAX_TABLE_SHEETS = 400;

/** The overlap of neighbouring sheets, on paper. */
export const OVERLAP_MM = 10;

/** The margin around the ground on a sheet: what printers need, and space for the sheet's caption. */
export const SHEET_MARGIN_MM = { side: 9, top: 10, bottom: 15 } as const;

/** `1:2` for 2, as the API and people write it. */
export function ratioOf(scale: TableScale): string {
  return `1:${scale}`;
}

/** The scales at which a table is no more than `MAX_TABLE_SHEETS` on some paper. */
export function scalesInReach(table: TableSize): readonly TableScale[] {
  return TABLE_SCALES.filter((scale) =>
    PAPERS.some(
      (paper) =>
        sheetGrid(table, { paperMm: PAPER_SIZE_MM[paper], scale }).count <= MAX_TABLE_SHEETS,
    ),
  );
}

/** The paper the table is printed on: its upright size in mm, and the reduction. */
export interface SheetPaper {
  readonly paperMm: readonly [width: number, height: number];
  readonly scale: TableScale;
}

/** How a table is divided into sheets. */
export interface SheetGrid {
  readonly landscape: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
  /** The ground on a full sheet, in cm of the table. */
  readonly sheetCm: readonly [width: number, depth: number];
  /** The distance from one sheet's edge to the next one's, in cm of the table. */
  readonly stepCm: readonly [width: number, depth: number];
}

/**
 * The sheets for a table, with the paper in the orientation that needs fewer; upright if both need the same number.
 */
export function sheetGrid(table: TableSize, { paperMm, scale }: SheetPaper): SheetGrid {
  const [short, long] = paperMm;
  const upright = gridOn(table, [short, long], scale);
  const across = gridOn(table, [long, short], scale);
  return across.count < upright.count ? { ...across, landscape: true } : upright;
}

function gridOn(
  { widthCm, depthCm }: TableSize,
  [pageWidth, pageHeight]: readonly [number, number],
  scale: number,
): SheetGrid {
  const { side, top, bottom } = SHEET_MARGIN_MM;
  const windowMm = [pageWidth - 2 * side, pageHeight - top - bottom] as const;
  const onTable = (mm: number) => (mm / 10) * scale;
  const overlap = onTable(OVERLAP_MM);
  const sheetCm = [onTable(windowMm[0]), onTable(windowMm[1])] as const;
  const stepCm = [sheetCm[0] - overlap, sheetCm[1] - overlap] as const;
  const columns = sheetsAlong(widthCm, stepCm[0], overlap);
  const rows = sheetsAlong(depthCm, stepCm[1], overlap);
  return { landscape: false, columns, rows, count: columns * rows, sheetCm, stepCm };
}

/** A remainder after the last full step that is no wider than the overlap is already on the last sheet. */
function sheetsAlong(lengthCm: number, stepCm: number, overlapCm: number): number {
  return Math.max(1, Math.ceil((lengthCm - overlapCm) / stepCm - 1e-9));
}

/** One sheet: its name, its position counted from the north-west, and its ground in table cm. */
export interface TableSheet {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly box: Box;
}

/** All sheets of a table, row by row from the north-west corner; none extends beyond the table's edge. */
export function sheetsOf({ widthCm, depthCm }: TableSize, grid: SheetGrid): readonly TableSheet[] {
  return Array.from({ length: grid.count }, (_, i) => {
    const [row, column] = [Math.floor(i / grid.columns), i % grid.columns];
    const [west, north] = [column * grid.stepCm[0], row * grid.stepCm[1]];
    return {
      name: sheetName(row, column),
      row,
      column,
      box: {
        minX: west,
        maxX: Math.min(widthCm, west + grid.sheetCm[0]),
        minY: Math.max(0, depthCm - north - grid.sheetCm[1]),
        maxY: depthCm - north,
      },
    };
  });
}

/** A letter for the row and a number for the column: A1 is in the north-west. */
export function sheetName(row: number, column: number): string {
  return `${letterOf(row)}${column + 1}`;
}
