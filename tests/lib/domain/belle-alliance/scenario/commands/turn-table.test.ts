import { describe, expect, test } from "vitest";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import { turnTable } from "@/lib/domain/belle-alliance/scenario/commands/turn-table";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import { findUnit } from "@/lib/domain/belle-alliance/scenario/find";
import { applyCommand } from "@/lib/domain/document/command";
import type { TableTurn } from "@/lib/terrain/table-turn";
import { formation, scenario, side, unit } from "../build";

const emplacement: Feature = {
  kind: "field-work",
  id: "work",
  name: "",
  hiddenFrom: [],
  work: "emplacement",
  points: [
    [20, 100],
    [30, 100],
  ],
};
const village: Feature = {
  kind: "place",
  id: "village",
  name: "Ligny",
  xCm: 60,
  yCm: 30,
  turnDeg: 0,
  minor: false,
  hiddenFrom: [],
};
const start = scenario({
  map: { widthCm: 180, depthCm: 120, note: "", features: [emplacement, village] },
  sides: [
    side("french", {
      formations: [
        formation("gerard", {
          units: [
            unit("30e", {
              placement: { xCm: 10, yCm: 20, facingDeg: 30, formation: "line" },
            }),
          ],
        }),
      ],
      reinforcements: [{ id: "r", brings: ["30e"], bound: 2, entry: [0, 40] }],
    }),
  ],
  plannedWays: [
    {
      id: "way",
      subjectId: "gerard",
      places: [
        [0, 40],
        [10, 20],
      ],
    },
  ],
});

const after = (...turns: TableTurn[]) =>
  turns.reduce((document, turn) => applyCommand(document, turnTable, { turn }), start);

test.each<[TableTurn, { size: number[]; at: number[]; facing: number; entry: number[] }]>([
  ["right", { size: [120, 180], at: [20, 170], facing: 120, entry: [40, 180] }],
  ["left", { size: [120, 180], at: [100, 10], facing: 300, entry: [80, 0] }],
  ["half", { size: [180, 120], at: [170, 100], facing: 210, entry: [180, 80] }],
  ["mirror", { size: [180, 120], at: [170, 20], facing: 330, entry: [180, 40] }],
])("%s takes ground, troops and arrivals along", (turn, { size, at, facing, entry }) => {
  const turned = after(turn);
  const { placement } = findUnit(turned, "30e").item;
  expect([turned.map.widthCm, turned.map.depthCm]).toEqual(size);
  expect(turned.plannedWays?.[0]?.places).toEqual([entry, at]);
  expect([placement?.xCm, placement?.yCm]).toEqual(at);
  expect(placement?.facingDeg).toBe(facing);
  expect(turned.sides[0]?.reinforcements[0]?.entry).toEqual(entry);
});

describe("back again", () => {
  test.each<[string, TableTurn[]]>([
    ["right, then left", ["right", "left"]],
    ["four quarters", ["right", "right", "right", "right"]],
    ["two halves", ["half", "half"]],
    ["two mirrors", ["mirror", "mirror"]],
  ])("%s", (_, turns) => {
    expect(after(...turns)).toEqual(start);
  });
});

test("a work keeps its front, in the mirror too", () => {
  const frontOf = (document: typeof start) => {
    const [work] = document.map.features;
    if (!work || work.kind === "place") throw new Error("no work");
    return terrainKindOf(work).facingDeg?.(work);
  };
  expect(frontOf(start)).toBe(0);
  expect(frontOf(after("right"))).toBe(90);
  expect(frontOf(after("half"))).toBe(180);
  expect(frontOf(after("mirror"))).toBe(0);
});

test("lettering is never upside down", () => {
  const turnOf = (document: typeof start) => {
    const place = document.map.features[1];
    return place?.kind === "place" ? place.turnDeg : null;
  };
  expect(turnOf(after("half"))).toBe(0);
  expect(Math.abs(turnOf(after("right")) ?? 0)).toBe(90);
});
