import { describe, expect, test } from "vitest";
import { blankShape } from "@/lib/domain/belle-alliance/scenario/blank-shape";
import {
  canCut,
  canJoin,
  cutFeature,
  joinFeatures,
} from "@/lib/domain/belle-alliance/scenario/commands/combine-features";
import type { ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";
import { applyCommand } from "@/lib/domain/document/command";
import { areaCm2 } from "@/lib/terrain/ring";
import { scenario } from "../build";

const square = (
  id: string,
  [x, y]: [number, number],
  side: number,
  kind: ShapeFeature["kind"] = "wood",
) =>
  ({
    ...blankShape(kind, id, [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
    ]),
    name: id,
  }) as ShapeFeature;

const west = square("west", [10, 10], 20);
const east = square("east", [20, 20], 20);
const pond = square("marsh", [10, 15], 40, "ground");
const far = square("far", [90, 90], 5);
const inside = square("clearing", [15, 15], 4, "ground");

const withFeatures = (...features: ShapeFeature[]) =>
  scenario({ map: { widthCm: 180, depthCm: 120, note: "", features } });

const areas = (document: ReturnType<typeof withFeatures>) =>
  document.map.features.map((each) => [
    "points" in each && areaCm2(each.points),
    each.id,
    each.name,
  ]);

test("two woods that overlap become one, with the name of the first", () => {
  const joined = applyCommand(withFeatures(west, east), joinFeatures, {
    featureId: "west",
    withId: "east",
  });
  expect(areas(joined)).toEqual([[400 + 400 - 100, "west", "west"]]);
});

test("an area loses what another covers, and the other stays", () => {
  const cut = applyCommand(withFeatures(west, east), cutFeature, {
    featureId: "west",
    byId: "east",
    newIds: () => "new",
  });
  expect(areas(cut)).toEqual([
    [300, "west", "west"],
    [400, "east", "east"],
  ]);
});

test("what a cut takes apart becomes two of its kind", () => {
  const wide = square("wide", [0, 0], 60);
  const strip = {
    ...pond,
    points: [
      [-5, 20],
      [70, 20],
      [70, 30],
      [-5, 30],
    ],
  } as ShapeFeature;
  const cut = applyCommand(withFeatures(wide, strip), cutFeature, {
    featureId: "wide",
    byId: "marsh",
    newIds: () => "new",
  });
  expect(
    new Set(
      areas(cut)
        .slice(0, 2)
        .map(([area]) => area),
    ),
  ).toEqual(new Set([1_200, 1_800]));
  expect(areas(cut).map(([, id]) => id)).toEqual(["wide", "new", "marsh"]);
});

test("an area wholly covered goes", () => {
  const cut = applyCommand(withFeatures(inside, west), cutFeature, {
    featureId: "clearing",
    byId: "west",
    newIds: () => "new",
  });
  expect(areas(cut).map(([, id]) => id)).toEqual(["west"]);
});

describe("is not offered", () => {
  test.each<[string, boolean]>([
    ["joining areas of two kinds", canJoin(west, pond)],
    ["joining areas that do not meet", canJoin(west, far)],
    ["joining an area with itself", canJoin(west, west)],
    ["cutting a hole", canCut(west, inside)],
    ["cutting by what lies elsewhere", canCut(west, far)],
    [
      "cutting by a line",
      canCut(
        west,
        blankShape("road", "r", [
          [0, 15],
          [60, 15],
        ]),
      ),
    ],
  ])("%s", (_, offered) => expect(offered).toBe(false));

  test("and refused by the commands", () => {
    const document = withFeatures(west, inside, far);
    const hole = { featureId: "west", byId: "clearing", newIds: () => "new" };
    expect(() => applyCommand(document, cutFeature, hole)).toThrow(RangeError);
    const apart = { featureId: "west", withId: "far" };
    expect(() => applyCommand(document, joinFeatures, apart)).toThrow(RangeError);
  });
});
