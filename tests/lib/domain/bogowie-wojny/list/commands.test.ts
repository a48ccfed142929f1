import { describe, expect, it } from "vitest";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { addCorps, removeCorps } from "@/lib/domain/bogowie-wojny/list/commands/corps";
import {
  editDetails,
  editFormat,
  takeFormat,
} from "@/lib/domain/bogowie-wojny/list/commands/details";
import {
  addFormation,
  addGeneral,
  editFormation,
  moveFormation,
  removeFormation,
  removeGeneral,
} from "@/lib/domain/bogowie-wojny/list/commands/formations";
import {
  addRegiment,
  duplicateRegiment,
  editRegiment,
  moveRegiment,
  removeRegiment,
  setBases,
  setUnitKind,
} from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import {
  buyUpgrade,
  removeUpgrade,
  setUpgradeCount,
} from "@/lib/domain/bogowie-wojny/list/commands/upgrades";
import { newArmyList } from "@/lib/domain/bogowie-wojny/list/new-army-list";
import { applyCommand } from "@/lib/domain/document/command";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { armyOf, lineBases } from "./army-of";

const gunned = armyOf({
  formations: [
    {
      regiments: [
        ...lineBases(2),
        { unitKind: "regimental-artillery", followsRegimentId: "f0r0" },
        { unitKind: "lancers", bases: 2, name: "2. pułk ułanów" },
      ],
    },
    { regiments: lineBases(3) },
  ],
});
const idsIn = (list: typeof gunned, i: number) => list.formations[i]?.regiments.map(({ id }) => id);
const regimentIn = (list: typeof gunned, id: string) =>
  list.formations.flatMap(({ regiments }) => regiments).find((regiment) => regiment.id === id);

describe("regiments of a list", () => {
  it("come with two bases, batteries with one, guards as veterans", () => {
    let list = newArmyList({ title: "A", language: "pl", nation: "france", divisionId: "d" });
    for (const [id, unitKind] of [
      ["a", "line-infantry"],
      ["b", "foot-6-pounder"],
      ["c", "foot-guard"],
    ] as const) {
      list = applyCommand(list, addRegiment, { id, formationId: "d", unitKind });
    }
    expect(list.formations[0]?.regiments).toMatchObject([
      { bases: 2, veteran: "no" },
      { bases: 1, veteran: "no" },
      { bases: 2, veteran: "own" },
    ]);
    expect(armyListSchema.parse(list)).toEqual(list);
  });

  it("give new regimental guns to the first infantry that has none", () => {
    const input = { formationId: "f1", unitKind: "regimental-artillery" } as const;
    const once = applyCommand(gunned, addRegiment, { id: "g1", ...input });
    const twice = applyCommand(once, addRegiment, { id: "g2", ...input });
    expect(regimentIn(twice, "g1")?.followsRegimentId).toBe("f1r0");
    expect(regimentIn(twice, "g2")?.followsRegimentId).toBeNull();
  });

  it("have the general drawn from the arm that joins a division first", () => {
    const opened = applyCommand(gunned, addFormation, { id: "new", level: "division" });
    const kindOf = (list: typeof gunned) => list.formations.at(-1)?.general?.kind;
    const join = (unitKind: UnitKind, list: typeof gunned, id = "x") =>
      applyCommand(list, addRegiment, { id, formationId: "new", unitKind });
    const guns = join("horse-6-pounder", opened);
    expect(kindOf(guns)).toBe("infantry");
    const cavalry = join("light-cavalry", guns, "y");
    expect(kindOf(cavalry)).toBe("cavalry");
    expect(kindOf(join("line-infantry", cavalry, "z"))).toBe("cavalry");
    const moved = applyCommand(opened, moveRegiment, { id: "f0r2", formationId: "new", to: 0 });
    expect(kindOf(moved)).toBe("cavalry");
    const readings = { ...opened.format.readings, generalArm: "any" as const };
    const free = applyCommand(opened, editFormat, { readings });
    expect(kindOf(join("light-cavalry", free))).toBe("infantry");
  });

  it("take their guns along to another division", () => {
    const list = applyCommand(gunned, moveRegiment, { id: "f0r0", formationId: "f1", to: 0 });
    expect(idsIn(list, 0)).toEqual(["f0r2"]);
    expect(idsIn(list, 1)).toEqual(["f0r0", "f1r0", "f0r1"]);
  });

  it("move within their division and leave the rest in order", () => {
    const list = applyCommand(gunned, moveRegiment, { id: "f0r2", formationId: "f0", to: 0 });
    expect(idsIn(list, 0)).toEqual(["f0r2", "f0r0", "f0r1"]);
  });

  it("leave their guns without a regiment when they go, alone or with their division", () => {
    const alone = applyCommand(gunned, removeRegiment, { id: "f0r0" });
    expect(regimentIn(alone, "f0r1")?.followsRegimentId).toBeNull();
    const gone = applyCommand(gunned, removeFormation, { id: "f0" });
    expect(gone.formations.map(({ id }) => id)).toEqual(["f1"]);
  });

  it("are doubled below themselves and without their name", () => {
    const list = applyCommand(gunned, duplicateRegiment, { id: "f0r2", newId: "twin" });
    expect(idsIn(list, 0)).toEqual(["f0r0", "f0r1", "f0r2", "twin"]);
    expect(regimentIn(list, "twin")).toMatchObject({ unitKind: "lancers", bases: 2, name: "" });
  });

  it("take bases and statuses", () => {
    const list = applyCommand(gunned, setBases, { id: "f0r0", bases: 4 });
    expect(regimentIn(list, "f0r0")?.bases).toBe(4);
    expect(() => applyCommand(gunned, setBases, { id: "f0r0", bases: 0 })).toThrow("1 to 50");
    const edited = applyCommand(gunned, editRegiment, {
      id: "f0r0",
      changes: { veteran: "bought", notes: "stands firm" },
    });
    expect(regimentIn(edited, "f0r0")).toMatchObject({ veteran: "bought", notes: "stands firm" });
  });

  it("turned into a battery keep one base", () => {
    const list = applyCommand(gunned, setUnitKind, { id: "f0r2", unitKind: "horse-6-pounder" });
    expect(regimentIn(list, "f0r2")).toMatchObject({ bases: 1, name: "2. pułk ułanów" });
  });
});

describe("divisions of a list", () => {
  it("come with a general to draw, lose them and get one of their arm", () => {
    const added = applyCommand(gunned, addFormation, { id: "d3", level: "division" });
    expect(added.formations[2]?.general).toMatchObject({ source: "drawn", name: "" });
    const horse = applyCommand(added, addRegiment, {
      id: "h",
      formationId: "d3",
      unitKind: "lancers",
    });
    expect(horse.formations[2]?.general?.kind).toBe("cavalry");
    const without = applyCommand(horse, removeGeneral, { formationId: "d3" });
    expect(without.formations[2]?.general).toBeNull();
    const again = applyCommand(without, addGeneral, { formationId: "d3" });
    expect(again.formations[2]?.general?.kind).toBe("cavalry");
  });

  it("keep the arm that was chosen for their general when foot and horse are mixed", () => {
    const mixed = applyCommand(gunned, addRegiment, {
      id: "h",
      formationId: "f1",
      unitKind: "lancers",
    });
    expect(mixed.formations[1]?.general?.kind).toBe(gunned.formations[1]?.general?.kind);
  });

  it("change places", () => {
    const list = applyCommand(gunned, moveFormation, { id: "f1", to: 0 });
    expect(list.formations.map(({ id }) => id)).toEqual(["f1", "f0"]);
  });

  it("outlive their corps", () => {
    const corps = applyCommand(gunned, addCorps, { id: "c1" });
    const joined = applyCommand(corps, editFormation, { id: "f0", changes: { corpsId: "c1" } });
    const list = applyCommand(joined, removeCorps, { id: "c1" });
    expect(list.corps).toEqual([]);
    expect(list.formations[0]?.corpsId).toBeNull();
  });
});

describe("upgrades of a list", () => {
  it("of one sort are counted together, trains each by itself", () => {
    let list = gunned;
    for (const [id, upgrade] of [
      ["a", "ambush"],
      ["b", "ambush"],
      ["c", "ammunition-train"],
      ["d", "ammunition-train"],
    ] as const) {
      list = applyCommand(list, buyUpgrade, { id, upgrade });
    }
    expect(list.upgrades.map(({ id, count }) => [id, count])).toEqual([
      ["a", 2],
      ["c", 2],
      ["d", 2],
    ]);
    list = applyCommand(list, setUpgradeCount, { id: "c", count: 6 });
    list = applyCommand(list, removeUpgrade, { id: "a" });
    expect(list.upgrades.map(({ count }) => count)).toEqual([6, 2]);
  });
});

it("changes nothing but what was named, and never the list it was given", () => {
  const renamed = applyCommand(gunned, editDetails, { title: "Raszyn" });
  expect(renamed).toEqual({ ...gunned, title: "Raszyn" });
  expect(renamed.formations).toBe(gunned.formations);
  const wider = applyCommand(gunned, editFormat, { maxBases: 24 });
  expect(wider.format).toEqual({ ...gunned.format, maxBases: 24 });
  expect(gunned.format.maxBases).toBe(20);
});

it("takes a club's format over whole, which is what is checked, and remembers where it came from", () => {
  const origin = { id: "zima", version: 2 };
  const format = { ...structuredClone(gunned.format), name: "Zima", maxBases: 1 };
  const codes = (list: ArmyList) => checkArmyList(list).findings.map(({ code }) => code);
  const taken = applyCommand(gunned, takeFormat, { format, origin });
  expect(taken).toEqual({ ...gunned, format, formatOrigin: origin });
  expect(codes(gunned)).not.toContain("bases-over-limit");
  expect(codes(taken)).toContain("bases-over-limit");
  // Changing a limit by hand keeps the origin of the rest.
  const changed = applyCommand(taken, editFormat, { turns: 9 });
  expect(changed.formatOrigin).toEqual(origin);
  const other = applyCommand(changed, takeFormat, { format: gunned.format, origin: null });
  expect(other).toEqual(gunned);
});

it("names the id that was not found", () => {
  expect(() => applyCommand(gunned, removeRegiment, { id: "nobody" })).toThrow(
    'The list has no regiment "nobody".',
  );
});
