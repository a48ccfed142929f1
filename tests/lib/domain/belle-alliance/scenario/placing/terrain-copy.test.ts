import { describe, expect, test } from "vitest";
import { readTerrainCopy } from "@/lib/domain/belle-alliance/scenario/placing/read-terrain-copy";
import { terrainCopy } from "@/lib/domain/belle-alliance/scenario/placing/terrain-copy";
import { LIMITS } from "@/lib/domain/document/limits";
import { scenario, side } from "../build";

const map = (features: readonly unknown[]) => ({ widthCm: 100, depthCm: 80, features });
const wood = {
  kind: "wood",
  id: "w",
  points: [
    [10, 10],
    [20, 10],
    [20, 20],
  ],
  hiddenFrom: ["reds"],
};
const place = { kind: "place", id: "p", name: "Ligny", xCm: 50, yCm: 40 };
const source = scenario({ map: map([wood, place]), sides: [side("reds")] });
const other = scenario({ map: map([]) });

function ids() {
  let last = 0;
  return () => `new-${++last}`;
}

describe("copied terrain", () => {
  const text = terrainCopy(source.map.features);

  test("comes into another scenario where it lay, hidden from nobody there", () => {
    const read = readTerrainCopy(text, other, ids());
    expect(read?.leftOut).toBe(0);
    expect(read?.features).toEqual([
      { ...source.map.features[0], id: "new-1", hiddenFrom: [] },
      { ...source.map.features[1], id: "new-2" },
    ]);
  });

  test("lies beside its original on the same map", () => {
    const read = readTerrainCopy(text, source, ids());
    expect(read?.features).toMatchObject([
      {
        id: "new-1",
        points: [
          [13, 7],
          [23, 7],
          [23, 17],
        ],
        hiddenFrom: ["reds"],
      },
      { id: "new-2", xCm: 53, yCm: 37 },
    ]);
  });

  test("is taken as far as it can be read and the map has room", () => {
    const mixed = JSON.parse(text);
    mixed.features.push({ kind: "volcano", id: "v" });
    expect(readTerrainCopy(JSON.stringify(mixed), other, ids())?.leftOut).toBe(1);
    const features = Array.from({ length: LIMITS.features - 1 }, (_, i) => ({
      ...place,
      id: `${i}`,
    }));
    const full = scenario({ map: map(features) });
    expect(readTerrainCopy(text, full, ids())).toMatchObject({ features: [{}], leftOut: 1 });
  });

  test.each(["", "28th Foot", "[]", '{"features":[]}', "null"])("%j is none", (words) => {
    expect(readTerrainCopy(words, other, ids())).toBeNull();
  });
});
