import { expect, test } from "vitest";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { terrainNeeded } from "@/lib/domain/belle-alliance/scenario/terrain-needed";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";

const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const scenario = scenarioSchema.parse({
  kind: "scenario",
  schemaVersion: 1,
  title: "Ground",
  language: "en",
  sides: [
    { id: "reds", name: "Reds", colour: "a" },
    { id: "blues", name: "Blues", colour: "b" },
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      {
        kind: "wall",
        id: "w1",
        height: "1-2m",
        points: [
          [10, 10],
          [40, 10],
          [40, 50],
        ],
      },
      {
        kind: "wall",
        id: "w2",
        height: "1-2m",
        points: [
          [60, 10],
          [60, 30],
        ],
      },
      {
        kind: "road",
        id: "r1",
        surface: "paved",
        widthCm: 2,
        points: [
          [-20, 60],
          [200, 60],
        ],
      },
      {
        kind: "road",
        id: "r2",
        surface: "paved",
        widthCm: 1,
        points: [
          [0, 90],
          [90, 90],
        ],
      },
      { kind: "building", id: "b1", material: "stone", points: square(80, 80, 5) },
      {
        kind: "building",
        id: "b2",
        material: "stone",
        points: square(90, 80, 10),
        hiddenFrom: ["reds"],
      },
      {
        kind: "crossing",
        id: "c1",
        crossing: "ford",
        points: [
          [100, 20],
          [100, 26],
        ],
      },
      { kind: "hill", id: "h1", level: 1, points: square(100, 80, 30) },
      { kind: "hill", id: "h2", level: 2, points: square(105, 85, 20) },
      { kind: "place", id: "p1", name: "Inn", xCm: 5, yCm: 5 },
    ],
  },
});

const needed = (audience: Parameters<typeof viewFor>[1]) =>
  terrainNeeded(viewFor(scenario, audience).map);

test("counts pieces by kind, hills by layer and ways by width, and measures what lies on the table", () => {
  const rows = needed({ for: "umpire" });
  const of = (key: string) => rows.filter((row) => row.key === key);
  expect(of("wall-1-2m")).toMatchObject([{ pieces: 2, lengthCm: 90, areaCm2: null }]);
  const roads = of("road-paved").map(({ widthCm, lengthCm }) => [
    widthCm,
    Math.round(lengthCm ?? 0),
  ]);
  expect(roads).toEqual([
    [2, 180],
    [1, 90],
  ]);
  expect(of("building-stone")).toMatchObject([{ pieces: 2, lengthCm: null, areaCm2: 125 }]);
  expect(of("crossing-ford")).toMatchObject([{ pieces: 1, lengthCm: null, areaCm2: null }]);
  expect(of("hill").map(({ layer }) => layer)).toEqual([1, 2]);
  expect(rows).toHaveLength(7);
});

test("leaves out what is hidden from its reader", () => {
  const [buildings] = needed({ for: "side", sideId: "reds" }).filter(({ key }) =>
    key.startsWith("building"),
  );
  expect(buildings).toMatchObject({ pieces: 1, areaCm2: 25 });
});
