import { describe, expect, it } from "vitest";
import { gunsOdds } from "@/lib/rules/bogowie-wojny/odds/guns-in-fight";
import type { MeleeParty } from "@/lib/rules/bogowie-wojny/odds/melee-odds";
import type { Multicombat } from "@/lib/rules/bogowie-wojny/odds/multicombat";
import { multicombatHits } from "@/lib/rules/bogowie-wojny/odds/multicombat-odds";
import { certain } from "@/lib/rules/odds/odds";
import { asCounts, countEvery, hitsIn } from "./every-throw";

const REGIMENT: MeleeParty = {
  party: "attacker",
  arm: "cavalry",
  rows: [],
  disorder: 0,
  bases: 1,
  fightingValue: 3,
  flankedBases: null,
  wings: 0,
  supports: 0,
  otherDice: 0,
  attackedFrom: 1,
  strength: null,
};
/** Dragoons charge guns and hussars join in: three dice against two [9.13]. */
const DRAGOONS: Multicombat = {
  attackers: [REGIMENT],
  defenders: [{ ...REGIMENT, party: "defender", fightingValue: 2 }],
};
const BATTERY = { bases: 2, endurance: 2, damage: 0 };
const DRAWN = { attackers: 1, defenders: 1 };
const WON = { attackers: 2, defenders: 1 };

describe("what happens to guns in a fight, by hand", () => {
  it.each([
    ["nothing turned on them in a draw", { dice: 0, strength: BATTERY }, DRAWN, { "0,0,false": 1 }],
    ["their side lost", { dice: 0, strength: BATTERY }, WON, { "0,2,true": 1 }],
    ["one die, a draw", { dice: 1, strength: BATTERY }, DRAWN, { "0,0,false": 1, "1,0,false": 1 }],
    [
      "one die at a base hit before",
      { dice: 1, strength: { ...BATTERY, damage: 1 } },
      DRAWN,
      { "0,0,false": 1, "1,1,false": 1 },
    ],
    [
      "more dice than one base can take",
      { dice: 3, strength: { bases: 1, endurance: 2, damage: 0 } },
      DRAWN,
      { "0,0,false": 1, "1,0,false": 3, "2,1,true": 4 },
    ],
    ["WTR unknown", { dice: 1, strength: null }, WON, { "0,,true": 1, "1,,true": 1 }],
  ])("%s", (_, guns, hits, expected) => {
    const { chances } = gunsOdds(guns, certain(hits));
    const counted = chances.map(({ value, ways }) => [
      `${value.loss},${value.basesLost ?? ""},${value.isDestroyed}`,
      Number(ways),
    ]);
    expect(Object.fromEntries(counted)).toEqual(expected);
  });
});

describe("held against every throw", () => {
  it.each([0, 1, 2, 3])("%i of three dice are turned on the guns", (dice) => {
    const guns = { dice, strength: BATTERY };
    const odds = gunsOdds(guns, multicombatHits(DRAGOONS, dice));
    const counted = countEvery(5, (thrown) => {
      const atGuns = hitsIn(thrown.slice(0, dice));
      const isLost = hitsIn(thrown.slice(dice, 3)) > hitsIn(thrown.slice(3));
      const basesLost = isLost ? 2 : Math.floor(atGuns / 2);
      return { loss: atGuns, basesLost, isDestroyed: isLost };
    });
    expect(asCounts(odds, 6 ** 5)).toEqual(counted);
  });
});
