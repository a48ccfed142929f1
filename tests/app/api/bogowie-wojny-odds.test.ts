import { describe, expect, it, test } from "vitest";
import { bwOddsAnswerSchema } from "@/lib/domain/bogowie-wojny/odds/answer";
import { callApi } from "@/tests/app/api/call-api";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";
const ask = (json: unknown, lang = "en") =>
  callApi(`/rules/bogowie-wojny/odds?lang=${lang}`, { json });

interface Distribution {
  readonly id: string;
  readonly label: string;
  readonly outcomes: readonly {
    readonly value: unknown;
    readonly label: string;
    readonly chance: { numerator: number | string; denominator: number | string };
  }[];
}

const told = (distributions: readonly Distribution[], id: string) =>
  distributions
    .find((each) => each.id === id)
    ?.outcomes.map(({ value, chance }) => [value, `${chance.numerator}/${chance.denominator}`]);

const FIRE = {
  roll: "fire",
  firer: { bases: 1, firepower: 3 },
  target: { rows: ["skirmishers"], bases: 3, endurance: 5, damage: 4 },
};

test("two dice at foot with skirmishers: what counted, what falls, a base that was nearly gone", async () => {
  const { status, json } = await ask(FIRE);
  expect(status).toBe(200);
  expect(bwOddsAnswerSchema.safeParse(json).success).toBe(true);
  expect(
    json.factors.map(({ row, value }: { row: string; value: number }) => [row, value]),
  ).toEqual([
    ["base", 3],
    ["skirmishers", -1],
  ]);
  expect(json.casts).toMatchObject([{ party: "firer", kind: "dice", value: 2 }]);
  expect(told(json.distributions, "basesLost")).toEqual([
    [0, "1/4"],
    [1, "3/4"],
  ]);
  expect(told(json.distributions, "targetState")).toEqual([
    ["0", "3/4"],
    ["1", "1/4"],
    ["2", "0/1"],
    ["3", "0/1"],
    ["rout", "0/1"],
    ["destroyed", "0/1"],
  ]);
});

test("it speaks the language asked for", async () => {
  const { json } = await ask({ roll: "morale", unit: { morale: 7, disorder: 1 } }, "pl");
  expect(json.casts[0].text).toBe("2k6: najwyżej 6");
  expect(told(json.distributions, "passes")).toEqual([
    ["yes", "5/12"],
    ["no", "7/12"],
  ]);
});

test("a fraction too long for a number comes as digits in a string", async () => {
  const { json } = await ask({
    roll: "fire",
    firer: { bases: 20, firepower: 4, lightInfantry: true },
    target: {},
  });
  const [state] = json.distributions as Distribution[];
  const chances = state?.outcomes.map(({ chance }) => chance) ?? [];
  expect(typeof chances.at(-2)?.denominator).toBe("string");
  const sum = chances.reduce(
    (all, { numerator, denominator }) =>
      all + (6n ** 80n / BigInt(denominator)) * BigInt(numerator),
    0n,
  );
  expect(sum).toBe(6n ** 80n);
});

test("what counts for nothing is said where it was named", async () => {
  const { json } = await ask({
    ...FIRE,
    target: { rows: ["built-up-1", "skirmishers"] },
  });
  expect(json.remarks).toMatchObject([{ path: "/target/rows/1", code: "void" }]);
  expect(json.remarks[0].text).toContain("Built-up area, level 1");
});

test.each([
  ["order", { roll: "order", order: "attack", distance: "near", nth: 2 }, "carriedOut", "7/12"],
  ["activation", { roll: "activation", command: 1 }, "active", "7/12"],
  ["handover", { roll: "activation", kind: "handover", distance: "near" }, "active", "11/12"],
  ["near its general", { roll: "activation", distance: "near" }, "active", "1/1"],
  ["initiative", { roll: "initiative", own: 1, other: -1 }, "initiative", "13/16"],
])("%s", async (_, question, id, chance) => {
  const { status, json } = await ask(question);
  expect(status).toBe(200);
  expect(told(json.distributions, id)?.[0]?.[1]).toBe(chance);
});

test("an attack in the flank comes to a melee by itself, one at a line does not", async () => {
  const attack = {
    roll: "attack",
    attacker: { morale: 7 },
    defender: { morale: 7, rows: ["in-line"] },
  };
  const flank = { ...attack, attacker: { morale: 7, rows: ["flank-or-rear"] } };
  expect(told((await ask(flank)).json.distributions, "attackResult")).toEqual([["melee", "1/1"]]);
  // Morale 5 passes in 10 of 36 throws, morale 7 in 21.
  expect(told((await ask(attack)).json.distributions, "attackResult")).toEqual([
    ["melee", "35/216"],
    ["halted", "13/18"],
    ["defender-routs", "25/216"],
  ]);
});

describe("a question that cannot be answered is refused with its places", () => {
  const melee = { bases: 3, fightingValue: 2 };
  it.each([
    ["no roll", {}, "/roll"],
    ["an unknown field", { ...FIRE, wind: 3 }, "/wind"],
    ["too many bases", { ...FIRE, firer: { bases: 21, firepower: 3 } }, "/firer/bases"],
    ["too many dice", { ...FIRE, firer: { bases: 20, firepower: 20 } }, "/firer/bases"],
    ["an unknown circumstance", { ...FIRE, target: { rows: ["fog"] } }, "/target/rows/0"],
    ["one said twice", { ...FIRE, target: { rows: ["wood", "wood"] } }, "/target/rows/1"],
    ["one of the other party", { ...FIRE, target: { rows: ["flank-or-rear"] } }, "/target/rows/0"],
    ["two of a group", { ...FIRE, target: { rows: ["works", "built-up-1"] } }, "/target/rows/1"],
    ["flankers of foot", { ...FIRE, target: { rows: ["flankers"] } }, "/target/rows/0"],
    [
      "a base that is gone",
      { ...FIRE, target: { bases: 1, endurance: 3, damage: 3 } },
      "/target/damage",
    ],
    ["endurance alone", { ...FIRE, target: { endurance: 3 } }, "/target/bases"],
    [
      "light cavalry with infantry's trait",
      { ...FIRE, firer: { arm: "cavalry", bases: 1, firepower: 1, lightInfantry: true } },
      "/firer/lightInfantry",
    ],
    [
      "canister into a wood",
      {
        roll: "artillery",
        firer: { bases: 1, firepower: 2, rows: ["canister"] },
        target: { rows: ["wood"] },
      },
      "/target/rows/0",
    ],
    [
      "a ball into a gully",
      { roll: "artillery", firer: { bases: 1, firepower: 2 }, target: { rows: ["gully"] } },
      "/target/rows/0",
    ],
    [
      "charging foot",
      { roll: "melee", attacker: { ...melee, rows: ["charge-heavy"] }, defender: melee },
      "/attacker/rows/0",
    ],
    [
      "more struck than there are",
      { roll: "melee", attacker: melee, defender: { ...melee, flankedBases: 4 } },
      "/defender/flankedBases",
    ],
    [
      "guns that counter-attack",
      {
        roll: "attack",
        attacker: { morale: 7 },
        defender: { arm: "artillery", morale: 7 },
        reaction: "counter-attack",
      },
      "/reaction",
    ],
    [
      "both with more bases",
      {
        roll: "attack",
        attacker: { morale: 7, rows: ["outnumbers"] },
        defender: { morale: 7, rows: ["outnumbers"] },
      },
      "/defender/rows/0",
    ],
    [
      "a great battery of foot",
      { roll: "attack", attacker: { morale: 7 }, defender: { morale: 7 }, batteries: 5 },
      "/batteries",
    ],
    [
      "an order of 13",
      { roll: "order", order: "attack", distance: "far", giver: "division-general", nth: 2 },
      "/nth",
    ],
    [
      "a general ordering his division",
      { roll: "order", order: "move", distance: "near", giver: "division-general" },
      "/nth",
    ],
  ])("%s", async (_, question, path) => {
    const { status, json } = await ask(question);
    expect(status).toBe(422);
    expect(json.errors.map((each: { path: string }) => each.path)).toContain(path);
  });
});

describe("a melee of several regiments [10.21]", () => {
  const LIBENAU = {
    roll: "multicombat",
    attackers: [
      { bases: 2, fightingValue: 2, rows: ["bayonet"] },
      { bases: 2, fightingValue: 2, rows: ["bayonet"] },
    ],
    defenders: [{ bases: 3, fightingValue: 2, rows: ["built-up"], endurance: 5 }],
  };

  it("says what each regiment brings, what counts once, and what happens to each", async () => {
    const { status, json } = await ask(LIBENAU);
    expect(status).toBe(200);
    expect(bwOddsAnswerSchema.safeParse(json).success).toBe(true);
    expect(json.casts).toMatchObject([
      { party: "attackers", partyLabel: "Attackers", value: 14 },
      { party: "defenders", partyLabel: "Defenders", value: 11 },
    ]);
    const factors = json.factors as { partyLabel: string; row: string; value: number }[];
    expect(factors.map(({ partyLabel, row, value }) => [partyLabel, row, value])).toEqual([
      ["Attacker 1", "base", 4],
      ["Attacker 1", "bayonet", 1],
      ["Attacker 2", "base", 4],
      ["Attacker 2", "bayonet", 1],
      ["Attackers together, counted once", "built-up", 4],
      ["Defender", "base", 6],
      ["Defenders together, counted once", "built-up", 5],
    ]);
    const ids = (json.distributions as Distribution[]).map(({ id }) => id);
    expect(ids).toEqual([
      "result",
      "attacker1State",
      "attacker1Loss",
      "attacker2State",
      "attacker2Loss",
      "defender1State",
      "defender1Loss",
      "defender1BasesLost",
    ]);
    expect(told(json.distributions, "attacker1Loss")).toEqual(
      told(json.distributions, "attacker2Loss"),
    );
  });

  it.each([
    [
      "a flank of one of several",
      {
        defenders: [
          { bases: 2, fightingValue: 2 },
          { bases: 2, fightingValue: 2 },
        ],
      },
      { rows: ["bayonet", "flank-or-rear"] },
      "/attackers/1/rows/1",
    ],
    ["another's circumstance", {}, { rows: ["built-up"] }, "/attackers/1/rows/0"],
    ["another arm's circumstance", {}, { rows: ["charge-light"] }, "/attackers/1/rows/0"],
    ["more struck than there are", {}, { flankedBases: 3 }, "/attackers/1/flankedBases"],
    ["damage without endurance", {}, { damage: 1 }, "/attackers/1/endurance"],
    ["more dice than are worked out", {}, { bases: 20, fightingValue: 5 }, "/attackers/0/bases"],
    ["more sides than opponents", {}, { attackedFrom: 2 }, "/attackers/1/attackedFrom"],
    ["dice at guns that are not there", { gunDice: 1 }, {}, "/gunDice"],
    ["more dice at guns than are thrown", { guns: true, gunDice: 99 }, {}, "/gunDice"],
    [
      "guns that lost all they had",
      { guns: true, gunEndurance: 2, gunDamage: 2 },
      {},
      "/gunDamage",
    ],
    ["no regiment", { defenders: [] }, {}, "/defenders"],
    [
      "a fifth regiment",
      { defenders: Array(5).fill({ bases: 1, fightingValue: 1 }) },
      {},
      "/defenders",
    ],
  ])("refuses %s, at its place", async (_, change, second, path) => {
    const [first, other] = LIBENAU.attackers;
    const asked = { ...LIBENAU, attackers: [first, { ...other, rows: [], ...second }], ...change };
    const { status, json } = await ask(asked);
    expect(status).toBe(422);
    expect(json.errors.map((each: { path: string }) => each.path)).toContain(path);
  });

  it("says what happens to guns that are attacked with the defenders [9.13]", async () => {
    const { json } = await ask({ ...LIBENAU, guns: true });
    const won = told(json.distributions, "result")?.filter(([value]) =>
      String(value).startsWith("defender-"),
    );
    const destroyed = told(json.distributions, "gunsDestroyed")?.find(([value]) => value === "yes");
    const decimal = (fraction = "") => {
      const [above, below] = fraction.split("/");
      return Number(above) / Number(below);
    };
    const sum = (won ?? []).reduce((all, [, fraction]) => all + decimal(String(fraction)), 0);
    expect(decimal(String(destroyed?.[1]))).toBeCloseTo(sum);
    expect(json.chapters).toContain("9.13");
    const without = (await ask(LIBENAU)).json;
    expect(told(without.distributions, "gunsDestroyed")).toBeUndefined();
  });

  it("says what happens to guns that dice are turned on, and takes these off the fight [9.13]", async () => {
    const aimed = { ...LIBENAU, guns: true, gunDice: 4, gunBases: 2, gunEndurance: 2 };
    const { json } = await ask(aimed);
    const { json: plain } = await ask({ ...LIBENAU, guns: true });
    const diceOf = (answer: typeof json, party: string) =>
      answer.casts.find((each: { party: string }) => each.party === party)?.value;
    expect(diceOf(json, "attackers")).toBe(diceOf(plain, "attackers") - 4);
    expect(diceOf(json, "attackers-at-guns")).toBe(4);
    expect(told(json.distributions, "gunsLoss")).toEqual([
      [0, "1/16"],
      [1, "1/4"],
      [2, "3/8"],
      [3, "1/4"],
      [4, "1/16"],
    ]);
    expect(told(plain.distributions, "gunsLoss")).toBeUndefined();
    expect(json.readings.map(({ id }: { id: string }) => id)).toContain("guns-aimed");
  });

  it("says that horse does not go at works from the front", async () => {
    const horse = { bases: 2, fightingValue: 2, arm: "cavalry" };
    const { json } = await ask({
      ...LIBENAU,
      attackers: [horse, { ...horse, rows: ["flank-or-rear"] }],
      defenders: [{ bases: 2, fightingValue: 2, rows: ["works"] }],
    });
    const remarks = json.remarks.filter(({ code }: { code: string }) => code === "horse-at-works");
    expect(remarks).toMatchObject([{ path: "/attackers/0/arm" }]);
  });

  it("says at its place what counts for nothing", async () => {
    const { json } = await ask({
      ...LIBENAU,
      attackers: [
        { bases: 2, fightingValue: 2 },
        { bases: 2, fightingValue: 2, rows: ["flank-or-rear"] },
      ],
    });
    expect(json.remarks).toMatchObject([{ path: "/attackers/1/rows/0", code: "void" }]);
  });
});

test.each([
  ["en", "Loss of a commander", { roll: "commander", dice: 3 }, "commanderFalls"],
  ["pl", "Opóźnienie artylerii", { roll: "delay", turns: 6 }, "arrival"],
  ["da", "Forsinket artilleri", { roll: "delay", heldUp: true }, "arrival"],
] as const)("gives in %s the odds of: %s", async (lang, _, question, distribution) => {
  const { status, json } = await callApi(`/rules/bogowie-wojny/odds?lang=${lang}`, {
    method: "POST",
    json: question,
  });
  expect(status).toBe(200);
  const ids = json.distributions.map(({ id }: { id: string }) => id);
  expect(ids).toContain(distribution);
  expect(JSON.stringify(json)).not.toContain("bwOdds.");
});

test("a fight that names dice of fire is refused with its place", async () => {
  const json = { roll: "commander", way: "fight", dice: 3 };
  const answer = await callApi("/rules/bogowie-wojny/odds", { method: "POST", json });
  expect(answer.status).toBe(422);
  expect(answer.json.errors).toEqual([
    expect.objectContaining({ path: "/dice", code: "no-dice-in-fight" }),
  ]);
});
