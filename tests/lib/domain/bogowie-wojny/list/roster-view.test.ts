import { describe, expect, it } from "vitest";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { remindersOf } from "@/lib/domain/bogowie-wojny/list/roster-reminders";
import { type RosterRegiment, rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { armyOf } from "./army-of";

/** The line infantry with the profile printed in 2.8, as an entry of a book. */
const LINE = {
  id: "e1",
  names: { pl: "Piechota liniowa" },
  unitKind: "line-infantry",
  traits: ["skirmishers", "square", "ordre-mixte"],
  profile: {
    moveLineCm: 17,
    moveColumnCm: 26,
    weapon: "musket",
    rangeCm: 8,
    fightingValue: 2,
    firepower: 3,
    endurance: 5,
    morale: 7,
  },
};

function withBook(list: ArmyList, entry: object = LINE): ArmyList {
  return armyListSchema.parse({ ...list, bookEntries: [entry] });
}

function first(list: ArmyList): RosterRegiment {
  const regiment = rosterView(list).formations[0]?.regiments[0];
  if (!regiment) throw new Error("The list has no regiment.");
  return regiment;
}

const regiment = { unitKind: "line-infantry", bases: 3, entryId: "e1" } as const;

describe("a regiment's profile on a roster", () => {
  it("is its entry's, as 2.8 prints it", () => {
    const { profile } = first(withBook(armyOf({ formations: [{ regiments: [regiment] }] })));
    expect(profile).toMatchObject({
      moveLineCm: 17,
      moveColumnCm: 26,
      weapon: "musket",
      rangeCm: 8,
      fight: { perBase: 2, regiment: 6 },
      fire: { perBase: 3, regiment: 9 },
      endurance: 5,
      morale: 7,
      training: "regular",
    });
  });

  it.each([
    [{ veteran: "bought" }, "veteran", 8, 7, 10],
    [{ veteran: "own" }, "veteran", 8, 7, 10],
    [{ elite: true }, "elite", 9, 8, 11],
    [{ veteran: "bought", elite: true }, "elite", 9, 8, 11],
  ] as const)(
    "with %j is %s: morale %i, %i dice in a fight, %i in fire",
    (status, training, morale, fight, fire) => {
      const list = withBook(armyOf({ formations: [{ regiments: [{ ...regiment, ...status }] }] }));
      const { profile } = first(list);
      expect(profile.training).toBe(training);
      expect(profile.morale).toBe(morale);
      expect(profile.fight?.regiment).toBe(fight);
      expect(profile.fire?.regiment).toBe(fire);
    },
  );

  it("takes veterans and elite from the book's traits too", () => {
    const list = armyOf({ formations: [{ regiments: [regiment] }] });
    expect(first(withBook(list, { ...LINE, traits: ["veteran"] })).profile.morale).toBe(8);
    expect(first(withBook(list, { ...LINE, traits: ["elite"] })).profile.morale).toBe(9);
  });

  it("invents nothing without a book, and no figure that its book leaves open", () => {
    const list = armyOf({ formations: [{ regiments: [{ unitKind: "grenadiers", bases: 2 }] }] });
    expect(first(list).profile).toMatchObject({
      training: "veteran",
      fight: null,
      fire: null,
      endurance: null,
      morale: null,
      moveLineCm: null,
      ammunition: null,
    });
    const blank = withBook(armyOf({ formations: [{ regiments: [regiment] }] }), {
      ...LINE,
      profile: { morale: 7 },
    });
    expect(first(blank).profile).toMatchObject({ fight: null, endurance: null, morale: 7 });
  });

  it("leaves no formation open where a book says what is allowed", () => {
    const list = armyOf({ formations: [{ regiments: [regiment] }] });
    expect(first(withBook(list)).profile.formations).toEqual({
      allowed: ["skirmishers", "square", "ordre-mixte"],
      open: [],
    });
    expect(first(list).profile.formations.open).toContain("square");
  });

  it("does not say loose order again of those who are always in it [2.4]", () => {
    const entry = { id: "e1", names: { en: "Cossacks" }, traits: ["irregular", "open-order"] };
    const cossacks = { unitKind: "irregular-cavalry", bases: 2, entryId: "e1" } as const;
    const list = withBook(armyOf({ formations: [{ regiments: [cossacks] }] }), entry);
    expect(first(list).profile.formations.allowed).toEqual(["loose-order-only"]);
  });

  it("charges with lances as line cavalry does, whatever its kind", () => {
    const entry = { id: "e1", names: { en: "Chevaulegers" }, traits: ["lances"] };
    const hussars = { unitKind: "light-cavalry", bases: 2, entryId: "e1" } as const;
    const list = armyOf({ formations: [{ regiments: [hussars] }] });
    expect(first(withBook(list, entry)).profile.charge).toEqual({
      row: "charge-line-or-lances",
      dice: 4,
    });
    expect(first(list).profile.charge?.row).toBe("charge-light");
  });
});

it("names the brigade a regiment is joined in", () => {
  const list = armyOf({
    formations: [
      {
        brigades: [
          { id: "b1", name: "" },
          { id: "b2", name: "Brygada Rottembourga" },
        ],
        regiments: [{ unitKind: "line-infantry", bases: 2, brigadeId: "b2" }],
      },
    ],
  });
  expect(first(list).brigade).toEqual({ number: 2, name: "Brygada Rottembourga" });
});

describe("the rules a roster reminds of", () => {
  const codesOf = (list: ArmyList) => remindersOf(rosterView(list)).map(({ code }) => code);

  it("are those of the army's own troops", () => {
    const foot = armyOf({ formations: [{ regiments: [{ unitKind: "line-infantry" }] }] });
    expect(codesOf(foot)).toEqual(["generals", "infantry"]);
    const horse = armyOf({ formations: [{ regiments: [{ unitKind: "cuirassiers" }] }] });
    expect(codesOf(horse)).toEqual(["generals", "cavalry", "charge-heavy"]);
  });

  it("include guns, trains and statuses only where the army has them", () => {
    const guns = armyOf({
      formations: [
        { regiments: [{ unitKind: "horse-howitzers" }, { unitKind: "regimental-artillery" }] },
      ],
      upgrades: [["ammunition-train", 2]],
    });
    expect(codesOf(guns)).toEqual([
      "generals",
      "artillery",
      "ammunition",
      "horse-artillery",
      "regimental-artillery",
      "howitzers",
      "train",
    ]);
    const guard = armyOf({
      formations: [
        { regiments: [{ unitKind: "foot-guard" }, { unitKind: "lancers", elite: true }] },
      ],
    });
    expect(codesOf(guard)).toEqual(expect.arrayContaining(["veteran", "elite"]));
  });

  it("are none for an empty army", () => {
    expect(codesOf(armyOf({}))).toEqual([]);
  });
});
