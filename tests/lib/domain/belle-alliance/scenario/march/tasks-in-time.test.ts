import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  isAfterEnd,
  type SideInTime,
  tasksInTime,
} from "@/lib/domain/belle-alliance/scenario/march/tasks-in-time";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { formation, scenario, side, unit } from "../build";

/** Two hundred figures are a column of 150 cm: three bounds on a road, at 50 cm a bound. */
const units = ["u1", "u2"].map((id) => unit(id, { men: 4_000, battalionsOrSquadrons: 1 }));
const river = (x: number) => ({
  kind: "water",
  id: "river",
  points: [
    [x, -5],
    [x + 8, -5],
    [x + 8, 125],
    [x, 125],
  ],
});

function battle({
  tasks = "Take Brye",
  features = [] as readonly object[],
  brings = ["u1", "u2"],
} = {}) {
  const road = {
    kind: "road",
    id: "road",
    points: [
      [-5, 50],
      [185, 50],
    ],
  };
  const brye = { kind: "place", id: "brye", name: "Brye", xCm: 100, yCm: 50 };
  return scenario({
    bounds: 8,
    sides: [
      side("s1", {
        tasks,
        formations: [formation("f1", { units }), formation("f2")],
        reinforcements: brings.map((id, i) => ({
          id: `r${i + 1}`,
          brings: [id],
          bound: 2 + i,
          entry: [0, 50],
        })),
      }),
      side("s2", { tasks }),
    ],
    map: { widthCm: 180, depthCm: 120, features: [road, brye, ...features] },
  });
}

function told(sides: readonly SideInTime[]) {
  return sides.map(({ arrivals }) =>
    arrivals.map(({ arrival, reaches }) => [
      arrival.reinforcement.id,
      ...reaches.map(({ place, ordinary, fast }) => ({ [place.name]: [ordinary, fast] })),
    ]),
  );
}

test("head and last unit of each reinforcement are at what their side is to take, behind what came before", () => {
  expect(told(tasksInTime(battle()))).toEqual([
    [
      [
        "r1",
        {
          Brye: [
            { head: 3, last: 6 },
            { head: 2, last: 4 },
          ],
        },
      ],
      [
        "r2",
        {
          Brye: [
            { head: 6, last: 9 },
            { head: 3, last: 5 },
          ],
        },
      ],
    ],
    [],
  ]);
});

test.each([
  ["tasks that name no place", { tasks: "Win." }, [[["r1"], ["r2"]], []]],
  ["a reinforcement without units", { brings: ["f2"] }, [[], []]],
])("%s", (_, fields, expected) => {
  expect(told(tasksInTime(battle(fields)))).toEqual(expected);
});

test("a place beyond deep water cannot be reached", () => {
  const [first] = tasksInTime(battle({ features: [river(60)] }));
  expect(first?.arrivals[0]?.reaches).toMatchObject([{ ordinary: "no-way", fast: "no-way" }]);
});

test("a place in a house or wood is reached as near to it as a column may stand", () => {
  const points = [
    [95, 45],
    [105, 45],
    [105, 55],
    [95, 55],
  ];
  const house = { kind: "building", id: "house", points };
  const [first] = tasksInTime(battle({ features: [house] }));
  expect(first?.arrivals[0]?.reaches).toMatchObject([{ ordinary: { head: 4 } }]);
});

test("a map too large for its ways is said to be so", () => {
  const large = { ...battle(), map: { ...battle().map, widthCm: 1_000, depthCm: 1_000 } };
  const places = Array.from({ length: 400 }, (_, i) => ({
    ...{ kind: "place" as const, id: `p${i}`, hiddenFrom: [], locked: false, turnDeg: 0 },
    ...{ name: `Brye ${i + 1}`, xCm: 20 + i, yCm: 50, minor: false },
  }));
  const [first] = tasksInTime({
    ...large,
    map: { ...large.map, features: [...large.map.features, ...places] as never },
    sides: large.sides.map((each) => ({
      ...each,
      tasks: places.map(({ name }) => name).join(". "),
    })),
  });
  expect(first?.arrivals.at(-1)?.reaches.at(-1)).toMatchObject({ ordinary: "too-much" });
});

test("the game's end is known only where its length is", () => {
  expect([8, 9].map((bound) => isAfterEnd(bound, { bounds: 8 }))).toEqual([false, true]);
  expect(isAfterEnd(200, { bounds: null })).toBe(false);
});

test("at Quatre Bras Picton's last are at Gemioncourt after the end, except by fast march", () => {
  const file = readFileSync("prisma/library/quatre-bras-1815.json", "utf8");
  const [allies] = tasksInTime(scenarioSchema.parse(JSON.parse(file)));
  expect(allies?.places.map(({ name }) => name)).toEqual([
    "Gemioncourt",
    "Piraumont",
    "Bossu Wood",
  ]);
  const picton = allies?.arrivals[0];
  expect(picton?.arrival).toMatchObject({ firstBound: 5, lastBound: 11, lastAtFastMarch: 8 });
  expect(picton?.reaches[0]).toMatchObject({
    ordinary: { head: 8, last: 19 },
    fast: { head: 6, last: 12 },
  });
});
