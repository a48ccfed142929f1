import type { Point, Segment } from "@/lib/terrain/point";
import type { Curve } from "@/lib/terrain/smooth";
import type { Palette } from "./palette";

/** What every part of a drawing needs to know. */
export interface Pen {
  readonly palette: Palette;
  /** Scale of signs, lines and letters; 1 suits a table of 230 cm drawn 700 px wide. */
  readonly mark: number;
  /** Prefix of every id, so that several pictures can be on one page. */
  readonly idPrefix: string;
  /** The factor by which small strokes are spaced out; 1 if left out. */
  readonly thinning?: number;
  /** What separates letters from their background: a halo if left out; a plate makes a smaller PDF. */
  readonly backing?: "plate";
  /** Depth of the table in cm: SVG measures y from the north edge, the table from the south. */
  readonly depthCm: number;
}

/** Converts a table point to the picture's coordinates, one unit per cm. */
export function onPaper(pen: Pen, [x, y]: Point): Point {
  return [x, pen.depthCm - y];
}

/** Scales a measure that belongs to the drawing rather than the table. */
export function sized(pen: Pen, measure: number): number {
  return rounded(measure * pen.mark);
}

/** The spacing of small strokes in cm: a measure scaled to the drawing. */
export function spacing({ mark, thinning = 1 }: Pen, measure: number): number {
  return measure * mark * thinning;
}

/** Rounds cm to two decimals, a tenth of a millimetre. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** Path data of straight lines. */
export function straightPath(pen: Pen, points: readonly Point[], end: "" | "Z" = ""): string {
  return `M${points.map((point) => pair(onPaper(pen, point))).join("L")}${end}`;
}

/** Path data of a smooth curve. */
export function curvePath(pen: Pen, curve: Curve): string {
  const at = (point: Point) => pair(onPaper(pen, point));
  const pieces = curve.pieces.map(([c1, c2, end]) => `C${at(c1)} ${at(c2)} ${at(end)}`);
  return `M${at(curve.start)}${pieces.join("")}${curve.closed ? "Z" : ""}`;
}

/** Path data of separate strokes. */
export function strokesPath(pen: Pen, strokes: readonly Segment[]): string {
  return strokes
    .map(([from, to]) => `M${pair(onPaper(pen, from))}L${pair(onPaper(pen, to))}`)
    .join("");
}

function pair([x, y]: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}
