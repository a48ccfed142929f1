import { describe, expect, test } from "vitest";
import {
  type MarchGround,
  marchGround,
  stretchesAlong,
} from "@/lib/domain/belle-alliance/scenario/march/march-ground";
import { fastestWay, type Way, wayAlong } from "@/lib/domain/belle-alliance/scenario/march/way";
import { TERRAIN_READINGS } from "@/lib/rules/belle-alliance/terrain-readings";
import { distanceToLineCm, type Polyline } from "@/lib/terrain/polyline";
import { scenario } from "../build";

type Drawn = Readonly<Record<string, unknown>> & { readonly kind: string };
const OPTIONS = { readings: TERRAIN_READINGS, woodEdgeCm: 3 };
const FOOT = { arm: "infantry", formation: "column-of-march", depthCm: 0 } as const;
const HORSE = { arm: "cavalry", formation: "column-of-march", depthCm: 0 } as const;
const LINE = { arm: "infantry", formation: "line", depthCm: 0 } as const;

function groundOf(...drawn: Drawn[]): MarchGround {
  const features = drawn.map((each, i) => ({ id: `f${i}`, name: "", ...each }));
  const { map } = scenario({ map: { widthCm: 120, depthCm: 80, features } });
  const ground = marchGround(map, OPTIONS);
  if (!ground) throw new Error("no ground");
  return ground;
}

const rectangle = (minX: number, minY: number, maxX: number, maxY: number) => [
  [minX, minY],
  [maxX, minY],
  [maxX, maxY],
  [minX, maxY],
];
const across = [
  [60, -5],
  [60, 85],
];
const RIVER = { kind: "stream", widthCm: 8, points: across };
const BRIDGE = {
  kind: "crossing",
  crossing: "stone-bridge",
  widthCm: 2,
  points: [
    [55, 60],
    [65, 60],
  ],
};
const FORD = {
  kind: "crossing",
  crossing: "ford",
  widthCm: 2,
  points: [
    [55, 20],
    [65, 20],
  ],
};
const WALL = {
  kind: "wall",
  height: "over-2m",
  points: [
    [60, -5],
    [60, 70],
  ],
};
const ROAD = {
  kind: "road",
  widthCm: 1,
  points: [
    [-5, 40],
    [125, 40],
  ],
};

const straight = (y = 40): Polyline => [
  [10, y],
  [110, y],
];
const found = (way: Way | string): Way => {
  if (typeof way === "string") throw new Error(way);
  return way;
};
const ends = { from: [10, 40], to: [110, 40] } as const;

describe("the ground along a way", () => {
  const told = (way: Polyline, ...drawn: Drawn[]) =>
    stretchesAlong(way, groundOf(...drawn), FOOT).map(
      ({ ground, obstacle, impassable, bridge, lengthCm }) => [
        ground,
        obstacle ?? (impassable ? "impassable" : bridge ? "bridge" : null),
        Math.round(lengthCm),
      ],
    );

  test("is ordinary where nothing is drawn", () => {
    expect(told(straight())).toEqual([["ordinary", null, 100]]);
  });

  test("is a road where the way runs along one", () => {
    expect(told(straight(), ROAD)).toEqual([["road", null, 100]]);
    expect(told(straight(43), ROAD)).toEqual([["ordinary", null, 100]]);
  });

  test("has the class of streams and walls where it crosses them", () => {
    const stream = { ...RIVER, widthCm: 4 };
    expect(told(straight(), stream)[1]).toEqual(["ordinary", "II", 4]);
    expect(told(straight(), WALL)[1]?.slice(0, 2)).toEqual(["ordinary", "III"]);
  });

  test("is shut by broad water and houses, but not on a bridge", () => {
    expect(told(straight(), RIVER)[1]).toEqual(["ordinary", "impassable", 8]);
    expect(told(straight(60), RIVER, BRIDGE).map(([, what]) => what)).toEqual([
      null,
      "bridge",
      null,
    ]);
    const house = { kind: "building", material: "stone", points: rectangle(50, 35, 56, 45) };
    expect(told(straight(), house)[1]).toEqual(["ordinary", "impassable", 6]);
  });

  test("is a rim, an edge and a wood", () => {
    const wood = { kind: "wood", points: rectangle(40, 10, 80, 70) };
    const stretches = told(straight(), wood);
    expect(stretches.map(([ground, what]) => `${ground} ${what}`)).toEqual([
      "ordinary null",
      "ordinary I",
      "ordinary null",
      "wood null",
      "ordinary null",
      "ordinary I",
      "ordinary null",
    ]);
    expect(told(straight(), wood, ROAD)).toEqual([["road", null, 100]]);
  });

  test("is difficult in fields and on narrow bands of hills", () => {
    const field = { kind: "ground", ground: "ploughed", points: rectangle(40, 10, 80, 70) };
    expect(told(straight(), field)[1]?.[0]).toBe("difficult");
    const hills = [1, 2].map((level) => ({
      kind: "hill",
      level,
      points: rectangle(40 + level * 4, 10 + level * 4, 90 - level * 4, 70 - level * 4),
    }));
    expect(told(straight(), ...hills).map(([ground, what]) => `${ground} ${what}`)).toContain(
      "difficult I",
    );
  });

  test("a field work on a road stops what a hedge does not", () => {
    const barricade = {
      kind: "field-work",
      work: "barricade",
      points: [
        [60, 35],
        [60, 45],
      ],
    };
    const hedge = {
      kind: "hedge",
      hedge: "hedge",
      points: [
        [60, 35],
        [60, 45],
      ],
    };
    expect(told(straight(), ROAD, hedge)).toEqual([["road", null, 100]]);
    expect(told(straight(), ROAD, barricade)[1]?.slice(0, 2)).toEqual(["road", "I"]);
  });
});

describe("the fastest way", () => {
  test("goes straight over open ground", () => {
    const way = found(fastestWay(groundOf(), FOOT, ends, "ordinary"));
    expect(way.way).toEqual([ends.from, ends.to]);
    expect(way.bounds.map(({ xCm }) => xCm)).toEqual([50, 90, 110]);
    expect(way).toMatchObject({
      headArrivesBound: 3,
      tailArrivesBound: 3,
      slowedBy: [],
      stopped: null,
    });
  });

  test("takes the bridge in column of march, the ford in any other formation", () => {
    const ground = groundOf(RIVER, BRIDGE, FORD);
    const column = found(fastestWay(ground, FOOT, { from: [10, 60], to: [110, 60] }, "ordinary"));
    expect(distanceToLineCm([60, 60], column.way)).toBeLessThan(3);
    const line = found(fastestWay(ground, LINE, { from: [10, 60], to: [110, 60] }, "ordinary"));
    expect(distanceToLineCm([60, 20], line.way)).toBeLessThan(3);
    expect(line.slowedBy.map(({ obstacle }) => obstacle)).toContain("I");
  });

  test("leads horse round a wall that foot climbs", () => {
    const ground = groundOf(WALL);
    const foot = found(fastestWay(ground, FOOT, ends, "ordinary"));
    const horse = found(fastestWay(ground, HORSE, ends, "ordinary"));
    expect(foot.way).toEqual([ends.from, ends.to]);
    expect(Math.max(...horse.way.map(([, y]) => y))).toBeGreaterThan(69);
  });

  test("takes a road that leads about", () => {
    const road = {
      kind: "road",
      widthCm: 1,
      points: [
        [10, 40],
        [30, 48],
        [90, 48],
        [110, 40],
      ],
    };
    const way = found(fastestWay(groundOf(road), FOOT, ends, "ordinary"));
    expect(distanceToLineCm([60, 48], way.way)).toBeLessThan(1.5);
  });

  test("says why there is none", () => {
    expect(fastestWay(groundOf(RIVER), FOOT, ends, "ordinary")).toBe("no-way");
    expect(fastestWay(groundOf(RIVER), FOOT, { ...ends, to: [60, 40] }, "ordinary")).toBe(
      "end-closed",
    );
    expect(fastestWay(groundOf(RIVER), FOOT, { ...ends, from: [60, 40] }, "ordinary")).toBe(
      "start-closed",
    );
  });

  test("a way past the table's edge ends at it, and too large a table has none", () => {
    expect(
      found(fastestWay(groundOf(), FOOT, { ...ends, to: [500, 40] }, "ordinary")).headArrivesBound,
    ).not.toBeNull();
    const map = { widthCm: 5_000, depthCm: 5_000, features: [] };
    expect(marchGround(map, OPTIONS)).toBeNull();
  });

  test("a drawing of too many corners has no cells, and is not measured to find out", () => {
    const points = Array.from({ length: 1_000 }, (_, i) => [i % 37, i % 41]);
    const many = Array.from({ length: 60 }, () => ({ kind: "hill", level: 1, points }));
    const features = many.map((each, i) => ({ id: `f${i}`, name: "", ...each }));
    const { map } = scenario({ map: { widthCm: 120, depthCm: 80, features } });
    expect(marchGround(map, OPTIONS)).toBeNull();
  });
});

describe("a march along a way drawn by hand", () => {
  test("the tail comes up after the head", () => {
    const way = wayAlong(groundOf(), { ...FOOT, depthCm: 30 }, straight(), "ordinary");
    expect([way.headArrivesBound, way.tailArrivesBound]).toEqual([3, 4]);
  });

  test("a fast march takes half the bounds", () => {
    expect(wayAlong(groundOf(), FOOT, straight(), "fast").bounds.map(({ xCm }) => xCm)).toEqual([
      90, 110,
    ]);
  });

  test("an obstacle holds a column until its tail is over, into the next bound", () => {
    const stream = {
      ...RIVER,
      widthCm: 4,
      points: [
        [50, -5],
        [50, 85],
      ],
    };
    const { bounds, slowedBy } = wayAlong(
      groundOf(stream),
      { ...FOOT, depthCm: 16 },
      straight(),
      "ordinary",
    );
    // 38 cm to the stream, the rest of the bound at half rate; then 19 of its 20 cm are left at 20 cm a bound.
    expect(bounds[0]?.xCm).toBeCloseTo(49, 0);
    expect(bounds[1]?.xCm).toBeCloseTo(70, 0);
    expect(slowedBy).toEqual([
      expect.objectContaining({ obstacle: "II", ground: "ordinary", yCm: 40 }),
    ]);
  });

  test("deep water stops it", () => {
    const way = wayAlong(groundOf(RIVER), FOOT, straight(), "ordinary");
    expect(way.stopped).toEqual({ rule: "2.3.6", code: "impassable" });
    expect(way.bounds.at(-1)?.xCm).toBeCloseTo(56, 0);
    expect([way.headArrivesBound, way.tailArrivesBound]).toEqual([null, null]);
  });

  test("bends cost turns, but not what a hand trembles [2.4.2]", () => {
    const column = { ...FOOT, frontCm: 4 };
    const at = (...places: [number, number][]) =>
      wayAlong(groundOf(), column, [[10, 40], ...places, [110, 40]], "ordinary").bends;
    expect(at([40, 40.4], [70, 39.7])).toEqual([]);
    expect(at([60, 40], [60, 70])).toMatchObject([
      { fromCm: 50, kind: "wheel" },
      { fromCm: 80, kind: "wheel" },
    ]);
    expect(at([60, 40], [60, 70])[0]?.degrees).toBeCloseTo(90);
  });

  test("what it touches for less than a cell closes it no more than a way that was found", () => {
    const house = (west: number) => ({
      kind: "building",
      id: "house",
      name: "",
      material: "stone",
      points: [
        [west, 40],
        [west + 1, 40],
        [west + 1, 50],
        [west, 50],
      ],
    });
    expect(wayAlong(groundOf(house(50)), FOOT, straight(), "ordinary").stopped).toBeNull();
    const broad = {
      ...house(50),
      points: [
        [50, 30],
        [55, 30],
        [55, 50],
        [50, 50],
      ],
    };
    expect(wayAlong(groundOf(broad), FOOT, straight(), "ordinary").stopped).not.toBeNull();
  });
});
