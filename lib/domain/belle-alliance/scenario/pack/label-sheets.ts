import type { Paper } from "../../../document/paper";

/** What labels can be printed on: plain paper to cut, or a sheet of labels identified by its Avery number. */
export const LABEL_SHEETS = [
  "cut",
  "L7163",
  "L7160",
  "L7159",
  "L7651",
  "5160",
  "5163",
  "5167",
] as const;
export type LabelSheet = (typeof LABEL_SHEETS)[number];

/** The layout of the labels on a sheet, in mm. */
export interface LabelGrid {
  readonly paper: Paper;
  readonly columns: number;
  readonly rows: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** From the paper's left edge to the first label, and from its top edge. */
  readonly leftMm: number;
  readonly topMm: number;
  /** From one label's edge to the same edge of the next. */
  readonly pitchXMm: number;
  readonly pitchYMm: number;
}

/**
 * From public lists of Avery's templates, which differ by up to 1 mm; those of the American sheets are in inches (½, ⅝
 * and so on).
 */
// biome-ignore format: a table is easiest to read with one row per line
export const LABEL_GRIDS: Readonly<Record<Exclude<LabelSheet, "cut">, LabelGrid>> = {
  L7163: { paper: "a4", columns: 2, rows: 7, widthMm: 99.1, heightMm: 38.1, leftMm: 4.65, topMm: 15.15, pitchXMm: 101.6, pitchYMm: 38.1 },
  L7160: { paper: "a4", columns: 3, rows: 7, widthMm: 63.5, heightMm: 38.1, leftMm: 7.21, topMm: 15.15, pitchXMm: 66.04, pitchYMm: 38.1 },
  L7159: { paper: "a4", columns: 3, rows: 8, widthMm: 63.5, heightMm: 33.9, leftMm: 7.21, topMm: 12.9, pitchXMm: 66.04, pitchYMm: 33.9 },
  L7651: { paper: "a4", columns: 5, rows: 13, widthMm: 38.1, heightMm: 21.2, leftMm: 4.67, topMm: 10.7, pitchXMm: 40.64, pitchYMm: 21.2 },
  "5160": { paper: "letter", columns: 3, rows: 10, widthMm: 66.675, heightMm: 25.4, leftMm: 4.7625, topMm: 12.7, pitchXMm: 69.85, pitchYMm: 25.4 },
  "5163": { paper: "letter", columns: 2, rows: 5, widthMm: 101.6, heightMm: 50.8, leftMm: 3.96875, topMm: 12.7, pitchXMm: 106.3625, pitchYMm: 50.8 },
  "5167": { paper: "letter", columns: 4, rows: 20, widthMm: 44.45, heightMm: 12.7, leftMm: 7.14375, topMm: 12.7, pitchXMm: 52.3875, pitchYMm: 12.7 },
};
