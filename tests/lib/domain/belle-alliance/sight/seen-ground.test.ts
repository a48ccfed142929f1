import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { lookAt } from "@/lib/domain/belle-alliance/sight/look";
import { seenGround } from "@/lib/domain/belle-alliance/sight/seen-ground";
import { sightGround } from "@/lib/domain/belle-alliance/sight/sight-ground";
import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, ringContains } from "@/lib/terrain/ring";

const shipped = (name: string) =>
  scenarioSchema.parse(JSON.parse(readFileSync(`prisma/library/${name}.json`, "utf8"))).map;

const EYES: readonly Point[] = [
  [60.3, 40.7],
  [111.1, 71.9],
  [20.7, 95.3],
];

test.each(["la-haye-sainte-1815", "quatre-bras-1815", "craonne-1814", "kulm-1813", "wavre-1815"])(
  "the ground seen on the map of %s is that of looks at each place of a raster",
  (name) => {
    const map = shipped(name);
    const ground = sightGround(map);
    const within = { minX: 0, minY: 0, maxX: map.widthCm, maxY: map.depthCm };
    let wrong = 0;
    let asked = 0;
    for (const at of EYES) {
      const rings = seenGround(ground, at, { within });
      for (let x = 1.3; x < map.widthCm; x += 4) {
        for (let y = 1.7; y < map.depthCm; y += 4) {
          const place: Point = [x, y];
          // At the rim of what is seen the two may differ by a hair.
          if (rings.some((ring) => distanceToEdgeCm(place, ring) < 0.1)) continue;
          const look = lookAt(ground, { at }, { at: place });
          if (look.to === "cover") continue;
          asked++;
          if (look.visible !== rings.some((ring) => ringContains(ring, place))) wrong++;
        }
      }
    }
    expect(asked).toBeGreaterThan(1_500);
    expect(wrong).toBe(0);
  },
);
