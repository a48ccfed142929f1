import { expect, test } from "vitest";
import {
  FIRST_GROUND_WISH,
  foundGround,
  groundOnTable,
  readGround,
} from "@/lib/domain/scenario/ground-file/read-ground";
import { isJoined } from "@/lib/terrain/joint";
import type { Point } from "@/lib/terrain/point";
import { flattened, smoothLine } from "@/lib/terrain/smooth";

const way = (name: string, coordinates: readonly Point[]) => ({
  type: "Feature",
  properties: { highway: "track", name },
  geometry: { type: "LineString", coordinates },
});

/** A lane that ends at a corner of a road, which the road does not need within the tolerance. */
const FILE = JSON.stringify({
  type: "FeatureCollection",
  features: [
    way("road", [
      [400_000, 5_600_000],
      [400_410, 5_600_004],
      [400_800, 5_600_000],
      [401_200, 5_600_300],
    ]),
    way("lane", [
      [400_410, 5_600_004],
      [400_500, 5_600_600],
    ]),
  ],
});

test("lines of a file stay joined after they are simplified", () => {
  const ground = foundGround(readGround(FILE), FIRST_GROUND_WISH);
  if (!ground) throw new Error("no ground");
  let next = 0;
  const { features } = groundOnTable(ground, FIRST_GROUND_WISH, {
    table: { widthCm: 180, depthCm: 120, metresPerCm: 10 },
    newId: () => `new-${next++}`,
  });
  const [road, lane] = features.flatMap((each) => (each.kind === "road" ? [each.points] : []));
  expect(road).toHaveLength(3);
  expect(isJoined(lane?.[0] as Point, flattened(smoothLine(road ?? [])))).toBe(true);
});
