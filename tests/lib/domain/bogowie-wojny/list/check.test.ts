import { describe, expect, it } from "vitest";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import type { ArmyListFindingCode } from "@/lib/domain/bogowie-wojny/list/finding";
import { ARMY_LIST_LIMITS } from "@/lib/domain/bogowie-wojny/list/limits";
import { rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { eliteBar } from "@/lib/domain/bogowie-wojny/list/upgrade-bar";
import { DEFAULT_READINGS } from "@/lib/rules/bogowie-wojny/format";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { armyOf, faultsOf, lineBases } from "./army-of";

/** A limit with a list that just observes it and one that is a step beyond. */
interface Edge {
  limit: string;
  legal: ArmyList;
  broken: ArmyList;
  code: ArmyListFindingCode;
  rule: string;
  path: string;
}

const twoDivisions = (left: number, right: number) => [
  { regiments: lineBases(left) },
  { regiments: lineBases(right) },
];
const guns = (...kinds: UnitKind[]) => kinds.map((unitKind) => ({ unitKind }));
const guard = (bases: number) => ({
  unitKind: "foot-guard" as const,
  bases,
  veteran: "own" as const,
});

const EDGES: Edge[] = [
  {
    limit: "32 points of units and generals",
    legal: armyOf({
      formations: [{ regiments: [guard(5), guard(5), guard(4)] }, { regiments: lineBases(2) }],
    }),
    broken: armyOf({
      formations: [
        { regiments: [guard(5), guard(5), guard(4)] },
        { regiments: [...lineBases(2), { unitKind: "militia", bases: 2 }] },
      ],
    }),
    code: "units-over-limit",
    rule: "13.2",
    path: "/formations",
  },
  {
    limit: "8 points of upgrades and what the units left",
    legal: armyOf({ formations: twoDivisions(10, 10), upgrades: [["linear-works", 9]] }),
    broken: armyOf({
      formations: twoDivisions(10, 10),
      upgrades: [["linear-works", 9], ["providence"]],
    }),
    code: "upgrades-over-limit",
    rule: "13.2",
    path: "/upgrades",
  },
  {
    limit: "20 bases",
    legal: armyOf({ formations: twoDivisions(10, 10) }),
    broken: armyOf({ formations: twoDivisions(10, 11) }),
    code: "bases-over-limit",
    rule: "13.2",
    path: "/formations",
  },
  {
    limit: "three artillery bases of any sort",
    legal: armyOf({
      formations: [
        {
          regiments: [
            ...lineBases(4),
            ...guns("foot-6-pounder", "horse-6-pounder", "foot-12-pounder"),
          ],
        },
      ],
    }),
    broken: armyOf({
      formations: [
        {
          regiments: [
            ...lineBases(4),
            ...guns("foot-6-pounder", "horse-6-pounder", "foot-12-pounder", "foot-8-pounder"),
          ],
        },
      ],
    }),
    code: "artillery-over-limit",
    rule: "13.2",
    path: "/formations",
  },
  {
    limit: "a fifth of the bases in larger games, exactly",
    legal: armyOf({
      format: { maxArtilleryBases: null, maxArtilleryPercent: 20 },
      formations: [{ regiments: [...lineBases(4), ...guns("foot-6-pounder")] }],
    }),
    broken: armyOf({
      format: { maxArtilleryBases: null, maxArtilleryPercent: 20 },
      formations: [{ regiments: [...lineBases(3), ...guns("foot-6-pounder")] }],
    }),
    code: "artillery-over-share",
    rule: "13.2",
    path: "/formations",
  },
  {
    limit: "one bought piece of terrain",
    legal: armyOf({ formations: twoDivisions(5, 5), upgrades: [["hill"]] }),
    broken: armyOf({ formations: twoDivisions(5, 5), upgrades: [["hill"], ["built-up-2"]] }),
    code: "terrain-over-limit",
    rule: "13.2",
    path: "/upgrades/1",
  },
  {
    limit: "units of the nation",
    legal: armyOf({
      nation: "duchy-of-warsaw",
      formations: [{ regiments: [{ unitKind: "vistula-legion", bases: 2 }] }],
    }),
    broken: armyOf({
      nation: "austria",
      formations: [{ regiments: [{ unitKind: "vistula-legion", bases: 2 }] }],
    }),
    code: "kind-not-of-nation",
    rule: "13.2",
    path: "/formations/0/regiments/0/unitKind",
  },
  {
    limit: "a battery of one base",
    legal: armyOf({ formations: [{ regiments: [...lineBases(4), ...guns("foot-6-pounder")] }] }),
    broken: armyOf({
      formations: [{ regiments: [...lineBases(4), { unitKind: "foot-6-pounder", bases: 2 }] }],
    }),
    code: "battery-of-several-bases",
    rule: "2.2",
    path: "/formations/0/regiments/1/bases",
  },
  {
    limit: "no status for militia",
    legal: armyOf({ formations: [{ regiments: [{ unitKind: "militia", bases: 2 }] }] }),
    broken: armyOf({
      formations: [{ regiments: [{ unitKind: "militia", bases: 2, veteran: "bought" }] }],
    }),
    code: "militia-status",
    rule: "13.3",
    path: "/formations/0/regiments/0/veteran",
  },
  {
    limit: "elite only for who may become it",
    legal: armyOf({
      formations: [
        { regiments: [{ unitKind: "line-infantry", bases: 2, elite: true, mayBecomeElite: true }] },
      ],
    }),
    broken: armyOf({
      formations: [{ regiments: [{ unitKind: "line-infantry", bases: 2, elite: true }] }],
    }),
    code: "elite-not-allowed",
    rule: "13.3",
    path: "/formations/0/regiments/0/elite",
  },
  {
    limit: "one level of morale for ten points of army value",
    legal: armyOf({
      format: { upgradePoints: 40 },
      formations: [{ regiments: lineBases(9) }],
      upgrades: [["army-morale-level", 1]],
    }),
    broken: armyOf({
      format: { upgradePoints: 40 },
      formations: [{ regiments: lineBases(8) }],
      upgrades: [["army-morale-level", 1]],
    }),
    code: "morale-levels-over-value",
    rule: "13.3",
    path: "/upgrades/0",
  },
  {
    limit: "no level above very high",
    legal: armyOf({
      format: { upgradePoints: 40, unitPoints: 60, maxBases: 60 },
      formations: [{ regiments: lineBases(35) }],
      upgrades: [["army-morale-level", 2]],
    }),
    broken: armyOf({
      format: { upgradePoints: 40, unitPoints: 60, maxBases: 60 },
      formations: [{ regiments: lineBases(35) }],
      upgrades: [["army-morale-level", 3]],
    }),
    code: "morale-beyond-highest",
    rule: "11.9",
    path: "/upgrades/0",
  },
  {
    limit: "one Providence",
    legal: armyOf({ formations: twoDivisions(5, 5), upgrades: [["providence", 1]] }),
    broken: armyOf({ formations: twoDivisions(5, 5), upgrades: [["providence", 2]] }),
    code: "upgrade-over-maximum",
    rule: "13.3",
    path: "/upgrades/0",
  },
  {
    limit: "one redraw for each commander drawn",
    legal: armyOf({ formations: twoDivisions(5, 5), upgrades: [["redraw-commander", 3]] }),
    broken: armyOf({ formations: twoDivisions(5, 5), upgrades: [["redraw-commander", 4]] }),
    code: "redraws-over-commanders",
    rule: "13.3",
    path: "/upgrades/0",
  },
  {
    limit: "one ammunition train in a vanguard",
    legal: armyOf({
      formations: [{ regiments: [...lineBases(4), ...guns("foot-6-pounder")] }],
      upgrades: [["ammunition-train", 2]],
    }),
    broken: armyOf({
      formations: [{ regiments: [...lineBases(4), ...guns("foot-6-pounder")] }],
      upgrades: [
        ["ammunition-train", 2],
        ["ammunition-train", 2],
      ],
    }),
    code: "trains-over-limit",
    rule: "13.3",
    path: "/upgrades/1",
  },
  {
    limit: "trains of 2, 4, 6, 8 loads or more",
    legal: armyOf({
      formations: [{ regiments: [...lineBases(4), ...guns("foot-6-pounder")] }],
      upgrades: [["ammunition-train", 9]],
    }),
    broken: armyOf({
      formations: [{ regiments: [...lineBases(4), ...guns("foot-6-pounder")] }],
      upgrades: [["ammunition-train", 7]],
    }),
    code: "train-loads",
    rule: "13.3",
    path: "/upgrades/0/count",
  },
  {
    limit: "half the army in ambush, rounded down",
    legal: armyOf({
      formations: [
        {
          regiments: [
            ...lineBases(2),
            { unitKind: "light-infantry", bases: 2 },
            ...guns("foot-6-pounder"),
          ],
        },
      ],
      upgrades: [["ambush", 1]],
    }),
    broken: armyOf({
      formations: [
        {
          regiments: [
            ...lineBases(2),
            { unitKind: "light-infantry", bases: 2 },
            ...guns("foot-6-pounder"),
          ],
        },
      ],
      upgrades: [["ambush", 2]],
    }),
    code: "ambushes-over-half",
    rule: "15.1",
    path: "/upgrades/0",
  },
  {
    limit: "a unit to lie in each ambush",
    legal: armyOf({
      formations: [{ regiments: [...lineBases(2), { unitKind: "lancers", bases: 2 }] }],
      upgrades: [["ambush", 1]],
    }),
    broken: armyOf({
      formations: [{ regiments: [...lineBases(2), { unitKind: "line-cavalry", bases: 2 }] }],
      upgrades: [["ambush", 1]],
    }),
    code: "ambushes-without-units",
    rule: "15.1",
    path: "/upgrades/0",
  },
  {
    limit: "a general for each division",
    legal: armyOf({ formations: twoDivisions(5, 5) }),
    broken: armyOf({
      formations: [{ regiments: lineBases(5) }, { regiments: lineBases(5), general: null }],
    }),
    code: "general-missing",
    rule: "13.4",
    path: "/formations/1/general",
  },
  {
    limit: "none for the only division, one for the only brigade",
    legal: armyOf({ formations: [{ regiments: lineBases(5), general: null }] }),
    broken: armyOf({
      formations: [{ regiments: lineBases(5), general: null, level: "independent-brigade" }],
    }),
    code: "general-missing",
    rule: "13.4",
    path: "/formations/0/general",
  },
  {
    limit: "a general of the division's own arm",
    legal: armyOf({
      formations: [
        {
          regiments: [...lineBases(2), { unitKind: "lancers", bases: 2 }],
          general: { kind: "cavalry", source: "drawn", name: "" },
        },
      ],
    }),
    broken: armyOf({
      formations: [
        { regiments: lineBases(2), general: { kind: "cavalry", source: "drawn", name: "" } },
      ],
    }),
    code: "general-of-other-arm",
    rule: "13.4",
    path: "/formations/0/general",
  },
  {
    limit: "extra generals that were bought",
    legal: armyOf({
      formations: [
        { regiments: lineBases(2), general: { kind: "cavalry", source: "extra", name: "" } },
      ],
      upgrades: [["extra-general"]],
    }),
    broken: armyOf({
      formations: [
        { regiments: lineBases(2), general: { kind: "cavalry", source: "extra", name: "" } },
      ],
    }),
    code: "extra-general-not-bought",
    rule: "13.3",
    path: "/formations/0/general",
  },
  {
    limit: "regimental guns with a regiment",
    legal: armyOf({
      formations: [
        {
          regiments: [
            ...lineBases(2),
            { unitKind: "regimental-artillery", followsRegimentId: "f0r0" },
          ],
        },
      ],
    }),
    broken: armyOf({
      formations: [{ regiments: [...lineBases(2), { unitKind: "regimental-artillery" }] }],
    }),
    code: "guns-without-regiment",
    rule: "9.9",
    path: "/formations/0/regiments/1/followsRegimentId",
  },
];

describe("an army list at the edge of each limit", () => {
  it.each(EDGES)("may keep $limit", ({ legal }) => {
    expect(faultsOf(legal)).toEqual([]);
  });

  it.each(EDGES)("may not pass $limit", ({ broken, code, rule, path }) => {
    expect(faultsOf(broken)).toEqual([code]);
    const [finding] = checkArmyList(broken).findings.filter((found) => found.code === code);
    expect(finding).toMatchObject({ rule, path });
  });
});

describe("regimental guns [9.9]", () => {
  const withGuns = (followsRegimentId: string, inOther = false) => {
    const regimental = { unitKind: "regimental-artillery" as const, followsRegimentId };
    return armyOf({
      formations: [
        {
          regiments: [
            ...lineBases(2),
            { unitKind: "lancers", bases: 2 },
            ...(inOther ? [] : [regimental]),
          ],
        },
        { regiments: [...lineBases(2), ...(inOther ? [regimental] : [])] },
      ],
    });
  };

  it.each([
    ["a regiment the list has not", withGuns("nobody"), "guns-follow-unknown"],
    ["cavalry", withGuns("f0r1"), "guns-follow-no-infantry"],
    ["a regiment of another division", withGuns("f0r0", true), "guns-follow-other-formation"],
  ] as const)("may not go with %s", (_, list, code) => {
    expect(faultsOf(list)).toEqual([code]);
  });
});

describe("a division outside the corps [13.4]", () => {
  const beside = (general: ArmyList["formations"][number]["general"]) =>
    armyOf({
      corps: [{ id: "c0" }],
      formations: [
        { corpsId: "c0", regiments: lineBases(5), general: null },
        { corpsId: null, regiments: lineBases(5), general },
      ],
    });

  it("needs a general though no other stands outside one", () => {
    const general = { kind: "infantry", source: "drawn", name: "" } as const;
    expect(faultsOf(beside(general))).toEqual(["formation-outside-corps"]);
    expect(faultsOf(beside(null))).toEqual(["formation-outside-corps", "general-missing"]);
  });
});

describe("readings of the format", () => {
  it("asks the only division for a general where agreed", () => {
    const readings = { ...DEFAULT_READINGS, singleDivision: "general-needed" } as const;
    const formations = [{ regiments: lineBases(5), general: null }];
    expect(faultsOf(armyOf({ formations, format: { readings } }))).toEqual(["general-missing"]);
  });

  it("asks the elite to be veterans where agreed", () => {
    const readings = { ...DEFAULT_READINGS, eliteStatus: "veterans" } as const;
    const regiments = [
      { unitKind: "line-infantry" as const, bases: 2, elite: true, mayBecomeElite: true },
    ];
    expect(faultsOf(armyOf({ formations: [{ regiments }], format: { readings } }))).toEqual([
      "elite-needs-veteran",
    ]);
  });

  it("lets veterans by their name become elite where elite are veterans", () => {
    const format = { readings: { ...DEFAULT_READINGS, eliteStatus: "veterans" } } as const;
    const grenadiers = { unitKind: "grenadiers", bases: 2, mayBecomeElite: true } as const;
    const formations = [{ regiments: [{ ...grenadiers, elite: true }] }];
    expect(faultsOf(armyOf({ formations, format }))).toEqual([]);
    const list = armyOf({ formations: [{ regiments: [grenadiers] }], format });
    const regiment = list.formations[0]?.regiments[0];
    if (regiment === undefined) throw new Error("the list has no regiment");
    const counted = { list, summary: checkArmyList(list).summary };
    expect(eliteBar(counted, regiment)).toBeNull();
  });

  it("counts upgrades into the army's value where agreed", () => {
    const readings = { ...DEFAULT_READINGS, armyValue: "with-upgrades" } as const;
    const formations = [{ regiments: lineBases(15) }, { regiments: lineBases(3) }];
    const upgrades: [["redoubt", 2]] = [["redoubt", 2]];
    expect(checkArmyList(armyOf({ formations, upgrades })).summary.armyMorale).toBe(12);
    expect(
      checkArmyList(armyOf({ formations, upgrades, format: { readings } })).summary,
    ).toMatchObject({
      armyValue: 28,
      armyMorale: 14,
    });
  });
});

describe("the summary", () => {
  it("says what the contract promises", () => {
    const { summary } = checkArmyList(
      armyOf({
        formations: [
          { regiments: [...lineBases(7), ...guns("foot-6-pounder")] },
          { regiments: [{ unitKind: "light-cavalry", bases: 3, veteran: "bought" }] },
        ],
        upgrades: [["army-morale-level"], ["ambush"]],
      }),
    );
    expect(summary.points).toEqual({
      units: 11.5,
      generals: 2,
      upgrades: 14,
      total: 27.5,
      limit: 40,
      unitsLimit: 32,
      upgradesLimit: 8,
      carriedOver: 18.5,
      unitPointsSpentOnUpgrades: 6,
      unitsFree: 12.5,
    });
    expect(summary.bases).toEqual({ total: 11, infantry: 7, cavalry: 3, artillery: 1, limit: 20 });
    expect(summary).toMatchObject({
      armyMorale: 12,
      armyMoraleLevel: "high",
      losses: { quarterBases: 2, halfBases: 5 },
    });
  });

  it("asks an empty list for units and for nothing else", () => {
    expect(faultsOf(armyOf({}))).toEqual(["no-units"]);
  });

  it("reports an empty list's upgrades as costing too much", () => {
    expect(faultsOf(armyOf({ upgrades: [["redoubt", 10]] }))).toEqual(["no-units"]);
    const overdrawn = faultsOf(armyOf({ upgrades: [["redoubt", 11]] }));
    expect(overdrawn).toEqual(["no-units", "upgrades-over-limit"]);
  });

  it("warns of a historical unit fielded twice, and of no unit without a name", () => {
    const named = { unitKind: "cuirassiers" as const, bases: 2, name: "14. pułk kirasjerów" };
    const regiments = [named, { ...named, name: "14. Pułk Kirasjerów" }];
    expect(faultsOf(armyOf({ formations: [{ regiments }] }))).toEqual(["unit-twice"]);
    const unnamed = regiments.map((regiment) => ({ ...regiment, name: "" }));
    expect(faultsOf(armyOf({ formations: [{ regiments: unnamed }] }))).toEqual([]);
  });
});

it("knows what every gun follows in a list as large as one may be", () => {
  const { formations, regimentsPerFormation } = ARMY_LIST_LIMITS;
  const regiments = Array.from({ length: regimentsPerFormation }, () => ({
    unitKind: "regimental-artillery" as const,
    followsRegimentId: "nobody",
  }));
  const list = armyOf({ formations: Array.from({ length: formations }, () => ({ regiments })) });
  const lost = checkArmyList(list).findings.filter(({ code }) => code === "guns-follow-unknown");
  expect(lost).toHaveLength(formations * regimentsPerFormation);
  expect(rosterView(list).formations).toHaveLength(formations);
});

it.each([
  ["grenadiers", 3, 3],
  ["guard-foot-6-pounder", 1, 5],
] as const)(
  "gives what %s of %i bases pay for a status they have already [13.3]",
  (unitKind, bases, points) => {
    const of = (veteran: "own" | "bought") =>
      checkArmyList(armyOf({ formations: [{ regiments: [{ unitKind, bases, veteran }] }] }));
    const bought = of("bought");
    const finding = bought.findings.find(({ code }) => code === "veteran-already");
    expect(finding?.params).toEqual({ unitKind, points });
    expect(bought.summary.points.upgrades - of("own").summary.points.upgrades).toBe(points);
    expect(of("own").findings.some(({ code }) => code === "veteran-already")).toBe(false);
  },
);
