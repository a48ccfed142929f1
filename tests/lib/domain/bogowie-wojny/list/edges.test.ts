import { describe, expect, it } from "vitest";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import type { ArmyListFindingCode } from "@/lib/domain/bogowie-wojny/list/finding";
import { upgradeBar } from "@/lib/domain/bogowie-wojny/list/upgrade-bar";
import { DEFAULT_READINGS } from "@/lib/rules/bogowie-wojny/format";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { armyOf, faultsOf, lineBases } from "./army-of";

type Army = Parameters<typeof armyOf>[0];
type Regiments = NonNullable<Army["formations"]>[number]["regiments"];

/** Worked out by hand: a list at the limit, and one beyond it by the least possible step. */
interface Edge {
  readonly limit: string;
  readonly legal: Army;
  readonly broken: Army;
  readonly code: ArmyListFindingCode;
}

const of = (regiments: Regiments, more: Army = {}): Army => ({
  formations: [{ regiments }],
  ...more,
});
const troops = (unitKind: UnitKind, bases: number, more: object = {}) => ({
  unitKind,
  bases,
  ...more,
});
const gun = troops("foot-6-pounder", 1);
const guards = [troops("foot-guard", 5), troops("foot-guard", 5), troops("foot-guard", 4)];
const reading = (readings: Partial<ArmyList["format"]["readings"]>): Army => ({
  format: { readings: { ...DEFAULT_READINGS, ...readings } },
});
const BODY = {
  bookFormations: [
    {
      id: "corps",
      names: { pl: "V Korpus", en: "", da: "" },
      level: "corps" as const,
      regiments: [{ entryId: "e1", name: "1. pułk", bases: 3 }],
    },
  ],
  bookEntries: [{ id: "e1", names: { pl: "Piechota", en: "", da: "" } }],
};
const corpsOf = (bases: number): Army => ({
  corps: [
    { id: "v", historicalId: "corps", commander: { source: "historical", name: "Książę Józef" } },
  ],
  formations: [
    {
      corpsId: "v",
      regiments: [troops("line-infantry", bases, { entryId: "e1", name: "1. pułk" })],
    },
  ],
  rest: BODY,
});

const EDGES: Edge[] = [
  {
    // 14 guard bases at 2, two line at 1, two generals at 1: 28 + 2 + 2 = 32.
    limit: "32 points to the half: a base of militia is too much [13.2]",
    legal: { formations: [{ regiments: guards }, { regiments: lineBases(2) }] },
    broken: {
      formations: [{ regiments: guards }, { regiments: [...lineBases(2), troops("militia", 1)] }],
    },
    code: "units-over-limit",
  },
  {
    limit: "points left flow to upgrades, to the half [13.2]",
    // 10 line bases and the general: 11 of 32; the 21 left and 8 make 29 for upgrades.
    legal: of(lineBases(10), { upgrades: [["linear-works", 14], ["providence"]] }),
    broken: of([...lineBases(10), troops("militia", 1)], {
      upgrades: [["linear-works", 14], ["providence"]],
    }),
    code: "upgrades-over-limit",
  },
  {
    limit: "a fifth of the bases with none to spare: 4 guns of 20, not of 19 [13.2]",
    legal: of([...lineBases(16), gun, gun, gun, gun], {
      format: { maxArtilleryBases: null, maxArtilleryPercent: 20 },
    }),
    broken: of([...lineBases(15), gun, gun, gun, gun], {
      format: { maxArtilleryBases: null, maxArtilleryPercent: 20 },
    }),
    code: "artillery-over-share",
  },
  {
    limit: "two levels of morale for 20 points of value, one for 19.5 [13.3]",
    legal: of(lineBases(19), { upgrades: [["army-morale-level", 2]] }),
    broken: of([...lineBases(18), troops("militia", 1)], {
      upgrades: [["army-morale-level", 2]],
    }),
    code: "morale-levels-over-value",
  },
  {
    limit: "a train for each corps [13.3]",
    legal: {
      corps: [{ id: "c1" }, { id: "c2" }],
      formations: [
        { corpsId: "c1", regiments: [...lineBases(4), gun] },
        { corpsId: "c2", regiments: lineBases(4) },
      ],
      upgrades: [
        ["ammunition-train", 2],
        ["ammunition-train", 2],
      ],
    },
    broken: {
      corps: [{ id: "c1" }, { id: "c2" }],
      formations: [
        { corpsId: "c1", regiments: [...lineBases(4), gun] },
        { corpsId: "c2", regiments: lineBases(4) },
      ],
      upgrades: [
        ["ammunition-train", 2],
        ["ammunition-train", 2],
        ["ammunition-train", 2],
      ],
    },
    code: "trains-over-limit",
  },
  {
    limit: "loads for somebody's guns [9.5]",
    legal: of([...lineBases(4), gun], { upgrades: [["ammunition-train", 2]] }),
    broken: of(lineBases(4), { upgrades: [["ammunition-train", 2]] }),
    code: "train-without-artillery",
  },
  {
    limit: "a redraw for each commander, the corps' and the army's among them [13.3]",
    legal: {
      corps: [{ id: "c" }],
      formations: [{ corpsId: "c", regiments: lineBases(4) }],
      upgrades: [["redraw-commander", 3]],
    },
    broken: {
      corps: [{ id: "c" }],
      formations: [{ corpsId: "c", regiments: lineBases(4) }],
      upgrades: [["redraw-commander", 4]],
    },
    code: "redraws-over-commanders",
  },
  {
    limit: "half of four units in ambush, of five no more [15.1]",
    legal: of(
      ["a", "b", "c", "d", "e"].map((name) => troops("light-infantry", 2, { name })),
      { upgrades: [["ambush", 2]] },
    ),
    broken: of(
      ["a", "b", "c", "d", "e"].map((name) => troops("light-infantry", 2, { name })),
      { upgrades: [["ambush", 3]] },
    ),
    code: "ambushes-over-half",
  },
  {
    limit: "landwehr with a status where the format bars it [13.3]",
    legal: of([troops("landwehr", 2)], reading({ landwehrStatus: "barred" })),
    broken: of(
      [troops("landwehr", 2, { veteran: "bought" })],
      reading({ landwehrStatus: "barred" }),
    ),
    code: "landwehr-status",
  },
  {
    limit: "elite after veteran where the format asks for it [13.3]",
    legal: of(
      [troops("line-infantry", 2, { veteran: "bought", elite: true, mayBecomeElite: true })],
      reading({ eliteStatus: "veterans" }),
    ),
    broken: of(
      [troops("line-infantry", 2, { elite: true, mayBecomeElite: true })],
      reading({ eliteStatus: "veterans" }),
    ),
    code: "elite-needs-veteran",
  },
  {
    limit: "a historical unit once an army [13.2]",
    legal: of([
      troops("line-infantry", 2, { name: "5. pułk" }),
      troops("line-infantry", 2, { name: "6. pułk" }),
    ]),
    broken: of([
      troops("line-infantry", 2, { name: "5. pułk" }),
      troops("line-infantry", 2, { name: "5. pułk" }),
    ]),
    code: "unit-twice",
  },
  {
    limit: "the whole corps for its historical commander [13.2]",
    legal: corpsOf(3),
    broken: corpsOf(2),
    code: "historical-commander-incomplete",
  },
  {
    limit: "a general for each of two divisions of a corps, none for its only one [13.4]",
    legal: {
      corps: [{ id: "c" }],
      formations: [{ corpsId: "c", regiments: lineBases(4), general: null }],
    },
    broken: {
      corps: [{ id: "c" }],
      formations: [
        { corpsId: "c", regiments: lineBases(4), general: null },
        { corpsId: "c", regiments: lineBases(4) },
      ],
    },
    code: "general-missing",
  },
];

describe("a limit is kept on its edge and broken a step beyond", () => {
  it.each(EDGES)("$limit", ({ legal, broken, code }) => {
    expect(faultsOf(armyOf(legal))).not.toContain(code);
    expect(faultsOf(armyOf(broken))).toContain(code);
  });
});

const summaryOf = (army: Army) => checkArmyList(armyOf(army)).summary;

describe("numbers that turn on an edge", () => {
  // The general of the only division is present and paid for: 1 point more than the bases.
  it.each([
    [of(lineBases(23)), 24, 12],
    [of([...lineBases(23), troops("militia", 1)]), 24.5, 13],
    [of(lineBases(25)), 26, 13],
    [of(lineBases(2)), 3, 12],
  ])(
    "the army's morale number, half its value and 12 at least [14.6]: %#",
    (army, value, number) => {
      const summary = summaryOf(army);
      expect([summary.armyValue, summary.armyMorale]).toEqual([value, number]);
    },
  );

  it.each([
    [19, 4, 9],
    [20, 5, 10],
    [21, 5, 10],
    [3, 0, 1],
  ])("a quarter and a half of %i bases lost, rounded down [11.10]", (bases, quarter, half) => {
    const { losses } = summaryOf(of(lineBases(bases)));
    expect(losses).toEqual({ quarterBases: quarter, halfBases: half });
  });

  it.each([
    [0, "normal"],
    [1, "high"],
    [2, "very-high"],
    [3, "very-high"],
  ])("the level after %i bought, never above the highest [11.9]", (levels, level) => {
    const upgrades: Army["upgrades"] = levels === 0 ? [] : [["army-morale-level", levels]];
    expect(summaryOf(of(lineBases(20), { upgrades })).armyMoraleLevel).toBe(level);
  });
});

describe("levels of morale beyond the highest [11.9, 13.3]", () => {
  const army = (levels: number, readings: Partial<ArmyList["format"]["readings"]> = {}) =>
    armyOf({
      ...of([...guards, ...lineBases(4)], { upgrades: [["army-morale-level", levels]] }),
      format: { upgradePoints: 60, readings: { ...DEFAULT_READINGS, ...readings } },
    });
  const levelsFound = (list: ArmyList) =>
    checkArmyList(list).findings.filter(({ code }) => code.startsWith("morale-"));

  it.each([
    [3, { levels: 3, most: 2, over: 1 }],
    [4, { levels: 4, most: 2, over: 2 }],
  ])("%i bought by an army worth three: two are useful", (levels, params) => {
    expect(levelsFound(army(levels))).toEqual([
      expect.objectContaining({ code: "morale-beyond-highest", rule: "11.9", params }),
    ]);
  });

  it("names what the value earns where levels beyond the highest may be bought", () => {
    expect(levelsFound(army(4, { levelsBeyondHighest: "allowed" }))).toEqual([
      expect.objectContaining({
        code: "morale-levels-over-value",
        params: { levels: 4, most: 3, value: 33 },
      }),
    ]);
  });

  it("says why no third is for sale", () => {
    const barOf = (list: ArmyList) =>
      upgradeBar({ list, summary: checkArmyList(list).summary }, "army-morale-level");
    expect(barOf(army(2))).toEqual({ code: "morale-highest", rule: "11.9", params: { limit: 2 } });
    const poor = armyOf({
      ...of(lineBases(18), { upgrades: [["army-morale-level", 1]] }),
      format: { upgradePoints: 60 },
    });
    expect(barOf(poor)).toEqual({ code: "morale", rule: "13.3", params: { limit: 1 } });
  });
});
