import { describe, expect, it } from "vitest";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { takeAway } from "@/lib/domain/bogowie-wojny/list/commands/take-away";
import { type Overrun, savingsOf } from "@/lib/domain/bogowie-wojny/list/savings";
import { applyCommand } from "@/lib/domain/document/command";
import { armyOf, lineBases } from "./army-of";

const told = (list: Parameters<typeof savingsOf>[0], code: Overrun) =>
  savingsOf(list, code).map(({ is, id, saved }) => `${is} ${id} ${saved}`);

describe("what may go where a list has too much", () => {
  it("is a base of any regiment, at its price, and an unnecessary general", () => {
    const list = armyOf({
      formations: [{ regiments: [...lineBases(10), { unitKind: "cuirassiers", bases: 1 }] }],
      format: { unitPoints: 12 },
    });
    expect(told(list, "units-over-limit")).toEqual([
      "general f0 1",
      "base f0r0 1",
      "base f0r1 1",
      "regiment f0r2 2",
    ]);
  });

  it("is given in bases where these are too many, trains among them where the format counts them", () => {
    const list = armyOf({
      formations: [{ regiments: lineBases(21), general: null }],
    });
    expect(told(list, "bases-over-limit")).toHaveLength(5);
    const readings = { ...list.format.readings, trainBases: "counted" as const };
    const [last] = told(
      armyOf({
        formations: [{ regiments: lineBases(20), general: null }],
        upgrades: [["ammunition-train", 2]],
        format: { readings },
      }),
      "bases-over-limit",
    ).slice(-1);
    expect(last).toBe("upgrade u0 1");
  });

  it("is a battery, not infantry, where there are too many guns, and nothing that makes their share worse", () => {
    const guns = { unitKind: "foot-6-pounder" } as const;
    const list = armyOf({
      formations: [{ regiments: [...lineBases(10), guns, guns, guns, guns], general: null }],
    });
    expect(told(list, "artillery-over-limit")).toEqual([
      "regiment f0r2 1",
      "regiment f0r3 1",
      "regiment f0r4 1",
      "regiment f0r5 1",
    ]);
  });

  it("of upgrades are bought statuses and upgrades, one of several at a time", () => {
    const list = armyOf({
      formations: [
        {
          regiments: [{ unitKind: "line-infantry", bases: 4, veteran: "bought" }, ...lineBases(25)],
        },
      ],
      upgrades: [
        ["ambush", 1],
        ["redoubt", 2],
      ],
    });
    expect(told(list, "upgrades-over-limit")).toEqual([
      "status f0r0 4",
      "upgrade u0 1",
      "piece u1 4",
    ]);
  });

  it("leaves out what would break another limit", () => {
    const list = armyOf({
      formations: [
        {
          regiments: [{ unitKind: "line-infantry", bases: 4, entryId: "e" }, ...lineBases(4)],
          general: null,
        },
      ],
      format: { unitPoints: 6 },
      rest: {
        bookEntries: [
          {
            id: "e",
            names: { en: "The 9th", da: "", pl: "" },
            unitKind: "line-infantry",
            regimentBases: { least: 4, most: 6 },
          },
        ],
        book: { id: "abcdefghij", version: 1, title: "A book", edition: "" },
      },
    });
    expect(told(list, "units-over-limit")).toEqual(["base f0r1 1"]);
  });

  it("takes away as much as it says, and in the end the list is whole", () => {
    let list = armyOf({ formations: [{ regiments: lineBases(24) }], format: { unitPoints: 20 } });
    for (let step = 0; step < 5; step += 1) {
      const [, taken] = savingsOf(list, "units-over-limit");
      if (taken) list = applyCommand(list, takeAway, taken);
    }
    expect(checkArmyList(list).summary.points).toMatchObject({ units: 19, generals: 1 });
    expect(savingsOf(list, "units-over-limit")).toEqual([]);
  });
});
