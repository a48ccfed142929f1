import { expect, test } from "vitest";
import {
  DEFAULT_GROUND_OPTIONS,
  foundGround,
  groundOnTable,
} from "@/lib/domain/belle-alliance/scenario/ground-file/found-ground";
import { readGround } from "@/lib/domain/belle-alliance/scenario/ground-file/read-ground";
import { boxAround } from "@/lib/terrain/box";
import { isJoined } from "@/lib/terrain/joint";
import type { Point } from "@/lib/terrain/point";
import { flattened, smoothLine, smoothRing } from "@/lib/terrain/smooth";

const way = (name: string, coordinates: readonly Point[]) => ({
  type: "Feature",
  properties: { highway: "track", name },
  geometry: { type: "LineString", coordinates },
});

/** A lane that ends at a corner of a road, a corner that simplifying the road within the tolerance would remove. */
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
  const ground = foundGround(readGround(FILE), DEFAULT_GROUND_OPTIONS);
  if (!ground) throw new Error("no ground");
  let next = 0;
  const { features } = groundOnTable(ground, DEFAULT_GROUND_OPTIONS, {
    table: { widthCm: 180, depthCm: 120, metresPerCm: 10 },
    newId: () => `new-${next++}`,
  });
  const [road, lane] = features.flatMap((each) => (each.kind === "road" ? [each.points] : []));
  expect(road).toHaveLength(3);
  expect(isJoined(lane?.[0] as Point, flattened(smoothLine(road ?? [])))).toBe(true);
});

test("hills cut off where the heights end keep that edge and its corners under the curve", () => {
  const row = (at: number) => Array.from({ length: 30 }, (_, x) => 100 + x + 2 * at).join(" ");
  const head = "ncols 30\nnrows 20\nxllcorner 0\nyllcorner 0\ncellsize 50\n";
  const text = head + Array.from({ length: 20 }, (_, at) => row(at)).join("\n");
  const ground = foundGround(readGround(text), DEFAULT_GROUND_OPTIONS);
  if (!ground) throw new Error("no ground");
  let next = 0;
  const { features } = groundOnTable(ground, DEFAULT_GROUND_OPTIONS, {
    table: { widthCm: 180, depthCm: 120, metresPerCm: 10 },
    newId: () => `new-${next++}`,
  });
  const hills = features.flatMap((each) => (each.kind === "hill" ? [each.points] : []));
  expect(hills.length).toBeGreaterThan(3);
  for (const points of hills) {
    const { minX, minY, maxX, maxY } = boxAround(points);
    const curve = boxAround(flattened(smoothRing(points)));
    expect(minX - curve.minX).toBeLessThan(0.3);
    expect(minY - curve.minY).toBeLessThan(0.3);
    expect(curve.maxX - maxX).toBeLessThan(0.3);
    expect(curve.maxY - maxY).toBeLessThan(0.3);
  }
});
