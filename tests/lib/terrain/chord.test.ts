import { describe, expect, it, test } from "vitest";
import { type Chord, chordsOf, outlineContains, outlineOf } from "@/lib/terrain/chord";
import type { Point } from "@/lib/terrain/point";
import { flattened, smoothRing } from "@/lib/terrain/smooth";

const SQUARE: readonly Point[] = [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
];
const onLine = (chords: readonly Chord[], lengthCm: number) =>
  chords.map((chord) => chord.map((share) => Math.round(share * lengthCm * 100) / 100));

describe("what a line cuts from an area", () => {
  const square = outlineOf([SQUARE]);
  it("is its stretch inside, beyond the two points as well", () => {
    expect(
      onLine(
        chordsOf(square, [
          [0, 15],
          [40, 15],
        ]),
        40,
      ),
    ).toEqual([[10, 20]]);
    expect(
      onLine(
        chordsOf(square, [
          [12, 15],
          [16, 15],
        ]),
        4,
      ),
    ).toEqual([[-2, 8]]);
  });
  it("is nothing along an edge, at a corner or from a point to itself", () => {
    expect(
      chordsOf(square, [
        [0, 10],
        [40, 10],
      ]),
    ).toEqual([]);
    expect(
      chordsOf(square, [
        [0, 20],
        [20, 0],
      ]),
    ).toEqual([]);
    expect(
      chordsOf(square, [
        [0, 20],
        [10, 10],
      ]),
    ).toEqual([]);
    expect(
      chordsOf(square, [
        [5, 15],
        [15, 5],
      ]),
    ).toEqual([]);
    expect(
      chordsOf(square, [
        [15, 15],
        [15, 15],
      ]),
    ).toEqual([]);
  });
  it("is one stretch where two rings meet along the line", () => {
    const below = SQUARE.map(([x, y]): Point => [x, y - 10]);
    expect(
      onLine(
        chordsOf(outlineOf([SQUARE, below]), [
          [0, 10],
          [40, 10],
        ]),
        40,
      ),
    ).toEqual([[10, 20]]);
  });
});

test.each([8, 12, 16, 20, 24, 32, 48])(
  "a line through two corners of a disc of %i corners crosses it",
  (count) => {
    const corners = Array.from({ length: count }, (_, i): Point => {
      const turn = (2 * Math.PI * i) / count;
      return [60 + Math.cos(turn), 60 + Math.sin(turn)];
    });
    for (const ring of [corners, flattened(smoothRing(corners))]) {
      for (const y of [60, 60 + 1e-6, 60 - 1e-6]) {
        expect(
          onLine(
            chordsOf(outlineOf([ring]), [
              [28, y],
              [92, y],
            ]),
            64,
          ),
        ).toEqual([[31, 33]]);
        expect(outlineContains(outlineOf([ring]), [60, y])).toBe(true);
      }
    }
  },
);
