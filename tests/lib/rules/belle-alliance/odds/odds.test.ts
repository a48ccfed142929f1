import { describe, expect, it, test } from "vitest";
import { ENGAGEMENT } from "@/lib/rules/belle-alliance/odds/commander-odds";
import { type Fire, fireFactors, fireOdds } from "@/lib/rules/belle-alliance/odds/fire-odds";
import { type Melee, type MeleeParty, meleeOdds } from "@/lib/rules/belle-alliance/odds/melee-odds";
import {
  type Roll,
  rollOdds,
  triesOdds,
  workOdds,
} from "@/lib/rules/belle-alliance/odds/roll-odds";
import { routOdds } from "@/lib/rules/belle-alliance/odds/rout-odds";
import { onesOdds, THREE_DICE } from "@/lib/rules/belle-alliance/odds/three-dice";
import { unitsOfFire } from "@/lib/rules/belle-alliance/odds/units-of-fire";
import type { Odds } from "@/lib/rules/odds/odds";
import { ALL_SUMS, ALL_THROWS, commanderBy, countThrows, disorderFor, lossBy } from "./enumeration";

const counts = <Value>(odds: Odds<Value>, key: (value: Value) => string) =>
  countThrows((add) => {
    for (const { value, ways } of odds.chances) add(key(value), Number(ways));
  });

test("three dice fall as everybody knows", () => {
  expect(THREE_DICE.throws).toBe(216n);
  const ways = [...THREE_DICE.chances]
    .sort((a, b) => a.value - b.value)
    .map((each) => Number(each.ways));
  expect(ways).toEqual([1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]);
  expect(counts(onesOdds(2), String)).toEqual({ true: 16, false: 200 });
});

test.each([
  [2, 0],
  [3, 1],
  [9, 1],
  [10, 1],
  [12, 1],
  [13, 2],
  [24, 3],
  [40, 4],
])("%i figures make %i units of fire", (figures, units) => {
  expect(unitsOfFire(figures, "figures")).toBe(units);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [8, 4],
])("%i gunners make %i units of fire", (gunners, units) => {
  expect(unitsOfFire(gunners, "gunners")).toBe(units);
});

test("a commander falls or gives a factor as table 10 says", () => {
  const expected = countThrows((add) => {
    for (const sum of ALL_THROWS) add(JSON.stringify(commanderBy(sum)));
  });
  expect(counts(ENGAGEMENT, JSON.stringify)).toEqual(expected);
});

describe("fire", () => {
  const fire: Fire = {
    table: 6,
    firer: {
      rows: ["skirmish-line", "zone-2", "marksmen"],
      valour: 3,
      commander: "engaging",
      figures: 24,
      sideFactor: -1,
    },
    target: {
      rows: ["column-effect", "cover-1", "flank-fire", "light-disorder"],
      valour: 2,
      commander: "engaging",
    },
  };

  it("counts each factor in its column", () => {
    const sums = Object.entries(fireFactors(fire)).map(([column, factors]) => [
      column,
      factors.map(({ value }) => value),
    ]);
    expect(Object.fromEntries(sums)).toEqual({
      ownLoss: [2, -3, 2, 3],
      opponentLoss: [2, -2],
      ownMorale: [],
      opponentMorale: [3, 2, -2],
    });
  });

  it("is what every throw of the dice and of both commanders comes to", () => {
    const expected = countThrows((add) => {
      for (const [dice, n] of ALL_SUMS) {
        const result = dice + 4 - 1;
        const { quarters } = lossBy(result);
        for (const [own, ofOwn] of ALL_SUMS) {
          for (const [other, ofOther] of ALL_SUMS) {
            const [a, b] = [commanderBy(own), commanderBy(other)];
            const { morale } = lossBy(result + 3 + a.factor - b.factor);
            add(
              `${Math.floor((3 * quarters) / 4)} ${3 * quarters} ${morale} ${a.falls} ${b.falls}`,
              n * ofOwn * ofOther,
            );
          }
        }
      }
    });
    const odds = fireOdds(fire);
    expect(odds.throws).toBe(216n ** 3n);
    const ours = Object.fromEntries(
      odds.chances.map(({ value: v, ways }) => [
        `${v.loss} ${v.lossQuarters} ${v.order} ${v.firerCommanderFalls} ${v.targetCommanderFalls}`,
        Number(ways),
      ]),
    );
    expect(ours).toEqual(expected);
  });

  it("of artillery counts gunners in pairs, and a commander engaged before by the factor", () => {
    const guns: Fire = {
      table: 7,
      firer: {
        rows: ["canister-zone-1", "calibre-12", "more-100"],
        valour: 1,
        commander: -2,
        figures: 7,
        sideFactor: 0,
      },
      target: { rows: ["mounted-cavalry", "rear-fire"], valour: -3, commander: 3 },
    };
    const expected = countThrows((add) => {
      for (const dice of ALL_THROWS) {
        const result = dice + 3 + 2 + 1 + 1;
        const morale = result + 1 - 2 + 2 + 3 - 3;
        add(`${4 * lossBy(result).quarters} ${lossBy(morale).morale}`);
      }
    });
    expect(counts(fireOdds(guns), (v) => `${v.lossQuarters} ${v.order}`)).toEqual(expected);
  });
});

describe("a unit that has few figures left", () => {
  const firer = { rows: [], valour: 5, commander: null, figures: 60, sideFactor: 0 };
  const target = { rows: [], valour: 0, commander: null };

  it("loses no more of them in a fire than it has", () => {
    const expected = countThrows((add) => {
      for (const dice of ALL_THROWS) {
        add(String(Math.min(7, Math.floor((6 * lossBy(dice + 5).quarters) / 4))));
      }
    });
    const odds = fireOdds({ table: 6, firer, target: { ...target, figures: 7 } });
    expect(counts(odds, ({ loss }) => String(loss))).toEqual(expected);
    expect(Object.keys(expected).map(Number).sort()).toEqual([1, 3, 6, 7]);
    const open = fireOdds({ table: 6, firer, target });
    expect(Math.max(...open.chances.map(({ value }) => value.loss))).toBe(18);
  });

  it("loses no more in melee, and prisoners only of those left", () => {
    const horse = { ...target, arm: "cavalry", figures: 60, valour: 5, sideFactor: 0 } as const;
    const foot = { ...target, arm: "infantry", figures: 20, sideFactor: 0 } as const;
    const expected = countThrows((add) => {
      for (const [a, ofA] of ALL_SUMS) {
        for (const [d, ofD] of ALL_SUMS) {
          const hit = lossBy(a + 5);
          const loss = Math.min(20, Math.floor((6 * hit.quarters) / 4));
          const routs = disorderFor(a + 5 - d) === "FD";
          add(`${loss} ${routs ? Math.min(20 - loss, 6 * 2 * hit.prisoners) : 0}`, ofA * ofD);
        }
      }
    });
    const odds = meleeOdds({
      attacker: horse,
      defender: { ...foot, unitFigures: 20 },
      bothAttack: false,
    });
    expect(counts(odds, ({ defender: { loss, prisoners } }) => `${loss} ${prisoners}`)).toEqual(
      expected,
    );
    expect(Object.keys(expected)).toContain("18 2");
  });
});

describe("melee", () => {
  const party = (given: Partial<MeleeParty>): MeleeParty => ({
    arm: "infantry",
    rows: [],
    valour: 0,
    commander: null,
    figures: 20,
    sideFactor: 0,
    ...given,
  });
  const melee: Melee = {
    attacker: party({
      arm: "cavalry",
      rows: ["charge", "cavalry-against-others"],
      valour: 2,
      figures: 12,
    }),
    defender: party({ rows: ["light-disorder"], commander: "engaging", figures: 23 }),
    bothAttack: false,
  };

  it("is what every throw of both parties and the commander comes to", () => {
    const expected = countThrows((add) => {
      for (const [a, ofA] of ALL_SUMS) {
        for (const [d, ofD] of ALL_SUMS) {
          for (const [c, ofC] of ALL_SUMS) {
            const { factor, falls } = commanderBy(c);
            const [attack, defence] = [a + 1 + 1 + 2, d - 2 - 2 + factor];
            const [hit, back] = [lossBy(attack), lossBy(defence)];
            const disorders = [disorderFor(defence - attack), disorderFor(attack - defence)];
            const taken = disorders[1] === "FD" ? 2 * hit.prisoners : 0;
            const lost = disorders[0] === "FD" ? 3 * back.prisoners : 0;
            add(
              [
                ...disorders,
                Math.floor((3 * back.quarters) / 4),
                Math.floor(hit.quarters / 4),
                lost,
                taken,
                falls,
              ].join(" "),
              ofA * ofD * ofC,
            );
          }
        }
      }
    });
    const odds = meleeOdds(melee);
    const ours = Object.fromEntries(
      odds.chances.map(({ value: { attacker, defender }, ways }) => [
        [
          attacker.disorder ?? "-",
          defender.disorder ?? "-",
          attacker.loss,
          defender.loss,
          attacker.prisoners,
          defender.prisoners,
          defender.commanderFalls,
        ].join(" "),
        Number(ways),
      ]),
    );
    expect(ours).toEqual(expected);
  });

  it("counts a row of the meeting for both, whichever names it", () => {
    const named = (by: "attacker" | "defender") =>
      meleeOdds({
        ...melee,
        attacker: party({ rows: by === "attacker" ? ["flank-attack"] : [] }),
        defender: party({ rows: by === "defender" ? ["flank-attack"] : [] }),
      });
    const byKey = (odds: ReturnType<typeof named>) => counts(odds, JSON.stringify);
    expect(byKey(named("attacker"))).toEqual(byKey(named("defender")));
  });

  it("is even where both attack alike, with the attacker's column for both", () => {
    const odds = meleeOdds({
      attacker: party({ rows: ["charge", "against-cover-1"] }),
      defender: party({ rows: ["charge", "against-cover-1"] }),
      bothAttack: true,
    });
    const won = counts(odds, ({ attacker, defender }) =>
      defender.disorder ? "attacker" : attacker.disorder ? "defender" : "nobody",
    );
    expect(won.attacker).toBe(won.defender);
  });

  it("inflicts no loss without supplies, but takes prisoners", () => {
    const odds = meleeOdds({
      ...melee,
      attacker: party({ rows: ["without-supplies"], valour: 5 }),
    });
    for (const { value } of odds.chances) expect(value.defender.loss).toBe(0);
    expect(odds.chances.some(({ value }) => value.defender.prisoners > 0)).toBe(true);
  });

  it("lets cavalry take twice the prisoners of others, but not of cavalry", () => {
    const most = (arm: MeleeParty["arm"]) =>
      Math.max(
        ...meleeOdds({ ...melee, defender: party({ arm }) }).chances.map(
          ({ value }) => value.defender.prisoners,
        ),
      );
    expect(most("infantry")).toBe(2 * most("cavalry"));
  });
});

test("spread of rout is what every throw of both comes to", () => {
  const odds = routOdds({
    routing: { rows: ["cavalry", "more-50"], valour: -1, sideFactor: 0 },
    defender: { rows: ["commander-in-contact", "light-disorder"], valour: 2, sideFactor: -2 },
  });
  const expected = countThrows((add) => {
    for (const a of ALL_THROWS) {
      for (const d of ALL_THROWS) add(disorderFor(a + 1 + 1 - 1 - (d + 2 - 2 + 2 - 2)));
    }
  });
  expect(counts(odds, (disorder) => disorder ?? "-")).toEqual(expected);
});

describe("rolls of one unit or figure", () => {
  const roll = (given: Partial<Roll> & Pick<Roll, "name">): Roll => ({
    rows: [],
    valour: 0,
    failedBounds: 0,
    sideFactor: 0,
    ...given,
  });

  it("reorganises as table 16 says", () => {
    const asked = roll({
      name: "reorganisation",
      rows: ["adjutant-in-contact"],
      valour: -1,
      failedBounds: 2,
    });
    const expected = countThrows((add) => {
      for (const dice of ALL_THROWS) {
        const result = dice + 1 - 1 + 2;
        if (result >= 15) add("to-or");
        else if (result >= 13) add("to-ld");
        else if (result >= 11) add("to-md");
        else if (result >= 7) add("rout-10");
        else if (result >= 5) add("rout-15");
        else add("rout-20");
      }
    });
    expect(counts(rollOdds(asked), String)).toEqual(expected);
  });

  it("follows orders as table 17 says", () => {
    const asked = roll({
      name: "order",
      rows: ["very-inefficient", "commander-in-contact", "medium-disorder"],
      valour: 3,
      failedBounds: 1,
      sideFactor: -2,
    });
    const expected = countThrows((add) => {
      for (const dice of ALL_THROWS) {
        const result = dice - 2 + 4 - 4 + 3 + 1 - 2;
        if (result >= 13) add("followed-or");
        else if (result >= 11) add("followed-ld");
        else if (result >= 9) add("refused-ld");
        else add(result >= 7 ? "refused-md" : "refused-fd");
      }
    });
    expect(counts(rollOdds(asked), String)).toEqual(expected);
  });

  it("catches staff figures and replaces commanders as tables 18 and 19 say", () => {
    expect(counts(rollOdds(roll({ name: "catch" })), String)).toEqual({
      "falls-2": 4,
      "falls-1": 16,
      falls: 36,
      survives: 160,
    });
    const superior = roll({ name: "replacement", rows: ["superior-in-contact"], failedBounds: 1 });
    expect(counts(rollOdds(superior), String)).toEqual({
      "very-efficient": 35,
      same: 46,
      "very-inefficient": 54,
      "not-replaced": 81,
    });
  });

  it("finds materials and destroys bridges as table 20 says", () => {
    const work = {
      work: "abatis",
      of: "materials",
      nearSource: false,
      failedBounds: 0,
      sideFactor: 0,
    } as const;
    expect(counts(workOdds(work), String).true).toBe(56);
    expect(counts(workOdds({ ...work, nearSource: true }), String).true).toBe(196);
    expect(counts(workOdds({ ...work, failedBounds: 10 }), String)).toEqual({ true: 216 });
    expect(counts(workOdds({ ...work, work: "detonation", of: "end" }), String).true).toBe(56);
    expect(
      counts(workOdds({ ...work, work: "incineration", of: "end", sideFactor: -1 }), String).true,
    ).toBe(81);
  });
});

test("a roll repeated each bound succeeds in the one its dice and the bounds lost say", () => {
  const odds = triesOdds((failed) =>
    workOdds({
      work: "abatis",
      of: "materials",
      nearSource: false,
      failedBounds: failed,
      sideFactor: 0,
    }),
  );
  // 13 or more has 56 of 216 throws, 12 or more 81, 11 or more 108.
  const share = (ways: bigint) => Number(ways) / Number(odds.throws);
  const [first, second, third] = odds.chances.map(({ ways }) => share(ways));
  expect(first).toBeCloseTo(56 / 216, 12);
  expect(second).toBeCloseTo((160 / 216) * (81 / 216), 12);
  expect(third).toBeCloseTo((160 / 216) * (135 / 216) * (108 / 216), 12);
  expect(odds.chances.reduce((sum, { ways }) => sum + ways, 0n)).toBe(216n ** 6n);
  expect(odds.chances.at(-1)?.value).toBeNull();
});
