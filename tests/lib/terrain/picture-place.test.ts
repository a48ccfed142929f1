import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fittedPicture,
  type PictureFit,
  type PicturePlace,
  pictureHeightCm,
  pictureScaledByPoints,
} from "@/lib/terrain/picture-place";
import { ownOutline, placed } from "@/lib/terrain/placement";
import { distanceCm, type Point } from "@/lib/terrain/point";

const cm = fc.double({ min: -500, max: 500, noNaN: true });
const place: fc.Arbitrary<PicturePlace> = fc.record({
  xCm: cm,
  yCm: cm,
  widthCm: fc.double({ min: 1, max: 2_000, noNaN: true }),
  turnDeg: fc.double({ min: 0, max: 360, noNaN: true }),
});
const ends = fc
  .tuple(fc.tuple(cm, cm), fc.tuple(cm, cm))
  .filter(([from, to]) => distanceCm(from, to) > 0.01);

const standOf = ({ xCm, yCm, turnDeg }: PicturePlace) => ({ xCm, yCm, facingDeg: turnDeg });

/** The new position of the spot of a picture that is at a point, after the picture's place has changed. */
function follow(at: Point, before: PicturePlace, after: PicturePlace): Point {
  const [own = [0, 0] as Point] = ownOutline([at], standOf(before));
  const factor = after.widthCm / before.widthCm;
  return placed([own[0] * factor, own[1] * factor], standOf(after));
}

describe("a picture scaled by two places on it", () => {
  test("has them at the wanted distance, the first where it was, and is not turned", () => {
    fc.assert(
      fc.property(
        place,
        ends,
        fc.double({ min: 0.5, max: 500, noNaN: true }),
        (before, tape, wanted) => {
          const after = pictureScaledByPoints(before, tape, wanted);
          if (!after) throw new Error("nothing came of it");
          const [from, to] = tape.map((end) => follow(end, before, after)) as [Point, Point];
          expect(distanceCm(from, to)).toBeCloseTo(wanted, 6);
          expect(distanceCm(from, tape[0])).toBeLessThan(1e-6 * Math.max(1, after.widthCm));
          expect(after.turnDeg).toBe(before.turnDeg);
        },
      ),
    );
  });

  test("stays as it is where they are that far apart already", () => {
    const before = { xCm: 10, yCm: 20, widthCm: 30, turnDeg: 40 };
    expect(
      pictureScaledByPoints(
        before,
        [
          [0, 0],
          [3, 4],
        ],
        5,
      ),
    ).toEqual(before);
  });

  test("cannot be scaled by one place", () => {
    const before = { xCm: 10, yCm: 20, widthCm: 30, turnDeg: 40 };
    expect(
      pictureScaledByPoints(
        before,
        [
          [1, 1],
          [1, 1],
        ],
        5,
      ),
    ).toBeNull();
  });
});

test.each<[PictureFit, number, number]>([
  ["inside", 160, 120],
  ["width", 240, 180],
  ["depth", 160, 120],
])("a picture of 4 by 3 fitted to a table of 240 by 120, %s", (fit, widthCm, heightCm) => {
  const size = { widthPx: 4_000, heightPx: 3_000 };
  const fitted = fittedPicture(size, { widthCm: 240, depthCm: 120 }, fit);
  expect(fitted).toEqual({ xCm: 120, yCm: 60, widthCm, turnDeg: 0 });
  expect(pictureHeightCm(fitted.widthCm, size)).toBe(heightCm);
});
