import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Feature, featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  decidingReadings,
  turnedGrounds,
} from "@/lib/domain/belle-alliance/sight/deciding-readings";
import { lookAt } from "@/lib/domain/belle-alliance/sight/look";
import { type SightOptions, sightGround } from "@/lib/domain/belle-alliance/sight/sight-ground";
import { sightProfile } from "@/lib/domain/belle-alliance/sight/sight-profile";
import { SIGHT_READINGS } from "@/lib/rules/belle-alliance/sight";
import type { Point } from "@/lib/terrain/point";

/** A strip from south to north across the table. */
const strip = (kind: string, [west, east]: readonly [number, number], fields = {}): Feature =>
  featureSchema.parse({
    kind,
    id: `${kind}-${west}`,
    points: [
      [west, -50],
      [east, -50],
      [east, 150],
      [west, 150],
    ],
    ...fields,
  });

const FEATURES = [
  strip("hill", [40, 100], { level: 1 }),
  strip("hill", [60, 80], { level: 2 }),
  strip("wood", [30, 50]),
  strip("building", [110, 120], { material: "stone" }),
];
const STRAIGHT: SightOptions = { readings: { outlines: "corners" } };

function profileOf(from: Point, to: Point, options = STRAIGHT) {
  const ground = sightGround({ features: FEATURES }, options);
  return sightProfile(ground, [from, to], lookAt(ground, { at: from }, { at: to }));
}

describe("the heights along a look [1.1.6]", () => {
  const profile = profileOf([0, 50], [150, 50]);

  it("has every step of the ground from one end to the other", () => {
    expect(profile.lengthCm).toBe(150);
    expect(
      profile.ground.map(({ fromCm, toCm, level }) => [
        Math.round(fromCm),
        Math.round(toCm),
        level,
      ]),
    ).toEqual([
      [0, 40, 0],
      [40, 60, 1],
      [60, 80, 2],
      [80, 100, 1],
      [100, 150, 0],
    ]);
    expect(profile.top).toBe(2);
  });

  it("has woods and buildings, cut where the ground under them rises", () => {
    expect(
      profile.screens.map(({ by, fromCm, toCm, level }) => [
        by,
        Math.round(fromCm),
        Math.round(toCm),
        level,
      ]),
    ).toEqual([
      ["wood", 30, 40, 0],
      ["wood", 40, 50, 1],
      ["building", 110, 120, 0],
    ]);
  });

  it("has the crest of each layer midway between its edges", () => {
    expect(profile.crests.map(({ level, atCm }) => [level, atCm])).toEqual([
      [1, 70],
      [2, 70],
    ]);
  });

  it("begins and ends on the layers of its ends", () => {
    expect(profileOf([70, 50], [150, 50]).eyes).toEqual([2, 0]);
  });

  it("raises garrisons to the roof under that reading", () => {
    expect(profileOf([115, 50], [150, 50]).eyes).toEqual([0, 0]);
    const roof: SightOptions = { readings: { outlines: "corners", garrisons: "roof" } };
    expect(profileOf([115, 50], [150, 50], roof).eyes).toEqual([1, 0]);
  });

  it("has nothing in it for a look of no length", () => {
    expect(profileOf([70, 50], [70, 50])).toMatchObject({ lengthCm: 0, screens: [], crests: [] });
  });

  test("steps leave no gap and mirror those of the look back", () => {
    // Beside the edges. Where a look passes through a corner, a rounding decides whether it has a step there.
    const levelsOf = (steps: ReturnType<typeof profileOf>["ground"]) =>
      steps.filter(({ fromCm, toCm }) => toCm - fromCm > 0.01).map(({ level }) => level);
    const coordinate = fc.integer({ min: 0, max: 150 });
    const place = fc.tuple(
      coordinate.map((cm) => cm + 0.271828),
      coordinate.map((cm) => cm + 0.141593),
    );
    void fc.assert(
      fc.property(place, place, (from, to) => {
        const there = profileOf(from, to).ground;
        const back = profileOf(to, from).ground;
        for (const [i, { toCm }] of there.entries()) {
          const next = there[i + 1];
          if (next) expect(next.fromCm).toBe(toCm);
        }
        expect(levelsOf(back)).toEqual(levelsOf(there).toReversed());
      }),
    );
  });
});

describe("the readings that decide a look", () => {
  const turned = turnedGrounds({ ...SIGHT_READINGS, outlines: "corners" }, (readings) =>
    sightGround({ features: FEATURES }, { readings }),
  );
  const deciding = (from: Point, to: Point) => {
    const over = (ground: ReturnType<typeof sightGround>) =>
      lookAt(ground, { at: from }, { at: to });
    return decidingReadings(over(sightGround({ features: FEATURES }, STRAIGHT)), turned, over);
  };

  it("are none where every reading ends alike", () => {
    expect(deciding([0, 50], [25, 50])).toEqual([]);
    expect(deciding([0, 50], [150, 50])).toEqual([]);
  });

  it("are the limits, from a wood to the open", () => {
    expect(deciding([35, 50], [15, 50])).toContain("limits");
  });
});
