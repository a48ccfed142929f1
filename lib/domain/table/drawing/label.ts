import { type Box, boxAround } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { FACE_REACH, type LabelFace, widthEm } from "./letter-widths";
import type { Pen } from "./pen";

/** Size at mark 1, in cm, and typeface of each kind of label. */
export const LABEL_STYLES = {
  place: { size: 4, face: "serifSemiboldItalic" },
  "minor-place": { size: 3.2, face: "serifItalic" },
  feature: { size: 3.1, face: "serifItalic" },
  group: { size: 3, face: "sans" },
  unit: { size: 2.5, face: "sans" },
  name: { size: 2.9, face: "sans" },
  key: { size: 2.9, face: "sans" },
  entry: { size: 3, face: "sans" },
} as const satisfies Record<string, { readonly size: number; readonly face: LabelFace }>;
export type LabelStyle = keyof typeof LABEL_STYLES;

/** A box in the picture, given by its centre. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Space on each side of a text, at mark 1. */
const AIR = 0.4;

/** The size of a text in the picture: as wide as its letters, as high as its typeface. */
export function labelSize(
  text: string,
  style: LabelStyle,
  { mark }: Pick<Pen, "mark">,
): { readonly width: number; readonly height: number } {
  const { size, face } = LABEL_STYLES[style];
  const { up, down } = FACE_REACH[face];
  return {
    width: (widthEm(text, face) * size + 2 * AIR) * mark,
    height: (up + down) * size * mark,
  };
}

/** How far a text's baseline is below the middle of its box. */
export function footBelowMiddle(style: LabelStyle, { mark }: Pick<Pen, "mark">): number {
  const { size, face } = LABEL_STYLES[style];
  const { up, down } = FACE_REACH[face];
  return ((up - down) / 2) * size * mark;
}

/** The four corners of a box, rotated clockwise about its centre. */
export function cornersOf({ x, y, width, height }: LabelBox, turnDeg = 0): readonly Point[] {
  const angle = (turnDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners: readonly Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return corners.map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}

/** Distances from a thing at which its label is tried, at mark 1; the nearest first. */
const STEPS = [0.4, 2, 4.5, 7.5, 11, 15, 20, 26];
const DIRECTIONS: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0.5, 1],
  [-0.5, 1],
  [0.5, -1],
  [-0.5, -1],
];

/**
 * Candidate centres around an outline for a box of this size, the nearest first. They are worked out one by one, since
 * most labels take an early one.
 */
export function* placesAround(
  outline: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
  { mark }: Pick<Pen, "mark">,
): Generator<Point> {
  const { minX, maxX, minY, maxY }: Box = boxAround(outline);
  const reach: Point = [(maxX - minX + width) / 2, (maxY - minY + height) / 2];
  for (const step of STEPS) {
    for (const [dx, dy] of DIRECTIONS) {
      yield [
        (minX + maxX) / 2 + dx * (reach[0] + step * mark),
        (minY + maxY) / 2 + dy * (reach[1] + step * mark),
      ];
    }
  }
}

/**
 * Candidate centres at and around a point, offset by fractions of the label's size along its rotation; the nearest
 * first.
 */
export function* placesAbout(
  at: Point,
  { width, height }: { readonly width: number; readonly height: number },
  turnDeg = 0,
): Generator<Point> {
  yield at;
  const angle = (turnDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const shifts = DOWN.flatMap((down) =>
    ALONG.map((along) => {
      const [dx, dy] = [along * width, down * height];
      return { dx, dy, distance: Math.hypot(dx, dy) };
    }),
  );
  for (const { dx, dy } of shifts.sort((a, b) => a.distance - b.distance).slice(1)) {
    yield [at[0] + dx * cos - dy * sin, at[1] + dx * sin + dy * cos];
  }
}

/** The first few of some places. */
export function* firstPlaces(count: number, places: Iterable<Point>): Generator<Point> {
  let left = count;
  for (const place of places) {
    if (left-- <= 0) return;
    yield place;
  }
}

const DOWN = [0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2, -3, 3, -4, 4, -5, 5, -6.5, 6.5, -8, 8];
const ALONG = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1, -1.4, 1.4];
