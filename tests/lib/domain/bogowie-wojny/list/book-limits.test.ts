import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { bookEntrySchema } from "@/lib/domain/bogowie-wojny/book/book-entry";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { capacityInRegiment } from "@/lib/domain/bogowie-wojny/list/capacity";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import type { ArmyListFindingCode } from "@/lib/domain/bogowie-wojny/list/finding";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import { FORMAT_32_8, NO_BANS } from "@/lib/rules/bogowie-wojny/format";
import { armyOf, faultsOf, lineBases } from "./army-of";

type EntryInput = Partial<z.input<typeof bookEntrySchema>>;
type Army = Parameters<typeof armyOf>[0];
type Regiments = NonNullable<Army["formations"]>[number]["regiments"];

/** A list of line regiments of these sizes, all from one entry of an army book. */
function fromEntry(entry: EntryInput, sizes: number[], more: Army = {}): ArmyList {
  const unitKind = entry.unitKind ?? "line-infantry";
  return armyOf({
    formations: [{ regiments: sizes.map((bases) => ({ unitKind, bases, entryId: "e1" })) }],
    ...more,
    rest: {
      book: { id: "abcdefghij", version: 1, title: "Francja", edition: "4.0" },
      bookEntries: [{ id: "e1", names: { pl: "Pułk liniowy" }, unitKind, ...entry }],
      ...more.rest,
    },
  });
}

interface Edge {
  limit: string;
  legal: ArmyList;
  broken: ArmyList;
  code: ArmyListFindingCode;
  rule: string;
  path: string;
}

const sized = { regimentBases: { least: 3, most: 4 } };
const withStatus = (status: object): Army => ({
  formations: [{ regiments: [{ unitKind: "line-infantry", bases: 2, entryId: "e1", ...status }] }],
});
const format = (rules: Partial<ArmyList["format"]>) => ({ format: rules });

const EDGES: Edge[] = [
  {
    limit: "regiments fielded whole",
    legal: fromEntry(sized, [3]),
    broken: fromEntry(sized, [2]),
    code: "regiment-not-whole",
    rule: "13.2",
    path: "/formations/0/regiments/0/bases",
  },
  {
    limit: "regiments no larger than they were",
    legal: fromEntry(sized, [4]),
    broken: fromEntry(sized, [5]),
    code: "regiment-too-large",
    rule: "13.2",
    path: "/formations/0/regiments/0/bases",
  },
  {
    limit: "the regiments an entry may have",
    legal: fromEntry({ maxRegiments: 2 }, [2, 2]),
    broken: fromEntry({ maxRegiments: 2 }, [2, 2, 2]),
    code: "entry-over-regiments",
    rule: "13.2",
    path: "/formations/0/regiments/2/entryId",
  },
  {
    limit: "the bases an entry may have",
    legal: fromEntry({ maxBases: 6 }, [3, 3]),
    broken: fromEntry({ maxBases: 6 }, [3, 4]),
    code: "entry-over-bases",
    rule: "13.2",
    path: "/formations/0/regiments/1/bases",
  },
  {
    limit: "a historical unit once",
    legal: fromEntry({ historical: true }, [2]),
    broken: fromEntry({ historical: true }, [2, 2]),
    code: "historical-unit-twice",
    rule: "13.2",
    path: "/formations/0/regiments/1/entryId",
  },
  {
    limit: "entries that the list keeps",
    legal: fromEntry({}, [2]),
    broken: fromEntry({ id: "e2" }, [2]),
    code: "entry-unknown",
    rule: "13.2",
    path: "/formations/0/regiments/0/entryId",
  },
  {
    limit: "the row of the Wagomiar that the entry names",
    legal: fromEntry({ unitKind: "line-infantry" }, [2]),
    broken: fromEntry({ unitKind: "grenadiers" }, [2], withStatus({})),
    code: "entry-of-other-kind",
    rule: "13.2",
    path: "/formations/0/regiments/0/unitKind",
  },
  {
    limit: "no status for militia by its statistics",
    legal: fromEntry({ traits: [] }, [2], withStatus({ veteran: "bought" })),
    broken: fromEntry({ traits: ["militia"] }, [2], withStatus({ veteran: "bought" })),
    code: "militia-status",
    rule: "13.3",
    path: "/formations/0/regiments/0/veteran",
  },
  {
    limit: "nothing paid by those who are veterans",
    legal: fromEntry({ traits: ["veteran"] }, [2], withStatus({ veteran: "own" })),
    broken: fromEntry({ traits: ["veteran"] }, [2], withStatus({ veteran: "bought" })),
    code: "veteran-already",
    rule: "13.3",
    path: "/formations/0/regiments/0/veteran",
  },
  {
    limit: "veterans without pay only by the book",
    legal: fromEntry({ traits: ["veteran"] }, [2], withStatus({ veteran: "own" })),
    broken: fromEntry({ traits: [] }, [2], withStatus({ veteran: "own" })),
    code: "status-not-in-book",
    rule: "13.3",
    path: "/formations/0/regiments/0/veteran",
  },
  {
    limit: "elite by the entry's trait",
    legal: fromEntry({ traits: ["may-become-elite"] }, [2], withStatus({ elite: true })),
    broken: fromEntry({ traits: [] }, [2], withStatus({ elite: true })),
    code: "elite-not-allowed",
    rule: "13.3",
    path: "/formations/0/regiments/0/elite",
  },
  {
    limit: "the years of the format",
    legal: fromEntry({}, [2], {
      ...format({ years: { from: 1809, to: 1812 } }),
      rest: { year: 1812 },
    }),
    broken: fromEntry({}, [2], {
      ...format({ years: { from: 1809, to: 1812 } }),
      rest: { year: 1813 },
    }),
    code: "year-outside-format",
    rule: "13.2",
    path: "/year",
  },
  {
    limit: "units that served in those years",
    legal: fromEntry({ years: { from: 1812, to: 1815 } }, [2], {
      ...format({ years: { from: 1809, to: 1812 } }),
      rest: { year: 1812 },
    }),
    broken: fromEntry({ years: { from: 1813, to: 1815 } }, [2], {
      ...format({ years: { from: 1809, to: 1812 } }),
      rest: { year: 1812 },
    }),
    code: "entry-outside-years",
    rule: "13.2",
    path: "/formations/0/regiments/0/entryId",
  },
  {
    limit: "kinds the format leaves in",
    legal: fromEntry({}, [2], format({ bans: { ...NO_BANS, unitKinds: ["grenadiers"] } })),
    broken: fromEntry({}, [2], format({ bans: { ...NO_BANS, unitKinds: ["line-infantry"] } })),
    code: "kind-banned",
    rule: "13.2",
    path: "/formations/0/regiments/0/unitKind",
  },
  {
    limit: "entries the format leaves in",
    legal: fromEntry({}, [2], format({ bans: { ...NO_BANS, entries: ["Pułk"] } })),
    broken: fromEntry({}, [2], format({ bans: { ...NO_BANS, entries: ["pułk LINIOWY"] } })),
    code: "entry-banned",
    rule: "13.2",
    path: "/formations/0/regiments/0",
  },
  {
    limit: "upgrades the format leaves in",
    legal: armyOf({ formations: [{ regiments: lineBases(4) }], upgrades: [["hill"]] }),
    broken: armyOf({
      ...format({ bans: { ...NO_BANS, upgrades: ["hill"] } }),
      formations: [{ regiments: lineBases(4) }],
      upgrades: [["hill"]],
    }),
    code: "upgrade-banned",
    rule: "13.2",
    path: "/upgrades/0",
  },
  {
    limit: "regiments light as a whole in ambush",
    legal: fromEntry({ unitKind: "light-infantry" }, [2, 2], { upgrades: [["ambush"]] }),
    broken: fromEntry({ traits: ["light-infantry"] }, [2, 2], { upgrades: [["ambush"]] }),
    code: "ambushes-without-units",
    rule: "15.1",
    path: "/upgrades/0",
  },
];

describe("an army list at the edge of what its book and format allow", () => {
  it.each(EDGES)("may keep $limit", ({ legal }) => {
    expect(faultsOf(legal)).toEqual([]);
  });

  it.each(EDGES)("may not pass $limit", ({ broken, code, rule, path }) => {
    expect(faultsOf(broken)).toEqual([code]);
    const finding = checkArmyList(broken).findings.find((found) => found.code === code);
    expect(finding).toMatchObject({ rule, path });
  });
});

describe("historical commanders [13.2]", () => {
  const body = (regiments: { entryId: string; bases: number | null }[]) => ({
    names: { pl: "16. dywizja" },
    level: "division" as const,
    regiments,
  });
  const division = {
    ...body([
      { entryId: "e1", bases: 3 },
      { entryId: "e1", bases: null },
    ]),
    id: "h1",
    parentId: "h0",
  };
  const other = { ...body([{ entryId: "e1", bases: 2 }]), id: "h2", parentId: "h0" };
  const corps = { id: "h0", names: { pl: "V korpus" }, level: "corps" as const };
  const rest = { bookFormations: [corps, division, other] };
  const regiments = (sizes: number[]): Regiments =>
    sizes.map((bases) => ({ unitKind: "line-infantry", bases, entryId: "e1" }));
  const general = { kind: "infantry", source: "historical", name: "Zajączek" } as const;

  it.each([
    ["as it was", [3, 2], []],
    ["whichever stands first", [2, 3], []],
    ["with more units put under him", [3, 2, 4], []],
    ["with one regiment weaker", [2, 2], ["historical-general-incomplete"]],
    ["with one regiment missing", [3], ["historical-general-incomplete"]],
  ] as const)("lead a division %s", (_, sizes, faults) => {
    const formations = [{ regiments: regiments([...sizes]), general, historicalId: "h1" }];
    expect(faultsOf(fromEntry({}, [], { formations, rest }))).toEqual(faults);
  });

  it.each([
    ["whole", [3, 2], [2], []],
    ["whole, its weaker regiments the other way round", [2, 3], [2], []],
    ["whole, with a base alone for the regiment of any size", [3, 2], [1], []],
    ["short of a division's regiment", [3, 1], [1], ["historical-commander-incomplete"]],
  ] as const)("lead a corps %s", (_, first, sizes, faults) => {
    const list = fromEntry({}, [], {
      corps: [{ id: "c1", historicalId: "h0", commander: { source: "historical", name: "X" } }],
      formations: [
        { regiments: regiments([...first]), corpsId: "c1" },
        { regiments: regiments([...sizes]), corpsId: "c1" },
      ],
      rest,
    });
    expect(faultsOf(list)).toEqual(faults);
  });

  it("lead a division whose regiments are in another order than in the book", () => {
    const anyFirst = { ...division, regiments: [...division.regiments].reverse() };
    const formations = [{ regiments: regiments([3, 2]), general, historicalId: "h1" }];
    const bodies = { bookFormations: [corps, anyFirst] };
    expect(faultsOf(fromEntry({}, [], { formations, rest: bodies }))).toEqual([]);
  });

  it("are the players' to judge where the list keeps no body for them", () => {
    const formations = [{ regiments: lineBases(4), general }];
    const { findings } = checkArmyList(armyOf({ formations }));
    expect(findings).toContainEqual(expect.objectContaining({ code: "historical-general" }));
  });
});

describe("brigades within a division [7.9]", () => {
  const joined = (...kinds: Regiments[number]["unitKind"][]) =>
    armyOf({
      formations: [
        {
          brigades: [{ id: "b1", name: "" }],
          regiments: kinds.map((unitKind, i) => ({
            unitKind,
            bases: /pounder|regimental/.test(unitKind) ? 1 : 2,
            brigadeId: "b1",
            followsRegimentId: unitKind === "regimental-artillery" ? `f0r${i - 1}` : null,
          })),
        },
      ],
    });

  it.each([
    ["two regiments", joined("line-infantry", "line-infantry"), []],
    [
      "regimental guns along with them",
      joined("line-infantry", "light-infantry", "regimental-artillery"),
      [],
    ],
    ["one regiment", joined("line-infantry"), ["brigade-of-one"]],
    [
      "a battery",
      joined("line-infantry", "line-infantry", "foot-6-pounder"),
      ["brigade-with-battery"],
    ],
    ["horse and foot", joined("line-infantry", "lancers"), ["brigade-of-two-arms"]],
  ] as const)("of %s", (_, list, faults) => {
    expect(faultsOf(list)).toEqual(faults);
  });

  it("are those of their own formation", () => {
    const regiments = [
      ...lineBases(2),
      { unitKind: "lancers" as const, bases: 2, brigadeId: "b9" },
    ];
    expect(faultsOf(armyOf({ formations: [{ regiments }] }))).toEqual(["brigade-unknown"]);
  });
});

describe("the size of a battle [13.1]", () => {
  const large = { format: { maxBases: 40, unitPoints: 64, tableWidthCm: 180 } };
  const noted = (army: Army) => checkArmyList(armyOf(army)).findings.map(({ code }) => code);

  it("is a vanguard's up to twenty bases, and noted to be more above", () => {
    expect(noted({ ...large, formations: [{ regiments: lineBases(20) }] })).not.toContain(
      "larger-than-vanguard",
    );
    expect(noted({ ...large, formations: [{ regiments: lineBases(21) }] })).toContain(
      "larger-than-vanguard",
    );
  });

  it("asks for a larger table above twenty bases [3.1]", () => {
    const format = { ...large.format, tableWidthCm: 120 };
    expect(noted({ format, formations: [{ regiments: lineBases(21) }] })).toContain("table-small");
    expect(noted({ ...large, formations: [{ regiments: lineBases(21) }] })).not.toContain(
      "table-small",
    );
  });

  it("has each division in a corps where there are corps [2.2], and a train for each [13.3]", () => {
    const regiments = [...lineBases(4), { unitKind: "foot-6-pounder" as const, bases: 1 }];
    const inCorps = (second: string | null) =>
      armyOf({
        corps: [{ id: "c1" }, { id: "c2" }],
        formations: [
          { regiments, corpsId: "c1" },
          { regiments, corpsId: second },
          { regiments: lineBases(2), corpsId: "c2" },
        ],
        upgrades: [
          ["ammunition-train", 2],
          ["ammunition-train", 2],
        ],
      });
    expect(faultsOf(inCorps("c2"))).toEqual([]);
    expect(faultsOf(inCorps(null))).toEqual(["formation-outside-corps"]);
  });
});

it("lets no more bases be added than an entry has", () => {
  const list = fromEntry(sized, [3]);
  const [regiment] = regimentsOf(list);
  if (regiment === undefined) throw new Error("The list has no regiment.");
  const { summary } = checkArmyList(list);
  expect(capacityInRegiment({ list, summary }, regiment)).toMatchObject({
    bases: 1,
    bar: { code: "entry-bases" },
  });
});

it("asks for the list's year where the format allows but some", () => {
  const years = { from: 1809, to: 1809 };
  const formations = [{ regiments: lineBases(4) }];
  expect(faultsOf(armyOf({ formations, format: { ...FORMAT_32_8, years } }))).toEqual([
    "year-missing",
  ]);
});
