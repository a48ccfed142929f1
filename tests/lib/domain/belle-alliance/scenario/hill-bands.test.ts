import { describe, expect, it } from "vitest";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  hillPlaces,
  hillStretches,
  narrowestUnder,
} from "@/lib/domain/belle-alliance/scenario/hill-bands";
import type { Point } from "@/lib/terrain/point";

const hill = (id: string, level: number, radiusCm: number, centre: Point) => {
  const points = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return [centre[0] + radiusCm * Math.cos(angle), centre[1] + radiusCm * Math.sin(angle)];
  });
  const feature = featureSchema.parse({ kind: "hill", id, level, points });
  if (feature.kind !== "hill") throw new Error("no hill");
  return feature;
};

/**
 * The foot of a hill, with a band 4 cm wide in the east and 20 in the west, and on it a slope with a band of 1.5 cm all
 * round.
 */
const foot = hill("foot", 1, 40, [100, 60]);
const slope = hill("slope", 2, 28, [108, 60]);
const top = hill("top", 3, 26.5, [108, 60]);
const MAP = { widthCm: 230, depthCm: 190, features: [foot, slope, top] };

describe("a hill layer by the width of its band", () => {
  it("has each class along its own part of the edge", () => {
    const classes = hillStretches(foot, MAP).map(({ fromCm, effect, lengthCm }) => [
      fromCm,
      effect.obstacle,
      effect.difficult,
      Math.round(lengthCm) > 0,
    ]);
    expect(classes).toEqual([
      [2, "I", true, true],
      [5, null, true, true],
      [10, null, false, true],
    ]);
    expect(hillStretches(slope, MAP)).toMatchObject([{ fromCm: 1, effect: { obstacle: "II" } }]);
  });

  it("is ordinary ground where nothing stands on it", () => {
    expect(hillStretches(top, MAP)).toEqual([]);
    expect(hillPlaces(MAP)([108, 60])).toBeNull();
  });
});

describe("a place on a hill", () => {
  const bandAt = hillPlaces(MAP);

  it.each([
    ["the narrow side of the foot", [138, 60], 1, 4],
    ["its wide side", [70, 60], 1, 20],
    ["the slope above it", [135.3, 60], 2, 1.5],
  ] as const)("%s", (_, at, level, widthCm) => {
    const place = bandAt(at);
    expect(place?.level).toBe(level);
    expect(place?.widthCm).toBeCloseTo(widthCm, 0);
  });

  it("is judged under a unit where it is narrowest", () => {
    const stand = (x: number) => ({
      middle: [x, 60] as const,
      outline: [
        [x - 2, 62],
        [x + 2, 62],
        [x + 2, 58],
        [x - 2, 58],
      ] as const,
    });
    expect(narrowestUnder(stand(137), bandAt)).toMatchObject({ level: 2 });
    expect(narrowestUnder(stand(70), bandAt)).toMatchObject({ level: 1 });
    expect(narrowestUnder(stand(20), bandAt)).toBeNull();
  });
});
