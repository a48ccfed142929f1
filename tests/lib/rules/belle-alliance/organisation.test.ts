import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import {
  ADJUTANTS_PER_COMMANDER,
  directCommander,
  holdsCommander,
  staffFigures,
} from "@/lib/rules/belle-alliance/commanders";
import { emplacementCapacity } from "@/lib/rules/belle-alliance/emplacement-capacity";
import { canBuild, worksOf } from "@/lib/rules/belle-alliance/field-workers";
import { usuallyCarriesLance, usualWeight } from "@/lib/rules/belle-alliance/horse";
import { isUsuallyLight, mostSkirmishers } from "@/lib/rules/belle-alliance/light-troops";
import { isRemoved, valourLossSteps, valourLost } from "@/lib/rules/belle-alliance/losses";
import { BASES } from "@/lib/rules/belle-alliance/scale";
import { mostParts } from "@/lib/rules/belle-alliance/splits";
import {
  canFire,
  RESUPPLY_BOUNDS,
  type Supplies,
  suppliesAfterRoll,
  usesSupplies,
} from "@/lib/rules/belle-alliance/supplies";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";

describe("commanders [1.1.4]", () => {
  test.each([
    ["army", "france", true],
    ["wing", "france", true],
    ["corps", null, true],
    ["division", "britain", true],
    ["brigade", "austria", true],
    ["brigade", "prussia", true],
    ["regiment", "france", false],
    ["regiment", null, false],
    ["regiment", "prussia", true],
    ["detachment", "prussia", false],
  ] as const)("a %s of %s has one: %s", (level, nation, has) => {
    expect(holdsCommander(level, nation)).toBe(has);
  });

  it("have two adjutants each", () => {
    expect(staffFigures(7)).toEqual({ commanders: 7, adjutants: 14 });
    expect(ADJUTANTS_PER_COMMANDER).toBe(2);
  });

  it("command directly what stands nearest below them", () => {
    const army = { name: "army", commander: "W" };
    const division = { name: "division", commander: "P" };
    const brigade = { name: "brigade", commander: null };
    expect(directCommander([army, division, brigade])).toBe(division);
    expect(directCommander([brigade])).toBeNull();
    expect(directCommander([])).toBeNull();
  });
});

describe("splitting [1.2.2–1.2.4]", () => {
  test.each([
    ["infantry", 40, null, 1],
    ["infantry", 41, null, 2],
    ["infantry", 90, null, 2],
    ["engineers", 12, null, 1],
    ["cavalry", 24, 4, 4],
    ["cavalry", 24, null, null],
    ["artillery", 3, null, 3],
    ["artillery", 1, null, 1],
    ["train", 2, null, 2],
  ] as const)(
    "%s of %i (%s squadrons) into %s parts at the most",
    (arm, figures, squadrons, parts) => {
      expect(mostParts({ arm, figures, squadrons })).toBe(parts);
    },
  );
});

describe("removal [5.5.2]", () => {
  test.each([
    ["infantry", 3, false],
    ["infantry", 2, true],
    ["cavalry", 2, true],
    ["engineers", 0, true],
    ["artillery", 1, false],
    ["train", 1, false],
  ] as const)("%s of %i leaves the table: %s", (arm, figures, leaves) => {
    expect(isRemoved(arm, figures)).toBe(leaves);
  });
});

describe("loss of valour at each 20 % [5.5.2, table 15]", () => {
  test.each([
    [30, [24, 18, 12, 6, 0]],
    [36, [28, 21, 14, 7, 0]],
    [27, [21, 16, 10, 5, 0]],
    [41, [32, 24, 16, 8, 0]],
    [24, [19, 14, 9, 4, 0]],
    [3, [2, 1, 1, 0, 0]],
  ])("of %i figures is at %j", (figures, steps) => {
    expect(valourLossSteps(figures)).toEqual(steps);
  });

  it("comes at the very counts that are printed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 200 }), (figures) => {
        for (const [i, left] of valourLossSteps(figures).entries()) {
          expect(valourLost(figures, left)).toBe(i + 1);
          expect(valourLost(figures, left + 1)).toBe(i);
        }
      }),
    );
  });
});

describe("light troops and skirmishers [1.3.2, table 21]", () => {
  test.each([
    ["infantry", "light", null, true],
    ["infantry", "jaeger", null, true],
    ["infantry", "rifle", null, true],
    ["infantry", "line", null, false],
    ["infantry", "guard", null, false],
    ["infantry", null, null, false],
    ["cavalry", "hussar", "light", true],
    ["cavalry", "dragoon", "medium", false],
    ["cavalry", "cuirassier", "heavy", false],
    ["artillery", "horse-artillery", null, false],
  ] as const)("%s, %s, %s: light is %s", (arm, type, weight, light) => {
    expect(isUsuallyLight({ arm, type, weight })).toBe(light);
  });

  it("are all of a light unit, a third at the most of another", () => {
    expect(mostSkirmishers({ arm: "infantry", light: true, figures: 29 })).toBe(29);
    expect(mostSkirmishers({ arm: "infantry", light: false, figures: 29 })).toBe(9);
    expect(mostSkirmishers({ arm: "infantry", light: false, figures: 2 })).toBe(0);
    expect(mostSkirmishers({ arm: "artillery", light: false, figures: 8 })).toBe(0);
  });
});

describe("horse [tables 8 and 21]", () => {
  test.each([
    ["cuirassier", "france", "heavy"],
    ["carabinier", "belgium", "heavy"],
    ["carabinier", "sweden", "medium"],
    ["dragoon", "prussia", "medium"],
    ["dragoon", "britain", "heavy"],
    ["lancer", "france", "medium"],
    ["lancer", "berg", "light"],
    ["uhlan", "prussia", "light"],
    ["light-dragoon", "britain", "light"],
    ["guard", "britain", null],
    ["landwehr", "prussia", null],
  ] as const)("%s of %s weighs %s", (type, nation, weight) => {
    expect(usualWeight(type, nation)).toBe(weight);
  });

  it("carries the lance as lancers, uhlans and cossacks", () => {
    const carriers = TYPES_OF_ARM.cavalry.filter(usuallyCarriesLance);
    expect(carriers).toEqual(["lancer", "uhlan", "cossack"]);
  });
});

describe("supplies [5.5.3, 5.5.4]", () => {
  it("last without limit until two ones, then for three rolls", () => {
    const rolls = [0, 1, 2, 0, 3, 0, 0];
    let supplies: Supplies = null;
    const states = rolls.map((ones) => {
      supplies = suppliesAfterRoll(supplies, ones);
      return supplies;
    });
    expect(states).toEqual([null, null, 3, 2, 1, 0, 0]);
    expect(states.map(canFire)).toEqual([true, true, true, true, true, false, false]);
  });

  it("are used up by units that fire or fight, not by wagons", () => {
    expect(ARMS.filter(usesSupplies)).toEqual(["infantry", "cavalry", "artillery", "engineers"]);
  });

  it("come back sooner beside a wagon with ammunition", () => {
    expect(RESUPPLY_BOUNDS).toEqual({ besideAmmunition: 2, alone: 8 });
  });
});

describe("field works [6.3.0, table 20]", () => {
  test.each([
    ["abatis", "engineers", 5, null, true],
    ["abatis", "engineers", 4, null, false],
    ["emplacement", "artillery", 8, null, true],
    ["barricade", "infantry", 30, null, false],
    ["barricade", "infantry", 30, 40, true],
    ["building-reinforcement", "infantry", 20, 40, true],
    ["building-reinforcement", "infantry", 19, 40, false],
    ["building-reinforcement", "engineers", 20, null, false],
    ["emplacement", "infantry", 30, 40, false],
    ["detonation", "infantry", 30, 40, false],
    ["detonation", "engineers", 5, null, true],
  ] as const)("%s by %s of %i (room %s): %s", (work, arm, figures, roomOfBuilding, can) => {
    expect(canBuild(work, { arm, figures, roomOfBuilding })).toBe(can);
  });

  it("are open to gunners enough, inside a building to its garrison, and none to men in the open", () => {
    const outside = { roomOfBuilding: null };
    expect(worksOf({ arm: "artillery", figures: 5, ...outside })).toEqual([
      "abatis",
      "chevaux-de-frise",
      "barricade",
      "emplacement",
      "incineration",
      "detonation",
    ]);
    expect(worksOf({ arm: "artillery", figures: 4, ...outside })).toEqual([]);
    expect(worksOf({ arm: "infantry", figures: 40, ...outside })).toEqual([]);
    expect(worksOf({ arm: "infantry", figures: 40, roomOfBuilding: 60 })).toEqual([
      "building-reinforcement",
      "abatis",
      "chevaux-de-frise",
      "barricade",
    ]);
    expect(worksOf({ arm: "infantry", figures: 4, roomOfBuilding: 8 })).toEqual([
      "building-reinforcement",
    ]);
  });

  it("reinforce no building twice", () => {
    const garrison = { arm: "infantry", figures: 40, roomOfBuilding: 60 } as const;
    expect(canBuild("building-reinforcement", garrison)).toBe(true);
    expect(canBuild("building-reinforcement", { ...garrison, isReinforced: true })).toBe(false);
    expect(canBuild("barricade", { ...garrison, isReinforced: true })).toBe(true);
  });

  test.each([
    [4.99, 0],
    [5, 1],
    [9.9, 1],
    [20, 4],
  ])("an emplacement %d cm long is for %i model guns of 5 cm", (cm, guns) => {
    expect(emplacementCapacity(cm, BASES.artillery)).toBe(guns);
  });
});
