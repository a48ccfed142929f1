import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TERRAIN_KINDS } from "@/lib/domain/belle-alliance/ground/kinds";
import { setFeatureFields } from "@/lib/domain/belle-alliance/scenario/commands/features";
import { resizeTable } from "@/lib/domain/belle-alliance/scenario/commands/resize-table";
import { cropOf } from "@/lib/domain/belle-alliance/scenario/crop";
import { type Feature, featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { findUnit } from "@/lib/domain/belle-alliance/scenario/find";
import { plannedWaySchema } from "@/lib/domain/belle-alliance/scenario/planned-way";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { applyCommand } from "@/lib/domain/document/command";
import { mergeDocuments } from "@/lib/domain/document/merge";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { COLUMN_EDGES, ROW_EDGES, type TableResize } from "@/lib/terrain/table-resize";
import { formation, scenario, side, unit } from "../build";

/** A shape of every kind, a name, two units, a commander and an arrival on 180 × 120 cm. */
const wood = { kind: "wood", id: "w", name: "Birch Wood" };
const corners = (west: number, south: number) => [
  [west, south],
  [west + 10, south],
  [west + 10, south + 10.25],
];
const stand = (xCm: number, yCm: number) => ({
  xCm,
  yCm,
  facingDeg: 90,
  formation: "line",
});
const start = scenario({
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      { ...wood, points: corners(10, 20) },
      { kind: "building", id: "b", points: corners(60, 40) },
      { kind: "place", id: "p", name: "Sehested", xCm: 90, yCm: 60 },
    ],
  },
  sides: [
    side("danes", {
      formations: [
        formation("brigade", {
          commander: { name: "Krogh", placement: { xCm: 12, yCm: 60 } },
          units: [
            unit("a", { placement: stand(20, 60) }),
            unit("b2", { placement: stand(100, 60) }),
            unit("c"),
          ],
        }),
      ],
      reinforcements: [{ id: "r", brings: ["c"], bound: 3, entry: [0, 60] }],
    }),
  ],
  acceptedFindings: [{ code: "x", subject: "w", reason: "so" }],
});

const usual = { column: "east", row: "north" } as const;
function resized(resize: Partial<TableResize>, from = start): Scenario {
  const { widthCm, depthCm } = from.map;
  const result = applyCommand(from, resizeTable, { widthCm, depthCm, ...usual, ...resize });
  expect(parseDocument("scenario", result)).toEqual({ ok: true, document: result });
  return result;
}
const pointsOf = (document: Scenario, id: string) => {
  const found = document.map.features.find((each) => each.id === id);
  return found && "points" in found ? found.points : undefined;
};

describe("a table that grows", () => {
  test("in the west and the south takes all that lies on it along", () => {
    const larger = resized({ widthCm: 200, depthCm: 150, column: "west", row: "south" });
    expect(larger.map).toMatchObject({ widthCm: 200, depthCm: 150 });
    expect(pointsOf(larger, "w")).toEqual(corners(30, 50));
    expect(larger.map.features[2]).toMatchObject({ xCm: 110, yCm: 90 });
    expect(findUnit(larger, "a").item.placement).toMatchObject({ xCm: 40, yCm: 90 });
    const [danes] = larger.sides;
    expect(danes?.formations[0]?.commander?.placement).toEqual({ xCm: 32, yCm: 90 });
    expect(danes?.reinforcements[0]?.entry).toEqual([20, 90]);
  });

  test("in the east and the north leaves all numbers as they are", () => {
    const larger = resized({ widthCm: 200, depthCm: 150 });
    expect({ ...larger, map: start.map }).toEqual(start);
    expect(larger.map.features).toBe(start.map.features);
  });

  test("takes a shape of every kind along, every field besides its corners as it was", () => {
    for (const kind of TERRAIN_KINDS) {
      const sample = { ...kind.sample({} as never), kind: kind.kind, id: "f" };
      const feature = featureSchema.parse(sample);
      if (feature.kind === "place") throw new Error("no shape");
      const from = { ...start, map: { ...start.map, features: [feature] } };
      const larger = resized({ widthCm: 190, column: "west" }, from);
      const points = feature.points.map(([x, y]) => [
        expect.closeTo(x + 10, 5),
        expect.closeTo(y, 5),
      ]);
      expect(larger.map.features).toEqual([{ ...feature, points }]);
    }
  });

  test("and shrinks again by the same edge has the drawing it had", () => {
    const growth = fc.record({
      widthCm: fc.integer({ min: 180, max: 1_000 }),
      depthCm: fc.integer({ min: 120, max: 1_000 }),
      column: fc.constantFrom(...COLUMN_EDGES),
      row: fc.constantFrom(...ROW_EDGES),
    });
    const tenth = fc.integer({ min: -500, max: 2_500 }).map((mm) => mm / 10);
    const onTable = fc.tuple(fc.integer({ min: 1, max: 179 }), fc.integer({ min: 1, max: 119 }));
    const rest = fc.array(fc.tuple(tenth, tenth), { minLength: 2, maxLength: 8 });
    const ring = fc.tuple(onTable, rest).map(([first, others]) => [first, ...others]);
    fc.assert(
      fc.property(growth, ring, (larger, points) => {
        const feature: Feature = featureSchema.parse({ ...wood, id: "any", points });
        const map = { ...start.map, features: [...start.map.features, feature] };
        const from = { ...start, map };
        const back = { ...larger, widthCm: 180, depthCm: 120 };
        expect(resized(back, resized(larger, from))).toEqual(from);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a table that shrinks", () => {
  const narrow = { widthCm: 150, column: "west" } as const;

  test("says beforehand what is cut off", () => {
    const crop = cropOf(start, { ...narrow, depthCm: 120, row: "north" });
    expect(crop.removed.map(({ id }) => id)).toEqual(["w"]);
    expect(crop.offUnits.map(({ id }) => id)).toEqual(["a"]);
    expect(crop.offCommanders.map(({ id }) => id)).toEqual(["brigade"]);
    expect(crop.entries.map(({ reinforcement }) => reinforcement.id)).toEqual(["r"]);
    expect(crop.clipped).toEqual([]);
    const less = cropOf(start, { widthCm: 165, column: "west", depthCm: 120, row: "north" });
    expect(less.clipped.map(({ id }) => id)).toEqual(["w"]);
    expect(less.removed).toEqual([]);
  });

  test("loses what lies beyond its edge, and takes troops off", () => {
    const smaller = resized(narrow);
    expect(smaller.map.features.map(({ id }) => id)).toEqual(["b", "p"]);
    expect(pointsOf(smaller, "b")).toEqual(corners(30, 40));
    expect(smaller.acceptedFindings).toEqual([]);
    expect(findUnit(smaller, "a").item.placement).toBeNull();
    expect(findUnit(smaller, "b2").item.placement).toMatchObject({ xCm: 70, yCm: 60 });
    const [danes] = smaller.sides;
    expect(danes?.formations[0]?.commander).toMatchObject({ name: "Krogh", placement: null });
    expect(danes?.reinforcements[0]?.entry).toEqual([0, 60]);
  });

  test("keeps what runs out over its edge as it is drawn", () => {
    expect(pointsOf(resized({ widthCm: 165, column: "west" }), "w")).toEqual(corners(-5, 20));
  });

  test("never makes a document that cannot be saved, however often it is done", () => {
    const road = {
      kind: "road",
      id: "r1",
      points: [
        [-1_000, 50],
        [1_900, 50],
      ],
    };
    const map = { ...start.map, features: [featureSchema.parse(road)] };
    const steps = [1_000, 30, 1_000, 30].map((widthCm) => ({ widthCm, column: "west" as const }));
    const moved = steps.reduce((from, step) => resized(step, from), { ...start, map });
    expect(moved.map.features).toHaveLength(1);
  });
});

test("what somebody else writes meanwhile is kept", () => {
  const mine = resized({ widthCm: 200, column: "west" });
  const named = { featureId: "w", fields: { name: "Oak Wood" } };
  const theirs = applyCommand(start, setFeatureFields, named);
  const merged = mergeDocuments(start, theirs, mine);
  if (!merged.ok) throw new Error("a clash");
  expect(merged.merged.map.widthCm).toBe(200);
  expect(merged.merged.map.features[0]).toMatchObject({
    name: "Oak Wood",
    points: corners(30, 20),
  });
});

describe("planned ways", () => {
  const places = [
    [20, 60],
    [100, 60],
    [170, 60],
  ] as [number, number][];
  const way = (id: string, from: number, to: number) =>
    plannedWaySchema.parse({ id, subjectId: "brigade", places: places.slice(from, to) });
  const marched = { ...start, plannedWays: [way("whole", 0, 3), way("east", 1, 3)] };

  test("keep their place on the ground, end at the new edge, and go if nothing of them is left", () => {
    const grown = resized({ widthCm: 200, column: "west" }, marched);
    expect(grown.plannedWays?.[1]?.places).toEqual([
      [120, 60],
      [190, 60],
    ]);
    const cropped = resized({ widthCm: 90 }, marched);
    expect(cropped.plannedWays?.map(({ id }) => id)).toEqual(["whole"]);
    expect(cropped.plannedWays?.[0]?.places).toEqual([
      [20, 60],
      [90, 60],
      [90, 60],
    ]);
    expect(cropOf(marched, { ...usual, widthCm: 90, depthCm: 120 }).offWays).toMatchObject([
      { id: "east" },
    ]);
  });
});
