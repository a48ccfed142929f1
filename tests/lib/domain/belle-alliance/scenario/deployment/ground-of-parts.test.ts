import { expect, test } from "vitest";
import { overlappingPairs } from "@/lib/domain/belle-alliance/scenario/checks/overlap";
import { splitUnits } from "@/lib/domain/belle-alliance/scenario/commands/split-units";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { groundOf } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { applyCommand } from "@/lib/domain/document/command";
import { formation, scenario, side, unit } from "../build";

const middle = { xCm: 60, yCm: 40, facingDeg: 30 };

function withRegiment(placement: object): Scenario {
  const regiment = unit("a", { men: 2_400, placement });
  return scenario({
    sides: [side("reds", { formations: [formation("f", { units: [regiment] })] }), side("blues")],
  });
}

function split(whole: Scenario): Scenario {
  return applyCommand(whole, splitUnits, { newIds: new Map([["a", ["a2", "a3"]]]) });
}

function unitsOf({ sides }: Scenario): Unit[] {
  return unitsUnder(sides.flatMap(({ formations }) => formations));
}

function outlinesOf(document: Scenario) {
  return unitsOf(document).map((each) =>
    each.placement ? groundOf(each, each.placement, document).outline : [],
  );
}

/** The farthest that troops reach from the place where the regiment stood. */
function reachCm(document: Scenario): number {
  const corners = outlinesOf(document).flat();
  return Math.max(...corners.map(([x, y]) => Math.hypot(x - middle.xCm, y - middle.yCm)));
}

test.each([
  ["line", null, 1],
  ["column-of-attack", 12, 1],
  ["column-of-march", null, 1],
  ["skirmish-line", null, 1],
  // Three narrow columns are deeper than a wide one, and three small squares larger than a large one.
  ["column-of-attack", null, 8],
  ["battalion-mass", null, 8],
  ["square", null, 8],
] as const)(
  "battalions of a regiment in %s, %s abreast, stand where it stood, in its formation",
  (form, frontFigures, beyondCm) => {
    const whole = withRegiment({ ...middle, formation: form, frontFigures });
    const parts = split(whole);
    expect(unitsOf(parts).map(({ placement }) => placement?.formation)).toEqual([form, form, form]);
    expect(unitsOf(parts).map(({ placement }) => placement?.facingDeg)).toEqual([30, 30, 30]);
    expect(overlappingPairs(outlinesOf(parts))).toEqual([]);
    expect(reachCm(parts)).toBeLessThan(reachCm(whole) + beyondCm);
  },
);

test("battalions of a garrison hold the building that it held", () => {
  const placement = { ...middle, formation: "garrison", buildingId: "farm" };
  const parts = unitsOf(split(withRegiment(placement)));
  expect(parts.map((part) => part.placement)).toMatchObject([placement, placement, placement]);
});

test("battalions of a regiment that is not on the table are not either", () => {
  const waiting = scenario({
    sides: [side("reds", { formations: [formation("f", { units: [unit("a")] })] }), side("blues")],
  });
  expect(unitsOf(split(waiting)).map(({ placement }) => placement)).toEqual([null, null, null]);
});
