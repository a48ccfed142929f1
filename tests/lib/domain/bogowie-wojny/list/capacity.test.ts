import { describe, expect, it } from "vitest";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { capacityForBases, capacityInRegiment } from "@/lib/domain/bogowie-wojny/list/capacity";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { setBases } from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { buyUpgrade } from "@/lib/domain/bogowie-wojny/list/commands/upgrades";
import { regimentsOf, summarize } from "@/lib/domain/bogowie-wojny/list/totals";
import { eliteBar, upgradeBar, veteranBar } from "@/lib/domain/bogowie-wojny/list/upgrade-bar";
import { applyCommand } from "@/lib/domain/document/command";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { armyOf, lineBases } from "./army-of";

const counted = (list: ArmyList) => ({ list, summary: summarize(list) });
const firstOf = (list: ArmyList) => {
  const [regiment] = regimentsOf(list);
  if (regiment === undefined) throw new Error("The list has no regiment.");
  return regiment;
};
const errorsOf = (list: ArmyList) =>
  checkArmyList(list).findings.filter(({ severity }) => severity === "error").length;

describe("room for bases [13.2]", () => {
  it.each([
    ["the 20 bases", armyOf({ formations: [{ regiments: lineBases(18) }] }), 2, "bases"],
    [
      "the 32 points",
      armyOf({ formations: [{ regiments: [{ unitKind: "foot-guard", bases: 15 }] }] }),
      1,
      "points",
    ],
    ["the nation", armyOf({ nation: "austria", formations: [] }), 32, "points"],
  ] as const)("ends at %s", (_, list, bases, code) => {
    const format = { ...list.format, maxBases: code === "points" && bases === 32 ? null : 20 };
    expect(capacityForBases(counted({ ...list, format }), "line-infantry")).toMatchObject({
      bases,
      bar: { code, rule: "13.2" },
    });
  });

  it("is none for a kind of another nation, and none for a fourth battery", () => {
    const austria = armyOf({ nation: "austria" });
    expect(capacityForBases(counted(austria), "vistula-legion")).toMatchObject({
      bases: 0,
      bar: { code: "nation" },
    });
    const guns = { unitKind: "foot-6-pounder" as const };
    const gunned = armyOf({ formations: [{ regiments: [...lineBases(4), guns, guns, guns] }] });
    expect(capacityForBases(counted(gunned), "foot-12-pounder")).toMatchObject({
      bases: 0,
      bar: { code: "artillery", params: { artillery: 3, limit: 3 } },
    });
  });

  it("leaves a battery at one base", () => {
    const list = armyOf({ formations: [{ regiments: [{ unitKind: "foot-6-pounder" }] }] });
    expect(capacityInRegiment(counted(list), firstOf(list)).bar).toMatchObject({
      code: "battery",
      rule: "2.2",
    });
  });

  it("leaves alone the unit points that upgrades have taken, and reports a limit of bases first", () => {
    const formations = [{ regiments: lineBases(15) }];
    const list = armyOf({ formations, upgrades: [["redoubt", 6]] });
    expect(capacityForBases(counted(list), "line-infantry")).toEqual({
      bases: 0,
      bar: { code: "points-in-upgrades", rule: "13.2", params: { price: 1, left: 0 } },
    });
    const full = { ...list, format: { ...list.format, maxBases: 15 } };
    expect(capacityForBases(counted(full), "line-infantry").bar.code).toBe("bases");
  });

  it("ends exactly where the check begins to complain", () => {
    const list = armyOf({
      formations: [{ regiments: [...lineBases(4), { unitKind: "cuirassiers", bases: 6 }] }],
    });
    const { bases } = capacityInRegiment(counted(list), firstOf(list));
    const fill = (more: number) => applyCommand(list, setBases, { id: "f0r0", bases: 4 + more });
    expect(errorsOf(fill(bases))).toBe(0);
    expect(errorsOf(fill(bases + 1))).toBe(1);
  });
});

describe("room for upgrades [13.3]", () => {
  const army = armyOf({
    formations: [
      { regiments: [...lineBases(10), { unitKind: "foot-6-pounder" }] },
      { regiments: [{ unitKind: "lancers", bases: 2 }] },
    ],
  });

  it.each(UPGRADES)("for %s ends where the check begins to complain", (upgrade) => {
    let list = army;
    for (let step = 0; step < 40 && upgradeBar(counted(list), upgrade) === null; step += 1) {
      list = applyCommand(list, buyUpgrade, { id: `u${step}`, upgrade });
      expect(errorsOf(list)).toBe(0);
    }
    const faults = (some: ArmyList) =>
      checkArmyList(some).findings.filter(({ severity }) => severity !== "note").length;
    expect(faults(list)).toBe(0);
    expect(faults(applyCommand(list, buyUpgrade, { id: "over", upgrade }))).toBeGreaterThan(0);
  });

  it("bars militia, guards and units without the trait from a status", () => {
    const list = (unitKind: "militia" | "foot-guard" | "line-infantry") =>
      armyOf({ formations: [{ regiments: [{ unitKind, bases: 2 }] }] });
    const barOf = (some: ArmyList) => veteranBar(counted(some), firstOf(some))?.code ?? null;
    expect(barOf(list("militia"))).toBe("militia");
    expect(barOf(list("foot-guard"))).toBe("veteran-already");
    expect(barOf(list("line-infantry"))).toBeNull();
    const line = list("line-infantry");
    expect(eliteBar(counted(line), firstOf(line))?.code).toBe("no-elite-trait");
    expect(eliteBar(counted(line), { ...firstOf(line), mayBecomeElite: true })).toBeNull();
  });
});
