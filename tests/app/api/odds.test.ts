import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";
const ask = (json: unknown, lang = "en") =>
  callApi(`/rules/belle-alliance/odds?lang=${lang}`, { json });

const FIRE = {
  roll: "fire",
  table: 6,
  firer: { rows: ["zone-2"], valour: 1, figures: 20 },
  target: { rows: ["column-effect"] },
};

interface Distribution {
  readonly id: string;
  readonly label: string;
  readonly outcomes: readonly {
    readonly value: unknown;
    readonly label: string;
    readonly chance: { numerator: number; denominator: number };
  }[];
}

test("a volley: what counted, what it costs and how the target takes it", async () => {
  const { status, json } = await ask(FIRE);
  expect(status).toBe(200);
  expect(
    json.factors.map(({ row, value }: { row: string; value: number }) => [row, value]),
  ).toEqual([
    ["zone-2", -3],
    ["valour", 1],
    ["column-effect", 2],
  ]);
  const [loss, morale] = json.distributions as Distribution[];
  // Two units of fire at the plain roll: nothing under 9, one figure at 9 to 12, two to 16, four above.
  expect(
    loss?.outcomes.map(({ value, chance }) => [value, chance.numerator, chance.denominator]),
  ).toEqual([
    [0, 7, 27],
    [1, 13, 27],
    [2, 13, 54],
    [4, 1, 54],
  ]);
  expect(morale?.outcomes.map(({ value }) => value)).toEqual(["OR", "LD", "MD", "FD"]);
});

test("figures of both decide who has more of them", async () => {
  const counted = async (question: unknown) =>
    (await ask(question)).json.factors.map(
      ({ party, row, value }: { party: string; row: string; value: number }) =>
        `${party} ${row} ${value}`,
    );
  const fire = (firing: number, target: number, table = 6) =>
    counted({ roll: "fire", table, firer: { figures: firing }, target: { figures: target } });
  expect(await fire(20, 30)).toEqual(["target more-50 -1"]);
  expect(await fire(20, 29)).toEqual([]);
  expect(await fire(30, 10)).toEqual(["firer more-200 2"]);
  expect(await fire(4, 10, 7)).toEqual(["firer more-100 1"]);
  expect(await fire(3, 60)).toEqual(["target more-400 -8"]);
  const sized = (unitFigures: number) => ({ arm: "infantry", figures: 12, unitFigures });
  const melee = { roll: "melee", attacker: sized(90), defender: sized(18) };
  expect(await counted(melee)).toEqual(["attacker more-200 4"]);
  const both = { ...melee, defender: { ...sized(18), rows: ["more-50"] } };
  expect((await ask(both)).json.errors).toEqual([
    expect.objectContaining({ path: "/defender/rows/0", code: "own-field" }),
  ]);
});

test("what is beyond the last figure counts as the loss of all", async () => {
  const { json } = await ask({
    roll: "fire",
    table: 6,
    firer: { figures: 60, valour: 5 },
    target: { figures: 7, rows: [] },
  });
  const [loss] = json.distributions as Distribution[];
  expect(loss?.outcomes.map(({ value, label }) => [value, label])).toEqual([
    [1, "1"],
    [3, "3"],
    [6, "6"],
    [7, "7 (all)"],
  ]);
  expect(json.distributions[0].outcomes[3].chance).toEqual(
    json.distributions[0].outcomes[3].orMore,
  );
  expect(json.readings.map(({ id }: { id: string }) => id)).toContain("all-lost");
});

test("rows of another arm are refused, rows that cannot meet are remarked on", async () => {
  const rows = ["square-mass-huddle", "flank-fire"];
  const remarked = await ask({ ...FIRE, target: { rows } }, "da");
  expect(remarked.status).toBe(200);
  expect(remarked.json.remarks).toEqual([
    {
      path: "/target/rows/1",
      code: "no-flank",
      text: expect.stringMatching(/Karré.*Flankeskydning.*1\.3\.1/),
    },
  ]);
  const refused = await ask({ ...FIRE, target: { arm: "cavalry", rows } });
  expect(refused.status).toBe(422);
  expect(refused.json.errors).toEqual([
    expect.objectContaining({ path: "/target/rows/0", code: "wrong-arm" }),
  ]);
});

test("it is answered in the reader's language", async () => {
  const labels = async (lang: string) => (await ask(FIRE, lang)).json.distributions[1].label;
  expect(await labels("en")).toBe("Morale of the target");
  expect(await labels("da")).toBe("Målets moral");
  expect(await labels("pl")).toBe("Morale celu");
});

test.each([
  {
    roll: "melee",
    attacker: { arm: "cavalry", figures: 20 },
    defender: { arm: "infantry", figures: 30 },
  },
  { roll: "spread-of-rout", routing: {}, defender: {} },
  { roll: "commander" },
  { roll: "reorganisation", rows: ["adjutant-in-contact"], failedBounds: 1 },
  { roll: "order", rows: ["commander-in-contact"], valour: -2 },
  { roll: "catch" },
  { roll: "replacement" },
  { roll: "materials", work: "barricade", nearSource: true },
  { roll: "demolition", work: "detonation", failedBounds: 2 },
])("everybody may ask for $roll", async (question) => {
  const { status, json } = await ask(question);
  expect(status).toBe(200);
  for (const { outcomes } of json.distributions as Distribution[]) {
    const sum = outcomes.reduce(
      (all, { chance }) => all + chance.numerator / chance.denominator,
      0,
    );
    expect(sum).toBeCloseTo(1, 12);
  }
});

test.each([
  ["an unknown row", { ...FIRE, target: { rows: ["moonlight"] } }, ["/target/rows/0"]],
  ["what every object has", { ...FIRE, target: { rows: ["toString"] } }, ["/target/rows/0"]],
  [
    "two rows of one group",
    { ...FIRE, target: { rows: ["cover-1", "column-effect", "cover-2"] } },
    ["/target/rows/2"],
  ],
  [
    "a row of the other party",
    { ...FIRE, firer: { figures: 20, rows: ["cover-1"] } },
    ["/firer/rows/0"],
  ],
  ["valour out of range", { ...FIRE, target: { valour: 6 } }, ["/target/valour"]],
  ["figures as text", { ...FIRE, firer: { figures: "20" } }, ["/firer/figures"]],
  ["no figures", { ...FIRE, firer: { figures: 0 } }, ["/firer/figures"]],
  [
    "a commander's factor that table 10 lacks",
    { ...FIRE, target: { commander: 0 } },
    ["/target/commander"],
  ],
  ["an unknown field", { ...FIRE, weather: "rain" }, ["/weather"]],
  ["an unknown table", { ...FIRE, table: 8 }, ["/table"]],
  ["an unknown roll", { roll: "duel" }, ["/roll"]],
  ["a list", [], [""]],
  ["nothing", null, [""]],
])("%s is refused with its place", async (_, question, paths) => {
  const { status, json } = await ask(question);
  expect(status).toBe(422);
  expect(json.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
});

test("ten thousand rows, depth and strange text are refused, not answered with a crash", async () => {
  const many = { ...FIRE, target: { rows: Array.from({ length: 10_000 }, () => "cover-1") } };
  expect((await ask(many)).status).toBe(422);
  const deep = JSON.parse(`${'{"a":'.repeat(100)}1${"}".repeat(100)}`);
  expect((await ask(deep)).status).toBe(422);
  expect((await ask({ ...FIRE, target: { rows: ["\u202e🎲"] } })).status).toBe(422);
  const malformed = { body: "{", headers: { "content-type": "application/json" } };
  expect((await callApi("/rules/belle-alliance/odds", malformed)).status).toBe(400);
  expect((await callApi("/rules/belle-alliance/odds")).status).toBe(405);
});
