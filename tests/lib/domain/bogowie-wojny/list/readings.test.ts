import { describe, expect, it } from "vitest";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { objectiveValues, victoryValues } from "@/lib/domain/bogowie-wojny/list/victory-values";
import {
  DEFAULT_READINGS,
  type Format,
  READINGS,
  type Reading,
} from "@/lib/rules/bogowie-wojny/format";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { armyOf, faultsOf, lineBases } from "./army-of";

type Army = Parameters<typeof armyOf>[0];

/** An army under both readings of a passage: the usual result and the other. */
interface Case {
  reading: Reading;
  army: Army;
  ask: (list: ArmyList) => unknown;
  usual: unknown;
  other: unknown;
}

const summaryOf = (list: ArmyList) => checkArmyList(list).summary;
const pointsOf = (list: ArmyList) => summaryOf(list).points;
const guns = (...kinds: UnitKind[]) => kinds.map((unitKind) => ({ unitKind }));
const priceNotes = (list: ArmyList) =>
  checkArmyList(list)
    .findings.filter(({ code }) => code === "militia-cavalry-price")
    .map(({ params }) => params.points);
const line = (bases: number): Army => ({ formations: [{ regiments: lineBases(bases) }] });

const CASES: Case[] = [
  {
    reading: "armyValue",
    army: { ...line(27), upgrades: [["redoubt", 1]] },
    ask: (list) => summaryOf(list).armyMorale,
    usual: 14,
    other: 16,
  },
  {
    reading: "unspentUnitPoints",
    army: { ...line(10), upgrades: [["linear-works", 5]] },
    ask: faultsOf,
    usual: [],
    other: ["upgrades-over-limit"],
  },
  {
    reading: "landwehrPrice",
    army: {
      nation: "prussia",
      formations: [{ regiments: [{ unitKind: "landwehr-cavalry", bases: 4 }] }],
    },
    ask: (list) => pointsOf(list).units,
    usual: 2,
    other: 4,
  },
  {
    reading: "militiaCavalryPrice",
    army: { formations: [{ regiments: [{ unitKind: "militia-cavalry", bases: 4 }] }] },
    ask: (list) => [pointsOf(list).units, priceNotes(list)],
    usual: [2, [0.5]],
    other: [4, [1]],
  },
  {
    reading: "veteranAgain",
    army: {
      formations: [{ regiments: [{ unitKind: "grenadiers", bases: 3, veteran: "bought" }] }],
    },
    ask: (list) => [pointsOf(list).upgrades, faultsOf(list)],
    usual: [3, ["veteran-already"]],
    other: [0, []],
  },
  {
    reading: "halfLostPoints",
    army: line(20),
    ask: (list) =>
      victoryValues(list, summaryOf(list)).find(({ part }) => part === "half-lost")?.points,
    usual: 10,
    other: 10.5,
  },
  {
    reading: "objectiveShares",
    army: { ...line(20), format: { objectivePoints: null } },
    ask: (list) => objectiveValues(list.format, summaryOf(list)),
    usual: { main: 11, secondary: 6, isShare: true },
    other: { main: 10, secondary: 5, isShare: true },
  },
  {
    reading: "corpsCommanders",
    army: {
      corps: [{ id: "c1" }],
      formations: [{ regiments: lineBases(4), corpsId: "c1", general: null }],
    },
    ask: (list) => pointsOf(list).generals,
    usual: 0,
    other: 1,
  },
  {
    reading: "artilleryNumber",
    army: {
      formations: [
        {
          regiments: [
            ...lineBases(4),
            ...guns("foot-6-pounder", "foot-6-pounder", "foot-6-pounder", "foot-12-pounder"),
          ],
        },
      ],
    },
    ask: faultsOf,
    usual: ["artillery-over-limit"],
    other: [],
  },
  {
    reading: "regimentalGuns",
    army: {
      formations: [
        {
          regiments: [
            ...lineBases(4),
            ...guns("foot-6-pounder", "foot-6-pounder", "foot-6-pounder"),
            { unitKind: "regimental-artillery", followsRegimentId: "f0r0" },
          ],
        },
      ],
    },
    ask: faultsOf,
    usual: ["artillery-over-limit"],
    other: [],
  },
  {
    reading: "artilleryShare",
    army: {
      format: { maxArtilleryBases: null, maxArtilleryPercent: 20 },
      formations: [{ regiments: [...lineBases(3), ...guns("foot-6-pounder")] }],
    },
    ask: faultsOf,
    usual: ["artillery-over-share"],
    other: [],
  },
  {
    reading: "trainBases",
    army: {
      formations: [{ regiments: [...lineBases(19), ...guns("foot-6-pounder")] }],
      upgrades: [["ammunition-train", 6]],
    },
    ask: faultsOf,
    usual: [],
    other: ["bases-over-limit"],
  },
  {
    reading: "workBases",
    army: { ...line(19), upgrades: [["linear-works", 2]] },
    ask: faultsOf,
    usual: [],
    other: ["bases-over-limit"],
  },
  {
    reading: "veteransByKind",
    army: {
      formations: [{ regiments: [{ unitKind: "grenadiers", bases: 2, veteran: "bought" }] }],
    },
    ask: faultsOf,
    usual: ["veteran-already"],
    other: [],
  },
  {
    reading: "batteryStatus",
    army: {
      formations: [{ regiments: [{ unitKind: "foot-6-pounder", bases: 2, veteran: "bought" }] }],
    },
    ask: (list) => pointsOf(list).upgrades,
    usual: 10,
    other: 5,
  },
  {
    reading: "eliteStatus",
    army: {
      formations: [
        { regiments: [{ unitKind: "line-infantry", bases: 2, elite: true, mayBecomeElite: true }] },
      ],
    },
    ask: faultsOf,
    usual: [],
    other: ["elite-needs-veteran"],
  },
  {
    reading: "landwehrStatus",
    army: {
      nation: "prussia",
      formations: [{ regiments: [{ unitKind: "landwehr", bases: 2, veteran: "bought" }] }],
    },
    ask: faultsOf,
    usual: [],
    other: ["landwehr-status"],
  },
  {
    reading: "singleDivision",
    army: { formations: [{ regiments: lineBases(5), general: null }] },
    ask: faultsOf,
    usual: [],
    other: ["general-missing"],
  },
  {
    reading: "generalArm",
    army: {
      formations: [
        { regiments: lineBases(2), general: { kind: "cavalry", source: "drawn", name: "" } },
      ],
    },
    ask: faultsOf,
    usual: ["general-of-other-arm"],
    other: [],
  },
  {
    reading: "historicalGeneral",
    army: {
      formations: [
        { regiments: lineBases(2), general: { kind: "infantry", source: "historical", name: "" } },
      ],
    },
    ask: (list) => checkArmyList(list).findings.some(({ code }) => code === "historical-general"),
    usual: true,
    other: false,
  },
  {
    reading: "redraws",
    army: { ...line(10), upgrades: [["redraw-commander", 3]] },
    ask: faultsOf,
    usual: ["redraws-over-commanders"],
    other: [],
  },
  {
    reading: "repeatedUpgrades",
    army: { ...line(10), upgrades: [["seize-initiative", 2]] },
    ask: faultsOf,
    usual: [],
    other: ["upgrade-over-maximum"],
  },
  {
    reading: "worksAsTerrain",
    army: { ...line(10), upgrades: [["hill"], ["redoubt"]] },
    ask: faultsOf,
    usual: [],
    other: ["terrain-over-limit"],
  },
  {
    reading: "trainLoads",
    army: {
      formations: [{ regiments: [...lineBases(4), ...guns("foot-6-pounder")] }],
      upgrades: [["ammunition-train", 9]],
    },
    ask: faultsOf,
    usual: [],
    other: ["train-loads"],
  },
  {
    reading: "levelsValue",
    army: { ...line(8), upgrades: [["army-morale-level", 1]] },
    ask: faultsOf,
    usual: ["morale-levels-over-value"],
    other: [],
  },
  {
    reading: "levelsBeyondHighest",
    army: {
      ...line(35),
      format: { upgradePoints: 40, unitPoints: 60, maxBases: 60 },
      upgrades: [["army-morale-level", 3]],
    },
    ask: faultsOf,
    usual: ["morale-beyond-highest"],
    other: [],
  },
  {
    reading: "quarterLost",
    army: line(15),
    ask: (list) => summaryOf(list).losses.quarterBases,
    usual: 3,
    other: 4,
  },
  {
    reading: "halfLost",
    army: line(15),
    ask: (list) => summaryOf(list).losses.halfBases,
    usual: 7,
    other: 8,
  },
  {
    reading: "ambushUnits",
    army: {
      formations: [
        { regiments: [{ unitKind: "light-infantry", bases: 4 }, ...guns("foot-6-pounder")] },
      ],
      upgrades: [["ambush"]],
    },
    ask: faultsOf,
    usual: [],
    other: ["ambushes-over-half"],
  },
  {
    reading: "lancersInAmbush",
    army: {
      formations: [{ regiments: [...lineBases(2), { unitKind: "lancers", bases: 2 }] }],
      upgrades: [["ambush"]],
    },
    ask: faultsOf,
    usual: [],
    other: ["ambushes-without-units"],
  },
];

function readAs(army: Army, reading: Reading, way: number): ArmyList {
  const readings = { ...DEFAULT_READINGS, [reading]: READINGS[reading][way] } as Format["readings"];
  return armyOf({ ...army, format: { ...army.format, readings } });
}

describe("a reading of the format decides", () => {
  it.each(CASES)("$reading", ({ reading, army, ask, usual, other }) => {
    expect(ask(armyOf(army))).toEqual(usual);
    expect(ask(readAs(army, reading, 0))).toEqual(usual);
    expect(ask(readAs(army, reading, 1))).toEqual(other);
  });
});

it("reads each place in two ways, the first of them where nothing else is said", () => {
  for (const [reading, ways] of Object.entries(READINGS)) {
    expect(ways, reading).toHaveLength(2);
    expect(DEFAULT_READINGS[reading as Reading]).toBe(ways[0]);
  }
});

it("gives a list written before a reading was named the usual one, and its limits unchanged", () => {
  const { format, ...list } = armyOf(line(4));
  const { readings, objectivePoints, years, bans, ...older } = format;
  const { armyValue } = readings;
  const parsed = armyListSchema.parse({ ...list, format: { ...older, readings: { armyValue } } });
  expect(parsed.format).toEqual({ ...format, objectivePoints, years, bans });
});
