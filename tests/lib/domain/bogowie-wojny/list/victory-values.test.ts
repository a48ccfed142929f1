import { expect, it } from "vitest";
import { summarize } from "@/lib/domain/bogowie-wojny/list/totals";
import { objectiveValues, victoryValues } from "@/lib/domain/bogowie-wojny/list/victory-values";
import { armyOf, lineBases } from "./army-of";

/**
 * Two corps, three divisions of 10, 9 and 8 line bases, and an extra general without a command yet: 27 + 3 = 30 points,
 * worked out by hand from 12.2.
 */
const army = armyOf({
  format: { unitPoints: 40, maxBases: 30 },
  corps: [{ id: "c1" }, { id: "c2" }],
  formations: [
    { regiments: lineBases(10), corpsId: "c1" },
    { regiments: lineBases(9), corpsId: "c1" },
    { regiments: lineBases(8), corpsId: "c2" },
  ],
  upgrades: [["extra-general"]],
});

it("says what each part of an army gives the opponent [12.2]", () => {
  const values = victoryValues(army, summarize(army));
  expect(values.map(({ part, count, points }) => [part, count, points])).toEqual([
    ["bases", 27, 27],
    ["operational-base", 1, 15],
    ["generals", 4, 4],
    ["senior-commanders", 3, 6],
    ["half-lost", 1, 15],
    ["morale-broken", 1, 15],
    ["fewer-losses", 1, 3],
  ]);
});

it("rounds half an odd army down", () => {
  const odd = armyOf({ formations: [{ regiments: lineBases(20) }] });
  expect(victoryValues(odd, summarize(odd))[1]).toMatchObject({ each: 10 });
});

it("takes the objectives' worth from the format, or at least half and a quarter of this army [14.6]", () => {
  const summary = summarize(army);
  expect(objectiveValues(army.format, summary)).toEqual({ main: 10, secondary: 5, isShare: false });
  expect(objectiveValues({ ...army.format, objectivePoints: null }, summary)).toEqual({
    main: 15,
    secondary: 8,
    isShare: true,
  });
});
