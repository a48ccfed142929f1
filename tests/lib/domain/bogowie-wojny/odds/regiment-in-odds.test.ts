import { describe, expect, it } from "vitest";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import { faultsOfBwQuestion } from "@/lib/domain/bogowie-wojny/odds/faults";
import { readBwOdds } from "@/lib/domain/bogowie-wojny/odds/form";
import { bwPageNamed } from "@/lib/domain/bogowie-wojny/odds/pages";
import { bwOddsQuestionSchema } from "@/lib/domain/bogowie-wojny/odds/question";
import { regimentInOdds } from "@/lib/domain/bogowie-wojny/odds/regiment-in-odds";
import { questionOf } from "@/lib/domain/odds-answer/form";
import { armyOf } from "../list/army-of";

const list = armyOf({
  nation: "duchy-of-warsaw",
  formations: [
    {
      regiments: [
        { unitKind: "light-infantry", bases: 4, veteran: "bought", entryId: "e1" },
        { unitKind: "lancers", bases: 2 },
        { unitKind: "foot-12-pounder", bases: 1 },
        { unitKind: "foot-guard", bases: 3, elite: true, mayBecomeElite: true },
      ],
    },
  ],
  upgrades: [["army-morale-level"]],
  rest: {
    bookEntries: [
      {
        id: "e1",
        names: { pl: "Lekka" },
        unitKind: "light-infantry",
        profile: { fightingValue: 2, firepower: 3, endurance: 5, morale: 7 },
      },
    ],
  },
});
const [light, lancers, guns, guard] = regimentsOf(list).map((one) => regimentInOdds(one, list));

describe("a regiment of a list in a roll", () => {
  it("brings its bases, the figures of its book, its training and its army's level", () => {
    expect(light).toEqual({
      arm: "infantry",
      values: {
        bases: 4,
        fightingValue: 2,
        firepower: 3,
        endurance: 5,
        // The book's value: the veteran's +1 is ticked, and must count only once.
        morale: 7,
        armyLevel: "high",
        lightInfantry: true,
      },
      rows: ["veterans"],
      charge: null,
    });
  });

  it("leaves out what no book states, and charges as its kind does [10.40]", () => {
    expect(lancers?.values).toEqual({ bases: 2, armyLevel: "high" });
    expect(lancers).toMatchObject({ rows: [], charge: "charge-line-or-lances" });
    expect(guns?.values).toMatchObject({ ordnance: 12 });
    expect(guard?.rows).toEqual(["elite"]);
  });
});

describe("the form of a roll", () => {
  const find = (_: string, id: string) => {
    const regiment = regimentsOf(list).find((one) => one.id === id);
    return regiment ? regimentInOdds(regiment, list) : null;
  };
  const asked = (roll: string, params: Record<string, string>) => {
    const parties = readBwOdds({ roll, ...params }, bwPageNamed(roll), find);
    return bwOddsQuestionSchema.parse({ roll, ...questionOf(parties) });
  };

  it("fills a party with what its regiment brings, keeping what the book leaves open as it was", () => {
    const question = asked("melee", { "a.unit": "f0r1", "b.unit": "f0r0" });
    expect(question).toMatchObject({
      attacker: { arm: "cavalry", bases: 2, fightingValue: 2, rows: ["charge-line-or-lances"] },
      defender: { arm: "infantry", bases: 4, endurance: 5, rows: ["veterans"] },
    });
    expect(faultsOfBwQuestion(question)).toEqual([]);
    const attack = asked("attack", { "a.unit": "f0r0", "b.unit": "f0r2" });
    expect(attack).toMatchObject({
      attacker: { morale: 7, armyLevel: "high", rows: ["veterans"] },
      defender: { arm: "artillery", armyLevel: "high" },
    });
  });

  it("lets a defender charge only if one says so", () => {
    expect(asked("melee", { "b.unit": "f0r1" })).toMatchObject({
      defender: { arm: "cavalry", rows: [] },
    });
  });

  it("keeps what was changed after the regiment was picked", () => {
    const question = asked("melee", { "a.unit": "f0r0", "a.filled": "f0r0", "a.bases": "2" });
    expect(question).toMatchObject({ attacker: { bases: 2, rows: [] } });
  });

  it("takes no regiment that cannot stand there", () => {
    expect(asked("melee", { "a.unit": "f0r2" })).toMatchObject({ attacker: { bases: 3 } });
    expect(asked("artillery", { "a.unit": "f0r0" })).toMatchObject({ firer: { firepower: 2 } });
    expect(asked("artillery", { "a.unit": "f0r2" })).toMatchObject({ firer: { ordnance: 12 } });
    expect(asked("melee", { "a.unit": "nobody" })).toMatchObject({ attacker: { bases: 3 } });
  });
});
