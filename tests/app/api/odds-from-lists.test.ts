import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson } from "@/tests/app/api/people";
import { armyOf } from "@/tests/lib/domain/bogowie-wojny/list/army-of";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const anna = await newPerson("Anna");
const bo = await newPerson("Bo");

const profile = { fightingValue: 2, firepower: 3, endurance: 5, morale: 7 };
const LIST = armyOf({
  nation: "france",
  formations: [
    {
      regiments: [
        { unitKind: "line-infantry", bases: 3, entryId: "e1", veteran: "bought" },
        { unitKind: "line-cavalry", bases: 2, entryId: "e2" },
        { unitKind: "foot-6-pounder", bases: 1 },
      ],
    },
  ],
  rest: {
    bookEntries: [
      { id: "e1", names: { en: "Line" }, unitKind: "line-infantry", profile },
      { id: "e2", names: { en: "Horse" }, unitKind: "line-cavalry", profile },
    ],
  },
});
const stored = await callApi("/army-lists", { token: anna.token, json: LIST });
const list: string = stored.json.id;

const [FOOT, HORSE, GUNS] = ["f0r0", "f0r1", "f0r2"].map((regiment) => ({ list, regiment }));
const TYPED = { bases: 2, fightingValue: 2 };
const ask = (json: unknown, token = anna.token) =>
  callApi("/rules/bogowie-wojny/odds?lang=en", { token, json });

interface Factor {
  readonly party: string;
  readonly row: string;
  readonly value: number;
}

const factorsOf = (json: { factors: Factor[] }, party: string) =>
  json.factors.filter((each) => each.party === party).map(({ row, value }) => [row, value]);

test("a regiment picked from a list brings its figures, its training and its charge", async () => {
  const { status, json } = await ask({ roll: "melee", attacker: HORSE, defender: FOOT });
  expect(status).toBe(200);
  expect(factorsOf(json, "attacker")).toEqual([
    ["base", 4],
    ["charge-line-or-lances", 4],
  ]);
  expect(factorsOf(json, "defender")).toEqual([
    ["base", 6],
    ["veterans", 1],
  ]);
  const ids = json.distributions.map(({ id }: { id: string }) => id);
  expect(ids).toContain("defenderBasesLost");
});

test("what the question says itself counts, beside the regiment's training", async () => {
  const attacker = { ...FOOT, bases: 1, rows: ["in-column"] };
  const { json } = await ask({ roll: "melee", attacker, defender: TYPED });
  expect(factorsOf(json, "attacker")).toEqual([
    ["base", 2],
    ["in-column", 2],
    ["veterans", 1],
  ]);
  const elite = { ...FOOT, rows: ["elite"] };
  const answer = await ask({ roll: "melee", attacker: elite, defender: TYPED });
  expect(factorsOf(answer.json, "attacker")).toEqual([
    ["base", 6],
    ["elite", 2],
  ]);
});

test("several regiments of a fight are picked one by one", async () => {
  const { status, json } = await ask({
    roll: "multicombat",
    attackers: [TYPED, HORSE],
    defenders: [FOOT],
  });
  expect(status).toBe(200);
  expect(json.casts).toMatchObject([{ value: 12 }, { value: 7 }]);
});

test("a battery fires by its calibre, and what its book leaves open is asked for", async () => {
  const target = { bases: 2, rows: ["works"] };
  const open = await ask({ roll: "artillery", firer: GUNS, target });
  expect([open.status, open.json.errors[0].path]).toEqual([422, "/firer/firepower"]);
  const firer = { ...GUNS, firepower: 2 };
  const { status, json } = await ask({ roll: "artillery", firer, target });
  expect(status).toBe(200);
  expect(json.distributions.map(({ id }: { id: string }) => id)).toContain("demolition");
});

interface Asked {
  readonly attacker: unknown;
  readonly token?: string;
}

test.each<[string, Asked, string]>([
  ["somebody else's private list", { attacker: HORSE, token: bo.token }, "/attacker/list"],
  ["a list that is none", { attacker: { list: "nobody", regiment: "f0r0" } }, "/attacker/list"],
  ["no list", { attacker: { regiment: "f0r0" } }, "/attacker/list"],
  ["a regiment it has not", { attacker: { list, regiment: "f9r9" } }, "/attacker/regiment"],
  ["guns in a melee", { attacker: GUNS }, "/attacker/regiment"],
])("refuses %s, at its place", async (_, { token, ...asked }: Asked, path) => {
  const { status, json } = await ask({ roll: "melee", defender: TYPED, ...asked }, token);
  expect(status).toBe(422);
  expect(json.errors[0].path).toBe(path);
});
