import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  type Attack,
  type AttackParty,
  attackOdds,
  attackTests,
  REACTIONS,
} from "@/lib/rules/bogowie-wojny/odds/attack-odds";
import { type Fire, fireOdds, firePool } from "@/lib/rules/bogowie-wojny/odds/fire-odds";
import { hitsAndFaceOdds, hitsOdds } from "@/lib/rules/bogowie-wojny/odds/hits";
import {
  type Melee,
  type MeleeParty,
  meleeOdds,
  meleePools,
} from "@/lib/rules/bogowie-wojny/odds/melee-odds";
import { moraleOdds, plainMoraleTest } from "@/lib/rules/bogowie-wojny/odds/morale-odds";
import {
  initiativeOdds,
  initiativeThrow,
  mayBeGiven,
  orderDifficulty,
  reachOdds,
} from "@/lib/rules/bogowie-wojny/odds/order-odds";
import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import { asCounts, countEvery, everyThrow, hitsIn } from "./every-throw";

const chanceOf = (odds: Odds<unknown>, wanted: unknown) => {
  const found = odds.chances.find(({ value }) => value === wanted);
  return Number(found?.ways ?? 0n) / Number(odds.throws);
};

describe("pools of dice", () => {
  it.each([0, 1, 2, 3, 5])("%i dice hit as often as every throw of them says", (dice) => {
    expect(asCounts(hitsOdds(dice), 6 ** dice)).toEqual(countEvery(dice, hitsIn));
  });

  it.each([
    [1, 6],
    [3, 6],
    [5, 6],
    [4, 5],
    [2, 4],
  ])("%i dice: hits together with a %i shown", (dice, face) => {
    const expected = countEvery(dice, (thrown) => ({
      hits: hitsIn(thrown),
      shown: thrown.some((each) => each >= face),
    }));
    expect(asCounts(hitsAndFaceOdds(dice, face), 6 ** dice)).toEqual(expected);
  });

  it("stays exact where a number no longer would", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.constantFrom(5, 6), (dice, face) => {
        const odds = hitsAndFaceOdds(dice, face);
        expect(odds.throws).toBe(6n ** BigInt(dice));
        expect(odds.chances.reduce((sum, { ways }) => sum + ways, 0n)).toBe(odds.throws);
      }),
    );
  });
});

const FIRE: Fire = {
  kind: "small-arms",
  firer: {
    party: "firer",
    arm: "infantry",
    rows: [],
    disorder: 0,
    bases: 3,
    firepower: 3,
    otherDice: 0,
    lightInfantry: false,
    ordnance: null,
  },
  target: {
    party: "target",
    arm: "infantry",
    rows: [],
    disorder: 0,
    strength: { bases: 3, endurance: 5, damage: 0 },
    regimental: false,
  },
};
const fire = (firer: Partial<Fire["firer"]>, target: Partial<Fire["target"]> = {}): Fire => ({
  ...FIRE,
  firer: { ...FIRE.firer, ...firer },
  target: { ...FIRE.target, ...target },
});
const guns = (rows: string[], target: string[] = [], firer: Partial<Fire["firer"]> = {}): Fire => ({
  ...fire({ arm: "artillery", bases: 1, firepower: 2, rows, ...firer }, { rows: target }),
  kind: "artillery",
});

describe("fire of infantry and cavalry", () => {
  it.each([
    [
      "SO 10 in the flank is 13 [8.2]",
      fire({ bases: 1, firepower: 10, rows: ["flank-or-rear"] }),
      13,
    ],
    [
      "two Austrian bases at French foot with skirmishers: 5 [8.6]",
      fire({ bases: 2 }, { rows: ["skirmishers"] }),
      5,
    ],
    [
      "one at horse with flankers on a hill: 1 [8.6]",
      fire({ bases: 1 }, { arm: "cavalry", rows: ["flankers", "target-above"] }),
      1,
    ],
    ["a wood's edge behind a wall: −2 [8.2]", fire({}, { rows: ["wood", "behind-wall"] }), 7],
    [
      "never fewer than one die [8.2]",
      fire({ bases: 1, firepower: 1 }, { rows: ["built-up-3"] }),
      1,
    ],
    ["no firepower stays none [8.2]", fire({ firepower: 0, otherDice: 4 }), 0],
    [
      "skirmishers do not count in a village [8.2]",
      fire({}, { rows: ["built-up-1", "skirmishers"] }),
      4,
    ],
    ["nor from the flank [8.2]", fire({ rows: ["flank-or-rear"] }, { rows: ["skirmishers"] }), 12],
    [
      "a village has no flank [3.5]",
      fire({ rows: ["flank-or-rear"] }, { rows: ["built-up-2"] }),
      3,
    ],
    [
      "a target two levels more disordered gives two dice",
      fire({ disorder: 1 }, { disorder: 3 }),
      11,
    ],
    ["and the other way about takes them", fire({ disorder: 3 }, { disorder: 1 }), 7],
  ] as const)("%s", (_, asked, dice) => {
    expect(firePool(asked).dice).toBe(dice);
  });

  it("reads table 8.3 for every throw of five dice, with light infantry's 6", () => {
    const asked = fire(
      { bases: 1, firepower: 5, disorder: 2, lightInfantry: true },
      { disorder: 2 },
    );
    const expected = countEvery(5, (thrown) => {
      const hits = hitsIn(thrown);
      const disorder = 2 + ([0, 0, 1, 1, 2, 2][hits] ?? 0) + (thrown.includes(6) ? 1 : 0);
      return {
        hits,
        loss: hits,
        basesLost: hits >= 5 ? 1 : 0,
        displacement: hits >= 4 ? "pushed-back" : "stays",
        state: disorder > 3 ? "rout" : String(disorder),
        demolished: false,
      };
    });
    expect(asCounts(fireOdds(asked), 6 ** 5)).toEqual(expected);
  });

  it("takes 8 points at most, and no more than the regiment has", () => {
    const losses = (asked: Fire) => mapOdds(fireOdds(asked), ({ loss }) => loss).chances;
    const most = (asked: Fire) => Math.max(...losses(asked).map(({ value }) => value));
    expect(most(fire({ bases: 4 }))).toBe(8);
    expect(most(fire({ bases: 4 }, { strength: { bases: 1, endurance: 5, damage: 2 } }))).toBe(3);
  });
});

describe("fire of artillery", () => {
  it.each([
    ["canister from above: 6 dice [9.2]", guns(["canister"], ["below-or-river"]), 6],
    ["British shrapnel: 3 dice [9.2]", guns(["shrapnel"]), 3],
    [
      "a howitzer is one die, whatever holds [9.2]",
      guns(["howitzer", "flank-or-rear"], ["wood"]),
      1,
    ],
    ["a column beyond 30 cm: half of 4 [9.3]", guns(["beyond-30"], ["deep-formation"]), 2],
    ["half of 3, rounded down [9.3]", guns(["beyond-30"], ["deep-formation", "behind-wall"]), 1],
    ["half of 1 is still one die [9.3]", guns(["beyond-30"], ["in-line"]), 1],
    ["a line is no thinner for canister [9.3]", guns(["canister"], ["in-line"]), 5],
    ["loose order is", guns(["canister"], ["loose-order"]), 4],
    ["five batteries from a hill: 11 [9.10]", guns([], ["below-or-river"], { bases: 5 }), 11],
    ["regimental canister +1 [9.3]", guns(["regimental-canister"]), 3],
    ["a barrage after moving [9.3]", guns(["barrage", "moved"]), 3],
  ] as const)("%s", (_, asked, dice) => {
    expect(firePool(asked).dice).toBe(dice);
  });

  it.each([
    [6, 6, ["built-up-1"], []],
    [9, 5, ["works"], []],
    ["howitzer", 5, ["built-up-3"], []],
  ] as const)("%s-pounders demolish with a %i", (ordnance, face, target, rows) => {
    const asked = guns([...rows], [...target], { ordnance, bases: 2 });
    const { dice } = firePool(asked);
    const demolished = mapOdds(fireOdds(asked), (outcome) => outcome.demolished);
    const expected = countEvery(dice, (thrown) => thrown.some((each) => each >= face));
    expect(asCounts(demolished, 6 ** dice)).toEqual(expected);
  });

  it("leaves buildings alone with canister, and open ground with any shot", () => {
    const never = (asked: Fire) =>
      chanceOf(
        mapOdds(fireOdds(asked), (o) => o.demolished),
        true,
      );
    expect(never(guns(["canister"], ["works"], { ordnance: 12 }))).toBe(0);
    expect(never(guns([], ["wood"], { ordnance: 12 }))).toBe(0);
  });

  it("guns pushed back stay and lose a point more, guns that rout are gone [9.14, 10.30]", () => {
    const asked = fire({ bases: 3 }, { arm: "artillery", strength: null });
    const outcomes = fireOdds(asked).chances.map(({ value }) => value);
    expect(outcomes.find(({ hits }) => hits === 5)).toMatchObject({
      loss: 6,
      state: "2",
      displacement: "stays",
    });
    expect(outcomes.find(({ hits }) => hits === 8)).toMatchObject({ loss: 8, state: "destroyed" });
  });
});

const MELEE_PARTY: MeleeParty = {
  party: "attacker",
  arm: "infantry",
  rows: [],
  disorder: 0,
  bases: 2,
  fightingValue: 2,
  flankedBases: null,
  wings: 0,
  supports: 0,
  otherDice: 0,
  attackedFrom: 1,
  strength: null,
};
const melee = (attacker: Partial<MeleeParty>, defender: Partial<MeleeParty> = {}): Melee => ({
  attacker: { ...MELEE_PARTY, ...attacker },
  defender: { ...MELEE_PARTY, ...defender, party: "defender" },
});
const dice = (asked: Melee) => {
  const { attacker, defender } = meleePools(asked);
  return [attacker.dice, defender.dice];
};

describe("melee", () => {
  it.each([
    [
      "Libenau [10.33]: three battalions hold it against four, one bayonet more",
      melee({ bases: 4, rows: ["bayonet"], otherDice: 1 }, { bases: 3, rows: ["built-up"] }),
      [14, 11],
    ],
    [
      "10.21: disorder and a village, a second bayonet counted by hand",
      melee(
        { bases: 4, rows: ["bayonet"], otherDice: 1 },
        { bases: 4, disorder: 2, rows: ["built-up"] },
      ),
      [16, 11],
    ],
    [
      "a base struck in flank has half its dice, rounded down [10.22]",
      melee({ rows: ["flank-or-rear"] }, { bases: 3, fightingValue: 3, flankedBases: 1 }),
      [7, 7],
    ],
    [
      "all are, unless it is said how many",
      melee({ rows: ["flank-or-rear"] }, { bases: 3, fightingValue: 3 }),
      [7, 4],
    ],
    [
      "cuirassiers charge a line",
      melee({ arm: "cavalry", rows: ["charge-heavy", "charge-on-line"] }),
      [11, 4],
    ],
    [
      "no charge in difficult ground [3.5]",
      melee(
        { arm: "cavalry", rows: ["charge-heavy", "charge-on-line"] },
        { rows: ["difficult-ground"] },
      ),
      [4, 6],
    ],
    [
      "a square against horse +3, foot against it +2",
      melee({ arm: "cavalry" }, { rows: ["in-square"] }),
      [4, 7],
    ],
    ["and against foot", melee({}, { rows: ["in-square"] }), [6, 4]],
    [
      "a square has no flank, a mass has one for foot alone [10.36, 10.37]",
      melee({ arm: "cavalry", rows: ["flank-or-rear"] }, { rows: ["in-mass"] }),
      [4, 7],
    ],
    [
      "foot in the flank of a mass",
      melee({ rows: ["flank-or-rear"] }, { rows: ["in-mass"] }),
      [9, 2],
    ],
    [
      "a column struck in flank has no bonus [10.40]",
      melee({ rows: ["flank-or-rear"] }, { rows: ["in-column"] }),
      [7, 2],
    ],
    ["three supports at most [10.39]", melee({ supports: 3, wings: 2 }), [9, 4]],
    [
      "foot does not overlap horse that attacks it [10.24]",
      melee({ arm: "cavalry" }, { wings: 2 }),
      [4, 4],
    ],
    ["redoubts against foot", melee({}, { rows: ["works"] }), [8, 10]],
    [
      "works taken from behind are open ground [10.35]",
      melee({ rows: ["flank-or-rear"] }, { rows: ["works"] }),
      [7, 2],
    ],
    [
      "never fewer than one die [10.40]",
      melee({ disorder: 3, bases: 1, fightingValue: 1 }),
      [1, 7],
    ],
  ] as const)("%s", (_, asked, expected) => {
    expect(dice(asked)).toEqual(expected);
  });

  it("comes out as every throw of both pools says", () => {
    fc.assert(
      fc.property(
        fc.record({
          own: fc.integer({ min: 1, max: 3 }),
          other: fc.integer({ min: 1, max: 3 }),
          disorder: fc.integer({ min: 0, max: 3 }),
          cavalry: fc.boolean(),
          square: fc.boolean(),
        }),
        ({ own, other, disorder, cavalry, square }) => {
          const asked = melee(
            { bases: own, fightingValue: 1, arm: cavalry ? "cavalry" : "infantry" },
            {
              bases: other,
              fightingValue: 1,
              disorder,
              rows: square ? ["in-square"] : [],
              otherDice: 0,
              strength: { bases: other, endurance: 3, damage: 1 },
            },
          );
          const [a = 0, d = 0] = dice(asked);
          if (a + d > 7) return;
          const expected = countEvery(a + d, (thrown) =>
            byHand(
              { taken: hitsIn(thrown.slice(0, a)), given: hitsIn(thrown.slice(a)) },
              { disorder, cavalry, square, left: other * 3 - 1 },
            ),
          );
          const found = mapOdds(meleeOdds(asked), ({ difference, attacker, defender }) => [
            difference,
            attacker.state,
            defender.loss,
            defender.state,
          ]);
          expect(asCounts(found, 6 ** (a + d))).toEqual(expected);
        },
      ),
      { numRuns: 15 },
    );
  });
});

interface Fought {
  readonly taken: number;
  readonly given: number;
}
interface Defending {
  readonly disorder: number;
  readonly cavalry: boolean;
  readonly square: boolean;
  readonly left: number;
}

/** Table 10.20 transcribed by hand. */
function byHand({ taken, given }: Fought, { disorder, cavalry, square, left }: Defending) {
  const after = (lostBy: number, before: number, routs: boolean) => {
    if (lostBy >= 4 || (routs && lostBy > 0)) return "rout";
    const level = before + Math.max(0, lostBy);
    return level > 3 ? "rout" : String(level);
  };
  const loss = Math.min(taken, left);
  const defender = loss >= left ? "destroyed" : after(taken - given, disorder, square);
  return [taken - given, after(given - taken, cavalry ? 1 : 0, false), loss, defender];
}

const SUBJECT: AttackParty = {
  party: "attacker",
  arm: "infantry",
  rows: [],
  disorder: 0,
  morale: 7,
  command: 0,
  armyLevel: "normal",
  otherMorale: 0,
  supports: 0,
};
const attack = (
  attacker: Partial<Attack["attacker"]>,
  defender: Partial<AttackParty> = {},
  meeting: Partial<Pick<Attack, "reaction" | "batteries" | "feigned">> = {},
): Attack => ({
  attacker: { ...SUBJECT, arm: "infantry", ...attacker },
  defender: { ...SUBJECT, ...defender, party: "defender" },
  reaction: "stand",
  batteries: 1,
  feigned: false,
  ...meeting,
});
const values = (asked: Attack) => {
  const { attacker, defender } = attackTests(asked);
  return [attacker.value, defender.value];
};

describe("morale", () => {
  it.each(Array.from({ length: 18 }, (_, i) => i - 3))(
    "at %i passes as every throw says",
    (value) => {
      const expected = countEvery(
        2,
        ([a = 0, b = 0]) => value >= 12 || a + b === 2 || a + b <= value,
      );
      expect(asCounts(moraleOdds({ value }), 36)).toEqual(expected);
    },
  );

  it("counts its own disorder, unless a general has joined [11.3, 11.6]", () => {
    const value = (rows: string[]) =>
      plainMoraleTest({ ...SUBJECT, rows, disorder: 3, morale: 8 }).value;
    expect(value([])).toBe(5);
    expect(value(["general-joined"])).toBe(8);
  });

  it("an elite looks at no level of its army [11.9]", () => {
    const value = (rows: string[]) =>
      plainMoraleTest({ ...SUBJECT, rows, disorder: 0, armyLevel: "wavering" }).value;
    expect([value([]), value(["veterans"]), value(["elite"])]).toEqual([5, 6, 9]);
  });
});

describe("attacks", () => {
  it.each([
    ["foot at a line", attack({}, { rows: ["in-line"] }), [5, 7]],
    ["horse at a line", attack({ arm: "cavalry" }, { rows: ["in-line"] }), [9, 7]],
    [
      "a line that counters is no line",
      attack({}, { rows: ["in-line"] }, { reaction: "counter-attack" }),
      [7, 7],
    ],
    [
      "horse at a square with guns",
      attack({ arm: "cavalry" }, { rows: ["in-square-with-guns"] }),
      [6, 10],
    ],
    [
      "a disordered square",
      attack({ arm: "cavalry" }, { rows: ["in-square"], disorder: 1 }),
      [7, 6],
    ],
    ["guns from the front", attack({}, { arm: "artillery", rows: ["guns"] }), [2, 7]],
    ["works give horse nothing", attack({}, { arm: "cavalry", rows: ["works"] }), [7, 7]],
    [
      "works give foot three",
      attack({ rows: ["downhill", "outnumbers"], supports: 3 }, { rows: ["works"] }),
      [12, 10],
    ],
    [
      "disorder counts by its difference alone [11.6]",
      attack({ disorder: 2 }, { disorder: 1 }),
      [6, 8],
    ],
    ["the better commander's value", attack({ command: 2 }, { command: -2 }), [9, 5]],
  ] as const)("%s", (_, asked, expected) => {
    expect(values(asked)).toEqual(expected);
  });

  it.each(["flank-or-rear", "target-in-melee", "guns-fired"])(
    "%s comes off without a test",
    (row) => {
      const { chances } = attackOdds(attack({ rows: [row], morale: 2 }));
      expect(chances).toHaveLength(1);
      expect(chances[0]?.value.result).toBe("melee");
    },
  );

  const kinds = fc.record({
    horse: fc.boolean(),
    defends: fc.constantFrom("infantry" as const, "cavalry" as const),
    square: fc.boolean(),
    reaction: fc.constantFrom(...REACTIONS),
    morale: fc.integer({ min: 2, max: 13 }),
  });
  it("ends as 10.3 and 10.4 say for every throw of both", () => {
    fc.assert(
      fc.property(kinds, ({ horse, defends, square, reaction, morale }) => {
        const inSquare = square && defends === "infantry" && reaction === "stand";
        const asked = attack(
          { arm: horse ? "cavalry" : "infantry", morale },
          { arm: defends, rows: inSquare ? ["in-square"] : [] },
          { reaction },
        );
        const [mine = 0, theirs = 0] = values(asked);
        const passes = (sum: number, value: number) => value >= 12 || sum === 2 || sum <= value;
        const expected = countEvery(4, ([a = 0, b = 0, c = 0, d = 0]) =>
          attackByHand(
            { horse, defends, reaction, inSquare },
            passes(a + b, mine),
            passes(c + d, theirs),
          ),
        );
        expect(
          asCounts(
            mapOdds(attackOdds(asked), ({ result }) => result),
            6 ** 4,
          ),
        ).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it("a great battery is charged past each of its guns [9.10]", () => {
    const guns = { arm: "artillery", rows: ["guns"], morale: 12 } as const;
    const reaches = (batteries: number) =>
      chanceOf(
        mapOdds(attackOdds(attack({ morale: 12 }, guns, { batteries })), ({ result }) => result),
        "melee",
      );
    // Morale 12 minus 5 is 7, which 21 of 36 throws reach.
    expect(reaches(1)).toBeCloseTo(21 / 36, 12);
    expect(reaches(5)).toBeCloseTo((21 / 36) ** 5, 12);
  });

  it("costs two points and two levels at guns, one at others [10.3, 10.5]", () => {
    const costs = (asked: Attack) => {
      const failed = attackOdds(asked).chances.find(({ value }) => value.passed.attacker === false);
      return failed?.value.cost.attacker;
    };
    expect(costs(attack({}, { arm: "artillery" }))).toEqual({ loss: 2, disorder: 2 });
    expect(costs(attack({}))).toEqual({ loss: 1, disorder: 1 });
  });
});

describe("a feint [10.8]", () => {
  const passes = (sum: number, value: number) => value >= 12 || sum === 2 || sum <= value;

  it.each(REACTIONS)("met by %s ends as the text says for every throw of both", (reaction) => {
    const counters = reaction === "counter-attack";
    for (const morale of [4, 7, 10]) {
      const arms = { arm: "cavalry" as const, morale };
      const asked = attack(
        arms,
        { arm: counters ? "cavalry" : "infantry" },
        { reaction, feigned: true },
      );
      const [mine = 0, theirs = 0] = values(asked);
      const expected = countEvery(4, ([a = 0, b = 0, c = 0, d = 0]) => {
        const comes = passes(a + b, mine);
        const loss = comes ? 0 : 1;
        if (!counters) return [comes ? "feint" : "pushed-back", loss, null, 0];
        const pursues = passes(c + d, theirs);
        const ends = comes ? "feint" : "pushed-back";
        const chased = comes ? "feint-may-pursue" : "fails-may-pursue";
        return [pursues ? chased : ends, loss, pursues, pursues ? 0 : 1];
      });
      const found = mapOdds(attackOdds(asked), ({ result, passed, cost }) => [
        result,
        cost.attacker.loss,
        passed.defender,
        cost.defender.loss,
      ]);
      expect(asCounts(found, 6 ** 4)).toEqual(expected);
    }
  });

  it("never comes to a melee, not even where an attack needs no test", () => {
    const asked = attack({ rows: ["flank-or-rear"] }, {}, { feigned: true });
    const { chances } = attackOdds(asked);
    expect(chances.every(({ value }) => value.result !== "melee")).toBe(true);
  });
});

interface Kind {
  readonly horse: boolean;
  readonly defends: "infantry" | "cavalry";
  readonly reaction: (typeof REACTIONS)[number];
  readonly inSquare: boolean;
}

function attackByHand(
  { horse, defends, reaction, inSquare }: Kind,
  comes: boolean,
  stands: boolean,
) {
  if (!comes) {
    if (reaction === "counter-attack" && stands) return "fails-may-pursue";
    if (reaction === "withdraw" && !stands) return "fails-defender-routs";
    return horse ? "pushed-back" : "halted";
  }
  if (stands) {
    const meetsSquare = horse && defends === "infantry" && (inSquare || reaction === "form-square");
    if (meetsSquare) return "pushed-back-by-square";
    return reaction === "withdraw" ? "defender-withdraws" : "melee";
  }
  if (reaction === "counter-attack")
    return defends === "cavalry" ? "defender-pushed-back" : "melee";
  return inSquare ? "melee" : "defender-routs";
}

describe("orders", () => {
  const order = { order: "attack", distance: "near", giver: "commander-in-chief", nth: 0 } as const;
  it.each([
    ["Langeron's second, an attack within 30 cm: 7 [5.5]", { ...order, nth: 2 }, 7],
    ["his third, a move: 7 [5.5]", { ...order, order: "move", nth: 3 }, 7],
    ["Korniłow's first: 7 [5.5]", { ...order, giver: "division-general", nth: 1 }, 7],
    ["his second: 9 [5.5]", { ...order, giver: "division-general", nth: 2 }, 9],
    ["an attack far off: 9 [5.3]", { ...order, distance: "far" }, 9],
  ] as const)("%s", (_, asked, difficulty) => {
    expect(orderDifficulty(asked)).toBe(difficulty);
  });

  it("forbids what asks for 13 and more [5.5]", () => {
    const far = { ...order, distance: "far", giver: "division-general" } as const;
    expect(mayBeGiven({ ...far, nth: 1 })).toBe(true);
    expect(mayBeGiven({ ...far, nth: 2 })).toBe(false);
  });

  test.each([-2, 0, 3])(
    "two dice with %i reach every difficulty as often as they do",
    (command) => {
      for (const difficulty of [2, 5, 8, 9, 12]) {
        const expected = countEvery(2, ([a = 0, b = 0]) => a + b + command >= difficulty);
        expect(asCounts(reachOdds(difficulty, command), 36)).toEqual(expected);
      }
      expect(asCounts(reachOdds(null, command), 36)).toEqual({ true: 36 });
    },
  );

  it("throws ties for the initiative again", () => {
    const thrown = everyThrow(2).map(([a = 0, b = 0]) => a + 2 - b);
    const won = thrown.filter((difference) => difference > 0).length;
    const tied = thrown.filter((difference) => difference === 0).length;
    expect(asCounts(initiativeThrow(2, 0), 36)).toEqual({
      '"won"': won,
      '"tied"': tied,
      '"lost"': 36 - won - tied,
    });
    expect(chanceOf(initiativeOdds(2, 0), "won")).toBeCloseTo(won / (36 - tied), 12);
  });
});
