import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import type { ScenarioFindingCode } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { scenario } from "../build";

const holds = (code: ScenarioFindingCode, features: object[]) =>
  checkScenario(
    scenario({ map: { widthCm: 180, depthCm: 120, features: features as never } }),
  ).findings.some((finding) => finding.code === code);

const line = (xCm: number) => [
  [xCm, 0],
  [xCm, 120],
];
const bridge = (fromX: number, toX: number, crossing: string | null = "stone-bridge") => ({
  kind: "crossing",
  id: "x",
  crossing,
  points: [
    [fromX, 60],
    [toX, 60],
  ],
});
const stream = (widthCm: number | null) => ({
  kind: "stream",
  id: "w",
  widthCm,
  points: line(100),
});
const pond = {
  kind: "water",
  id: "w",
  points: [
    [80, 40],
    [120, 40],
    [120, 80],
    [80, 80],
  ],
};

describe("a bridge or ford leads over water [2.3.6]", () => {
  test.each<[string, object[], boolean]>([
    ["over a stream", [bridge(95, 105), stream(6)], false],
    ["a ford over a brook", [bridge(98, 102, "ford"), stream(0.5)], false],
    ["to the bank, which it touches", [bridge(90, 97), stream(6)], false],
    ["short of the bank", [bridge(90, 96.5), stream(6)], true],
    ["over a stream without a width", [bridge(95, 105), stream(null)], false],
    [
      "over a ditch",
      [bridge(95, 105), { kind: "fence", id: "w", fence: "ditch", points: line(100) }],
      false,
    ],
    [
      "over a dyke",
      [bridge(95, 105), { kind: "fence", id: "w", fence: "dyke", points: line(100) }],
      true,
    ],
    ["over broad water", [bridge(70, 130), pond], false],
    ["within broad water", [bridge(95, 105), pond], false],
    ["beside it", [bridge(140, 150), pond], true],
    ["where nothing is drawn", [bridge(95, 105)], true],
    ["whose kind is open", [bridge(140, 150, null), stream(6)], true],
  ])("%s", (_, features, is) => {
    expect(holds("crossing-over-nothing", features)).toBe(is);
  });
});

describe("a place is on the table [1.1.9]", () => {
  const place = (xCm: number, yCm: number) => ({
    kind: "place",
    id: "p",
    name: "Bierges",
    xCm,
    yCm,
  });
  test.each<[string, object, boolean]>([
    ["in the middle", place(90, 60), false],
    ["on the corner", place(180, 120), false],
    ["a centimetre over the edge", place(181, 60), true],
    ["south of it", place(90, -0.5), true],
    [
      "a wood across the edge",
      {
        kind: "wood",
        id: "w",
        points: [
          [-10, 10],
          [10, 10],
          [10, 30],
        ],
      },
      false,
    ],
    [
      "a wood beyond the edge",
      {
        kind: "wood",
        id: "w",
        points: [
          [-30, 10],
          [-10, 10],
          [-10, 30],
        ],
      },
      true,
    ],
  ])("%s", (_, feature, is) => {
    expect(holds("place-off-table", [feature])).toBe(is);
  });
});
