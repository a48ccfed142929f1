import { type Box, boxAround, boxesOverlap } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";

/** An upright box on paper in mm, by its centre. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where labels may go and what they must keep clear of; convex outlines in mm. */
export class LabelField {
  constructor(
    private readonly widthMm: number,
    private readonly heightMm: number,
    private readonly taken: { readonly outline: readonly Point[]; readonly box: Box }[] = [],
  ) {}

  /** A field with the same labels, to try more on. */
  copy(): LabelField {
    return new LabelField(this.widthMm, this.heightMm, [...this.taken]);
  }

  /** Whether a box, turned about its centre, lies inside the map and clear of all that is taken. */
  isFree(box: LabelBox, turnDeg = 0): boolean {
    const outline = cornersOf(box, turnDeg);
    return this.holds(outline) && this.isClear(outline);
  }

  /** Whether an outline is clear of all that is taken. */
  isClear(outline: readonly Point[]): boolean {
    return this.covers(outline) === 0;
  }

  /** How much of what is taken an outline would cover; the worst where it leaves the map. */
  cost(outline: readonly Point[]): number {
    return this.holds(outline) ? this.covers(outline) : Infinity;
  }

  private covers(outline: readonly Point[]): number {
    const box = boxAround(outline);
    return this.taken.filter(
      (other) => boxesOverlap(box, other.box) && outlinesOverlap(outline, other.outline),
    ).length;
  }

  take(outline: readonly Point[]): void {
    this.taken.push({ outline, box: boxAround(outline) });
  }

  private holds(outline: readonly Point[]): boolean {
    const { minX, minY, maxX, maxY } = boxAround(outline);
    return minX >= 0 && minY >= 0 && maxX <= this.widthMm && maxY <= this.heightMm;
  }
}

/** The four corners of a box, turned clockwise about its centre. */
export function cornersOf({ x, y, width, height }: LabelBox, turnDeg = 0): Point[] {
  const angle = (turnDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners: Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return corners.map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}

/** Steps away from an outline at which a label is tried, in mm; the nearest first. */
const STEPS_MM = [0.6, 3, 5.5, 8.5, 12, 16];
const DIRECTIONS: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

/** Boxes of a size around an outline, nearest first. */
export function boxesAround(
  outline: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): LabelBox[] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const reach: Point = [(right - left + width) / 2, (bottom - top + height) / 2];
  return STEPS_MM.flatMap((step) =>
    DIRECTIONS.map(([dx, dy]) => ({
      x: (left + right) / 2 + dx * (reach[0] + step),
      y: (top + bottom) / 2 + dy * (reach[1] + step),
      width,
      height,
    })),
  );
}

/** Whether two convex outlines have area in common: no edge of either parts them. */
export function outlinesOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  return !isParted(a, b) && !isParted(b, a);
}

function isParted(a: readonly Point[], b: readonly Point[]): boolean {
  return a.some((from, i) => {
    const to = a[(i + 1) % a.length] ?? from;
    const normal: Point = [to[1] - from[1], from[0] - to[0]];
    const along = ([x, y]: Point) => x * normal[0] + y * normal[1];
    const [as, bs] = [a.map(along), b.map(along)];
    return Math.max(...as) <= Math.min(...bs) || Math.max(...bs) <= Math.min(...as);
  });
}

/** Whether a box lies wholly inside a convex outline. */
export function boxInside(box: LabelBox, outline: readonly Point[]): boolean {
  const corners = cornersOf(box);
  const turn = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  return corners.every((corner) => {
    const turns = outline.map((from, i) =>
      turn(from, outline[(i + 1) % outline.length] ?? from, corner),
    );
    return turns.every((t) => t >= 0) || turns.every((t) => t <= 0);
  });
}
