import { describe, expect, it, test } from "vitest";
import { weightOfRow, withWeightsOfRows } from "@/lib/domain/belle-alliance/scenario/row-weights";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { formation, side, unit } from "./build";

const horse = (fields: Partial<Unit>) =>
  unit("a", { arm: "cavalry", type: "lancer", weight: "medium", ...fields });

describe("the weight that table 21 states", () => {
  it.each([
    ["5e Lanciers", { type: "lancer" }, 1815, "medium"],
    ["Lanciers de la Garde", { type: "lancer", guard: true }, 1815, "light"],
    ["Dragons de la Garde", { type: "dragoon", guard: true }, 1815, "medium"],
    ["1st Royal Dragoons", { nation: "britain", type: "dragoon" }, 1815, "heavy"],
    ["2nd Kurmark Landwehr", { nation: "prussia", type: "landwehr" }, 1815, "light"],
    ["Hussars", { nation: "prussia", type: "hussar" }, 1815, "light"],
    ["Chevalier Guard", { nation: "russia", type: "guard", guard: true }, 1813, "heavy"],
    ["5e Lanciers", { type: "lancer" }, 1809, null],
    ["5e Ligne", { arm: "infantry", type: "line" }, 1815, null],
  ] as const)("%s, %o, %i: %s", (name, fields, year, weight) => {
    expect(weightOfRow(horse({ name, ...fields }), { parents: [], year })).toBe(weight);
  });
});

test("an imported unit has its row's weight, and is light if that is", () => {
  const lancers = horse({ name: "Lanciers de la Garde", guard: true, light: false });
  const sides = [side("reds", { formations: [formation("f", { units: [lancers] })] })];
  const read = (year: number | null) =>
    unitsUnder(withWeightsOfRows(sides, year).flatMap(({ formations }) => formations));
  expect(read(1815)).toMatchObject([{ weight: "light", light: true }]);
  expect(read(null)).toEqual([lancers]);
});
