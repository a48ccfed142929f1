import { expect, test } from "vitest";
import { unitAbilities } from "@/lib/domain/belle-alliance/scenario/abilities";
import { DEFAULT_SETTINGS } from "@/lib/domain/belle-alliance/scenario/default-settings";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { heldBuilding } from "@/lib/domain/belle-alliance/scenario/held-building";
import { battery, unit } from "./build";

/** 6 × 6 cm, which holds 16 figures of 15 × 15 mm. */
const farm = featureSchema.parse({
  kind: "building",
  id: "farm",
  material: "stone",
  points: [
    [0, 0],
    [6, 0],
    [6, 6],
    [0, 6],
  ],
});
const inFarm = { xCm: 3, yCm: 3, facingDeg: 0, formation: "huddle", buildingId: "farm" };
const INSIDE = ["abatis", "chevaux-de-frise", "barricade"];
const ANYWHERE = [...INSIDE, "emplacement", "incineration", "detonation"];

test.each([
  ["men in the open", unit("u", { men: 500 }), [8, 1, []]],
  ["a large battalion", unit("u", { men: 820 }), [13, 2, []]],
  ["light foot", unit("u", { men: 500, type: "light", light: true }), [25, 1, []]],
  ["unknown men", unit("u", { men: null }), [null, null, []]],
  [
    "horse of four squadrons",
    unit("u", { arm: "cavalry", type: "hussar", light: true, battalionsOrSquadrons: 4 }),
    [25, 4, []],
  ],
  ["horse of unknown squadrons", unit("u", { arm: "cavalry", type: "dragoon" }), [8, null, []]],
  ["a battery", battery("u", { guns: 8, modelGuns: 3 }), [0, 3, ANYWHERE]],
  ["two guns", battery("u", { guns: 2 }), [0, 1, []]],
  ["wagons", unit("u", { arm: "train", type: "train", men: null, modelGuns: 2 }), [0, 2, []]],
  ["pioneers", unit("u", { arm: "engineers", type: "sapper", men: 100 }), [1, 1, ANYWHERE]],
  [
    "a garrison",
    unit("u", { men: 160, placement: inFarm }),
    [2, 1, ["building-reinforcement", ...INSIDE]],
  ],
  ["a garrison too thin", unit("u", { men: 140, placement: inFarm }), [2, 1, INSIDE]],
] as const)("%s", (_, troops, [skirmishers, mostParts, fieldWorks]) => {
  expect(unitAbilities(troops, DEFAULT_SETTINGS, heldBuilding(troops, [farm]))).toEqual({
    skirmishers,
    mostParts,
    fieldWorks,
  });
});

test("readers who do not know of the building know nothing of work in it", () => {
  const garrison = unit("u", { men: 160, placement: inFarm });
  expect(unitAbilities(garrison, DEFAULT_SETTINGS, null).fieldWorks).toEqual([]);
  expect(heldBuilding(garrison, [])).toBeNull();
});
