import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evenShare, lossesOf, lossGroups } from "@/lib/rules/bogowie-wojny/odds/loss-shares";
import { type MeleeParty, meleeOdds, meleePools } from "@/lib/rules/bogowie-wojny/odds/melee-odds";
import {
  type Multicombat,
  multicombatPools,
  SIDES,
} from "@/lib/rules/bogowie-wojny/odds/multicombat";
import { fighterOdds, multicombatHits } from "@/lib/rules/bogowie-wojny/odds/multicombat-odds";
import { MELEE_CIRCUMSTANCES, ONCE_A_FIGHT } from "@/lib/rules/bogowie-wojny/tables/melee";
import { mapOdds } from "@/lib/rules/odds/odds";
import { asCounts, everyThrow, hitsIn } from "./every-throw";

const REGIMENT: MeleeParty = {
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
type Told = Partial<MeleeParty>;
const fight = (attackers: readonly Told[], defenders: readonly Told[]): Multicombat => ({
  attackers: attackers.map((told) => ({ ...REGIMENT, ...told })),
  defenders: defenders.map((told) => ({ ...REGIMENT, ...told, party: "defender" })),
});
const FLANK = { rows: ["flank-or-rear"] };
const HORSE = { arm: "cavalry" } as const;
const VILLAGE = { rows: ["built-up"] };
const BAYONET = { rows: ["bayonet"] };

describe("the dice of several regiments, by hand", () => {
  it.each([
    [
      "the text's example: two regiments storm a village held by two disordered ones [10.21]",
      fight(
        [BAYONET, BAYONET],
        [
          { ...VILLAGE, disorder: 1 },
          { ...VILLAGE, disorder: 2 },
        ],
      ),
      [16, 11],
    ],
    [
      "Libenau: two regiments of four battalions against three [10.33]",
      fight([BAYONET, BAYONET], [{ ...VILLAGE, bases: 3 }]),
      [14, 11],
    ],
    ["two against one, nothing else", fight([{}, {}], [{}]), [8, 4]],
    ["and the reverse", fight([{}], [{}, {}]), [4, 8]],
    ["a wood counts once", fight([{}], [{ rows: ["wood"] }, { rows: ["wood"] }]), [4, 10]],
    ["the best ground of a side counts", fight([{}, {}], [VILLAGE, { rows: ["works"] }]), [12, 14]],
    [
      "cover counts for each regiment that has it",
      fight([{}], [{ rows: ["behind-cover"] }, { rows: ["behind-cover"] }, {}]),
      [4, 16],
    ],
    [
      "supports and wings of each regiment",
      fight([{ supports: 3 }, { supports: 1, wings: 2 }], [{}]),
      [14, 4],
    ],
    [
      "one strikes the flank: the column is lost, its bases have half their dice",
      fight([FLANK, {}], [{ rows: ["in-column"] }]),
      [11, 2],
    ],
    [
      "of two, the one whose bases are struck; the other keeps its column",
      fight([FLANK], [{ flankedBases: 2 }, { rows: ["in-column"] }]),
      [7, 8],
    ],
    [
      "a square among horse and foot: +3 for it, +2 for the foot",
      fight([HORSE, {}], [{ rows: ["in-square"] }]),
      [10, 7],
    ],
    ["foot alone fights a square: no +3", fight([{}, {}], [{ rows: ["in-square"] }]), [12, 4]],
    [
      "a square has no flank [10.36]",
      fight([{ ...HORSE, ...FLANK }, HORSE], [{ rows: ["in-square"] }]),
      [8, 7],
    ],
    [
      "works stormed from the front and turned: they count, once",
      fight([FLANK, {}], [{ rows: ["works"] }]),
      [15, 8],
    ],
    [
      "works turned by everybody are open ground [10.35]",
      fight([FLANK, FLANK], [{ rows: ["works"] }]),
      [14, 2],
    ],
    [
      "horse has nothing of a village, the foot beside it has +4",
      fight([{ ...HORSE, rows: ["charge-heavy"] }, {}], [VILLAGE]),
      [12, 9],
    ],
    [
      "two charges, one on a line",
      fight(
        [
          { ...HORSE, rows: ["charge-light", "charge-on-line"] },
          { ...HORSE, rows: ["charge-heavy"] },
        ],
        [{}],
      ),
      [18, 4],
    ],
    [
      "foot overlaps foot beside horse that attacks it [10.24]",
      fight([HORSE, {}], [{ wings: 1 }]),
      [8, 5],
    ],
    ["but not horse alone", fight([HORSE, HORSE], [{ wings: 2 }]), [8, 4]],
    ["never fewer than one die", fight([{ otherDice: -20 }, {}], [{}]), [1, 4]],
  ] as const)("%s", (_, asked, expected) => {
    const { attackers, defenders } = multicombatPools(asked);
    expect([attackers.dice, defenders.dice]).toEqual(expected);
  });

  it.each([
    [[0, 0], [1, 2], 2],
    [[0, 3], [1], -2],
    [[0, 2], [1], -1],
    [[1, 3], [0, 2], -3],
    [[0, 2], [2], 0],
    [[2], [2, 2], 0],
    [[1, 1], [1], 0],
    [[3], [0, 0, 1], -3],
  ])(
    "disorder %j against %j gives the attackers %i, and the others as much less",
    (own, other, dice) => {
      const levels = (side: readonly number[]) => side.map((disorder) => ({ disorder, bases: 4 }));
      const { attackers, defenders } = multicombatPools(fight(levels(own), levels(other)));
      expect(attackers.dice - own.length * 8).toBe(dice);
      expect(defenders.dice - other.length * 8 + dice).toBe(0);
    },
  );
});

describe("losses", () => {
  const shares = (asked: Multicombat, losses: number) => {
    const groups = lossGroups(asked, "attackers");
    return groups.map((group) => [group.members, lossesOf(group, groups, losses)]);
  };

  it.each([
    [
      "the text's example: seven, the second attacks a flank [10.21]",
      fight([{}, FLANK], [{}]),
      7,
      [
        [[0], 5],
        [[1], 2],
      ],
    ],
    [
      "the third of three is his",
      fight([{}, FLANK], [{}]),
      3,
      [
        [[0], 2],
        [[1], 1],
      ],
    ],
    [
      "two of three attack flanks: every third each",
      fight([FLANK, {}, FLANK], [{}]),
      8,
      [
        [[1], 3],
        [[0, 2], 5],
      ],
    ],
    [
      "one of three: the others share two thirds",
      fight([FLANK, {}, {}], [{}]),
      7,
      [
        [[1, 2], 5],
        [[0], 2],
      ],
    ],
    ["all attack flanks: alike", fight([FLANK, FLANK], [{}]), 7, [[[0, 1], 7]]],
    [
      "more than four regiments: alike",
      fight([FLANK, {}, {}], [{ flankedBases: 1 }, {}]),
      7,
      [[[0, 1, 2], 7]],
    ],
    [
      "whoever is struck himself has no such part",
      fight([{ ...FLANK, flankedBases: 2 }, {}], [FLANK]),
      7,
      [[[0, 1], 7]],
    ],
    ["a village has no flank", fight([FLANK, {}], [VILLAGE]), 5, [[[0, 1], 5]]],
  ] as const)("%s", (_, asked, losses, expected) => {
    expect(shares(asked, losses)).toEqual(expected);
  });

  it("five for two are three and two, by lot [10.33]", () => {
    expect([evenShare(5, 2, 0), evenShare(5, 2, 1)]).toEqual([3, 2]);
  });
});

describe("who is attacked from three or four sides [10.29]", () => {
  const chancesOf = (asked: Multicombat) => {
    const odds = fighterOdds(asked, { side: "defenders", index: 0 }, multicombatHits(asked));
    const { throws, chances } = mapOdds(odds, ({ state, loss }) => `${state} ${loss}`);
    return new Map(chances.map(({ value, ways }) => [value, Number(ways) / Number(throws)]));
  };
  const around = (told: Told) =>
    fight(
      [{}, {}, {}].map(() => ({ bases: 1, fightingValue: 1 })),
      [{ bases: 2, fightingValue: 1, strength: { bases: 2, endurance: 5, damage: 0 }, ...told }],
    );
  const sum = (chances: Map<string, number>, state: string) =>
    [...chances].reduce((all, [key, chance]) => all + (key.startsWith(state) ? chance : 0), 0);

  it("is destroyed, with all it has left, when it is pushed back: where it loses by one to three", () => {
    const chances = chancesOf(around({ attackedFrom: 3 }));
    // Three dice against two: differences k of 1, 2 and 3, each with C(5, k + 2) of 32 throws.
    expect(sum(chances, "destroyed")).toBeCloseTo((10 + 5 + 1) / 32);
    expect(chances.get("destroyed 10")).toBeCloseTo(16 / 32);
    expect(sum(chancesOf(around({ attackedFrom: 2 })), "destroyed")).toBe(0);
  });

  it("is destroyed as cavalry by a draw, too, which throws it back", () => {
    const chances = chancesOf(around({ attackedFrom: 4, arm: "cavalry" }));
    expect(sum(chances, "destroyed")).toBeCloseTo((10 + 10 + 5 + 1) / 32);
  });

  it("routs where it loses by four, for that is no pushing back", () => {
    const asked = fight(
      [{}, {}, {}].map(() => ({ bases: 2, fightingValue: 1 })),
      [{ bases: 1, fightingValue: 1, attackedFrom: 3 }],
    );
    const chances = chancesOf(asked);
    expect(sum(chances, "rout")).toBeCloseTo((21 + 7 + 1) / 128);
  });
});

describe("one regiment against one", () => {
  const rowsOf = (party: string) =>
    fc.subarray(
      MELEE_CIRCUMSTANCES.filter(({ parties }) => parties.includes(party)).map(({ id }) => id),
      { maxLength: 4 },
    );
  const regiment = (party: "attacker" | "defender") =>
    fc.record<MeleeParty>({
      party: fc.constant(party),
      arm: fc.constantFrom("infantry", "cavalry"),
      rows: rowsOf(party),
      disorder: fc.integer({ min: 0, max: 3 }),
      bases: fc.integer({ min: 1, max: 3 }),
      fightingValue: fc.integer({ min: 0, max: 2 }),
      flankedBases: fc.constantFrom(null, 0, 1),
      wings: fc.integer({ min: 0, max: 2 }),
      supports: fc.integer({ min: 0, max: 3 }),
      otherDice: fc.integer({ min: -2, max: 2 }),
      attackedFrom: fc.constant(1),
      strength: fc.constantFrom(null, { bases: 2, endurance: 3, damage: 1 }),
    });

  it("comes out as the melee of two does, on one ground", () => {
    fc.assert(
      fc.property(regiment("attacker"), regiment("defender"), (attacker, defender) => {
        const rows = [...attacker.rows, ...defender.rows];
        fc.pre(ONCE_A_FIGHT.filter((ground) => rows.includes(ground)).length <= 1);
        const several = { attackers: [attacker], defenders: [defender] };
        const pools = meleePools({ attacker, defender });
        const { attackers, defenders } = multicombatPools(several);
        expect([attackers.dice, defenders.dice]).toEqual([
          pools.attacker.dice,
          pools.defender.dice,
        ]);
        const hits = multicombatHits(several);
        const throws = Number(2n ** BigInt(attackers.dice + defenders.dice));
        const two = meleeOdds({ attacker, defender });
        for (const side of SIDES) {
          const one = side === "attackers" ? "attacker" : "defender";
          const found = asCounts(fighterOdds(several, { side, index: 0 }, hits), throws);
          expect(found).toEqual(
            asCounts(
              mapOdds(two, (outcome) => outcome[one]),
              throws,
            ),
          );
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("every throw, and every lot for odd losses", () => {
  it.each<[string, Multicombat, Dealt]>([
    [
      "front and flank against one",
      fight(
        [
          { bases: 1, fightingValue: 1, strength: { bases: 1, endurance: 3, damage: 1 } },
          { ...FLANK, bases: 1, fightingValue: 1, otherDice: -3, disorder: 0 },
        ],
        [{ bases: 1, otherDice: 3, strength: { bases: 2, endurance: 2, damage: 1 } }],
      ),
      { plain: [0], spared: [1] },
    ],
    [
      "two fronts and a flank: the fronts draw lots",
      fight(
        [
          { bases: 1, fightingValue: 0 },
          { ...FLANK, bases: 1, fightingValue: 1, otherDice: -3, disorder: 1 },
          { bases: 1, fightingValue: 0, strength: { bases: 2, endurance: 1, damage: 0 } },
        ],
        [{ bases: 1, otherDice: 3 }],
      ),
      { plain: [0, 2], spared: [1] },
    ],
    [
      "one horse regiment against three of foot, one in square",
      fight(
        [{ ...HORSE, bases: 1, fightingValue: 1 }],
        [
          { bases: 1, fightingValue: 0, rows: ["in-square"], otherDice: -3 },
          { bases: 1, fightingValue: 1, disorder: 3 },
          { bases: 1, fightingValue: 3, strength: { bases: 1, endurance: 1, damage: 0 } },
        ],
      ),
      { plain: [0], spared: [] },
    ],
  ])("%s", (_, asked, dealt) => {
    const pools = multicombatPools(asked);
    const [a, d] = [pools.attackers.dice, pools.defenders.dice];
    expect(a + d).toBeLessThanOrEqual(7);
    const hits = multicombatHits(asked);
    for (const side of SIDES) {
      const deal =
        side === "attackers" ? dealt : { plain: asked[side].map((_, i) => i), spared: [] };
      const lots = lotsOf(deal);
      asked[side].forEach((_, index) => {
        const expected: Record<string, number> = {};
        for (const thrown of everyThrow(a + d)) {
          const given = hitsIn(side === "attackers" ? thrown.slice(0, a) : thrown.slice(a));
          const taken = hitsIn(thrown) - given;
          for (const lot of lots) {
            const key = JSON.stringify(afterFight(asked, { side, index, given, taken, lot }));
            expected[key] = (expected[key] ?? 0) + 1;
          }
        }
        const found = fighterOdds(asked, { side, index }, hits);
        expect(asCounts(found, 6 ** (a + d) * lots.length)).toEqual(expected);
      });
    }
  });
});

/** The order in which regiments take losses: those that take them normally, and those that take every third. */
interface Dealt {
  readonly plain: readonly number[];
  readonly spared: readonly number[];
}

/** All orders in which the regiments of each group may take losses. */
function lotsOf({ plain, spared }: Dealt): Dealt[] {
  return orders(plain).flatMap((one) =>
    orders(spared).map((other) => ({ plain: one, spared: other })),
  );
}

function orders(members: readonly number[]): number[][] {
  if (members.length === 0) return [[]];
  return members.flatMap((first) =>
    orders(members.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

/** The losses of one regiment when they are dealt one by one, as numbered in the text's example. */
function dealTo(index: number, losses: number, { plain, spared }: Dealt): number {
  const queues = { plain: [...plain], spared: [...spared] };
  let mine = 0;
  for (let loss = 0; loss < losses; loss++) {
    const isThird = spared.length > 0 && loss % 3 >= 3 - spared.length;
    const queue = isThird ? queues.spared : queues.plain;
    const next = queue.shift() ?? -1;
    queue.push(next);
    if (next === index) mine++;
  }
  return mine;
}

interface Fought {
  readonly side: (typeof SIDES)[number];
  readonly index: number;
  readonly given: number;
  readonly taken: number;
  readonly lot: Dealt;
}

/** Table 10.20 transcribed by hand, for one regiment. */
function afterFight(asked: Multicombat, { side, index, given, taken, lot }: Fought) {
  const own = asked[side][index] ?? REGIMENT;
  const left = own.strength
    ? own.strength.bases * own.strength.endurance - own.strength.damage
    : 99;
  const loss = Math.min(dealTo(index, taken, lot), left);
  const lostBy = Math.max(0, taken - given);
  const routs = lostBy >= 4 || (lostBy > 0 && own.rows.includes("in-square"));
  const charged = side === "attackers" && own.arm === "cavalry" ? 1 : 0;
  const level = own.disorder + lostBy + charged;
  const state = routs || level > 3 ? "rout" : String(level);
  const basesLost =
    own.strength &&
    Math.min(own.strength.bases, Math.floor((own.strength.damage + loss) / own.strength.endurance));
  return { loss, basesLost, state: loss >= left ? "destroyed" : state };
}
