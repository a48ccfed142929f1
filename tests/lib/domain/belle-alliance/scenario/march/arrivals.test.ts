import { expect, test } from "vitest";
import {
  arrivalsOf,
  columnOf,
  wayOfArrival,
} from "@/lib/domain/belle-alliance/scenario/march/arrivals";
import { marchGround } from "@/lib/domain/belle-alliance/scenario/march/march-ground";
import { TERRAIN_READINGS } from "@/lib/rules/belle-alliance/terrain-readings";
import { battery, formation, scenario, side, unit } from "../build";

/** Two hundred figures are a column of 150 cm: three bounds on a road, at 50 cm a bound. */
const units = ["u1", "u2"].map((id) => unit(id, { men: 4_000, battalionsOrSquadrons: 1 }));
const battle = scenario({
  bounds: 20,
  startTime: "10:00",
  sides: [
    side("s1", {
      formations: [formation("f1", { units })],
      reinforcements: [
        { id: "r1", brings: ["u1"], bound: 2, entry: [0, 50] },
        { id: "r2", brings: ["u2"], bound: 3, entry: [0, 50] },
      ],
    }),
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      {
        kind: "road",
        id: "road",
        points: [
          [-5, 50],
          [185, 50],
        ],
      },
    ],
  },
});

test("what comes by one entry waits for what is before it, with the clock", () => {
  const told = arrivalsOf(battle).map((each) => [
    each.reinforcement.id,
    each.firstBound,
    each.lastBound,
    each.firstTime,
    each.lastTime,
  ]);
  expect(told).toEqual([
    ["r1", 2, 4, "10:15", "10:45"],
    ["r2", 5, 7, "11:00", "11:30"],
  ]);
});

test("a column is as long as all of its units and as fast as the slowest", () => {
  const guns = battery("b", { calibrePd: 12, guns: 8 });
  expect(columnOf([...units, guns], battle.settings)).toMatchObject({
    arm: "artillery",
    calibrePd: 12,
    depthCm: 150,
    lengthCm: 300 + 15,
  });
  expect(columnOf([], battle.settings)).toBeNull();
});

test("an arrival is where it is sent in the bounds of the game, head and tail", () => {
  const ground = marchGround(battle.map, { readings: TERRAIN_READINGS, woodEdgeCm: 3 });
  const [, second] = arrivalsOf(battle);
  if (!ground || !second) throw new Error("nothing arrives");
  const way = wayOfArrival(second, battle, [100, 50], { ground, mode: "ordinary" });
  expect(way).toMatchObject({
    headArrivesBound: 2,
    tailArrivesBound: 5,
    headThere: 6,
    tailThere: 9,
  });
  const fast = wayOfArrival(second, battle, [100, 50], { ground, mode: "fast" });
  expect(fast).toMatchObject({ headArrivesBound: 1, tailArrivesBound: 3 });
});
