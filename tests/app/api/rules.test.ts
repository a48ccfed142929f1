import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";
const rules = (path: string) => callApi(`/rules${path}`);

test("every table listed can be read, whole, in three languages, by everybody", async () => {
  for (const game of ["belle-alliance", "bogowie-wojny"]) {
    const { tables } = (await rules(`/${game}/tables`)).json;
    for (const { id } of tables) {
      const titles = new Set<string>();
      for (const lang of ["en", "da", "pl"]) {
        const answer = await rules(`/${game}/tables/${id}?lang=${lang}`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("cache-control")).toContain("public");
        expect(answer.json.rows.length).toBeGreaterThan(0);
        for (const row of answer.json.rows) expect(row.label).not.toMatch(/^$|\w\.\w+\./);
        expect(answer.text).not.toMatch(/"[^"]*(?:belleAllianceTables|table21|belleAlliance)\./);
        titles.add(answer.json.title);
      }
      expect(titles.size).toBe(3);
    }
  }
});

test("what caches may share they keep apart by the language asked for", async () => {
  const path = "/belle-alliance/tables/5";
  const [danish, polish] = await Promise.all(
    ["da", "pl"].map((options) =>
      callApi(`/rules${path}`, { headers: { "accept-language": options } }),
    ),
  );
  expect(danish?.json.title).not.toBe(polish?.json.title);
  expect(danish?.headers.get("vary")).toMatch(/accept-language/i);
});

test("table 5: a wall between 1 and 2 m is an obstacle and a cover of class II", async () => {
  const { json } = await rules("/belle-alliance/tables/5?lang=da");
  const wall = json.rows.find((row: { id: string }) => row.id === "wall-1-to-2");
  expect(wall).toMatchObject({
    label: "Mure fra 1 til 2 m",
    cells: { obstacle: "II", cover: "II" },
  });
});

test("table 21 is searched by nation, arm, year and words", async () => {
  const danes = await rules("/belle-alliance/valour?nation=denmark&arm=cavalry&lang=en");
  expect(danes.json.rows.length).toBeGreaterThan(0);
  for (const row of danes.json.rows) {
    expect(row.heading).toBe("denmark");
    expect([null, "cavalry"]).toContain(row.armCode);
    for (const value of row.values) expect(value).toEqual(expect.any(Number));
  }
  const jaegers = await rules("/belle-alliance/valour?q=jaeg");
  expect(jaegers.json.rows.length).toBeGreaterThan(1);
  const dutch = await rules("/belle-alliance/valour?nation=netherlands&year=1815");
  const headings = new Set(dutch.json.rows.map((row: { heading: string }) => row.heading));
  expect([...headings].sort()).toEqual(["belgium", "holland"]);
});

test.each([
  ["/belle-alliance/tables/22", 404],
  ["/belle-alliance/tables/0", 404],
  ["/belle-alliance/tables/x", 404],
  ["/bogowie-wojny/tables/__proto__", 404],
  ["/belle-alliance/valour?nation=atlantis", 422],
  ["/belle-alliance/valour?arm=navy", 422],
])("%s is answered %i", async (path, status) => {
  expect((await rules(path)).status).toBe(status);
});

test("Belle Alliance has 21 tables, each with what a reader needs", async () => {
  const { tables } = (await rules("/belle-alliance/tables")).json;
  expect(tables.map(({ n }: { n: number }) => n)).toEqual(
    Array.from({ length: 21 }, (_, i) => i + 1),
  );
  for (const { n } of tables) {
    const { json } = await rules(`/belle-alliance/tables/${n}?lang=da`);
    expect(json).toMatchObject({ id: String(n), n, number: n });
    expect(json.source).toBe(`Belle Alliance, anden udgave, 18. juni 2001, skema ${n}`);
    for (const row of json.rows) {
      expect(Object.keys(row.texts)).toEqual(Object.keys(row.cells));
      for (const text of Object.values(row.texts)) expect(text).not.toBe("");
    }
  }
});

test.each([
  [3, "cavalry-line", { road: null, ordinary: 30, difficult: 15, wood: 5 }],
  [4, "II", { infantry: 0.5, cavalry: 0.25 }],
  [5, "barricade", { obstacle: "I", cover: "-/I" }],
  [6, "valour", { ownLoss: { swing: 5, sign: 1 }, opponentMorale: { swing: 5, sign: -1 } }],
  [7, "mounted-cavalry", { opponentLoss: 1 }],
  [12, "from-21", { result: { from: 21, to: null }, loss: 3, morale: "FD", prisonersOfCavalry: 8 }],
  [13, "rifle", { zone2: { fromCm: 18, toCm: 30 } }],
  [20, "abatis", { figures: 5, time: 8 }],
])("table %i, %s: cells are data", async (n, id, cells) => {
  const { json } = await rules(`/belle-alliance/tables/${n}`);
  expect(json.rows.find((row: { id: string }) => row.id === id)).toMatchObject({ cells });
});

test.each([
  ["bases", "artillery-6", { depthCm: 6, widthCm: 4, gunners: 2 }],
  ["army-morale", "wavering", { modifier: -2 }],
  ["wagomiar", "grenadiers", { arm: "infantry", points: 1.5, traits: ["veteran"] }],
  ["upgrades", "redoubt", { points: 4 }],
])("Bogowie Wojny, %s, %s: figures stand beside the cells", async (id, row, fields) => {
  const { json } = await rules(`/bogowie-wojny/tables/${id}?lang=pl`);
  expect(json.rows.find((each: { id: string }) => each.id === row)).toMatchObject(fields);
});

test.each([
  ["orders", "attack", { near: { atLeast: 5 }, far: { atLeast: 9 } }],
  ["battlefield", "woodland", { die: 4, woods: { most: 6, least: 4 }, "built-up-3": { most: 0 } }],
  [
    "terrain",
    "wood",
    { "light-infantry": "free", cavalry: { code: "times", figures: { times: 4 } } },
  ],
  ["melee-modifiers", "works", { attackingInfantry: 4, defendingInfantry: 6, defendingCavalry: 0 }],
  ["victory-bands", "minor", { difference: { from: 4, to: 10 } }],
  ["characters", "cautious", { commandValue: { from: null, to: -1 } }],
  ["army-morale", "broken", { modifier: null }],
])("Bogowie Wojny, %s, %s: cells are data", async (id, row, cells) => {
  const { json } = await rules(`/bogowie-wojny/tables/${id}`);
  expect(json.rows.find((each: { id: string }) => each.id === row)).toMatchObject({ cells });
});

test("Bogowie Wojny's tables stand in the book's order, each with its open places", async () => {
  const { tables } = (await rules("/bogowie-wojny/tables?lang=en")).json;
  const chapters = tables.map(({ chapter }: { chapter: string }) => chapter);
  const inOrder = [...chapters].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  expect(chapters).toEqual(inOrder);
  const { json } = await rules("/bogowie-wojny/tables/orders?lang=en");
  expect(json).toMatchObject({ id: "orders", chapter: "5.3", title: "Table of orders" });
  expect(json.doubts).toEqual([{ id: "missing-plus", text: expect.stringContaining("9+") }]);
});

test("the first edition's differences are named", async () => {
  const seventh = (await rules("/belle-alliance/tables/7")).json;
  expect(seventh.variants).toEqual([
    expect.objectContaining({ row: "mounted-cavalry", column: "opponentLoss", cell: -4 }),
  ]);
  const fifth = (await rules("/belle-alliance/tables/5")).json;
  expect(fifth.variants).toEqual([expect.objectContaining({ kind: "row-absent" })]);
});

test("orders are worded as in each language's rule book", async () => {
  const rout = async (lang: string) =>
    (await rules(`/belle-alliance/tables/12?lang=${lang}`)).json.rows.at(-1).texts.morale;
  expect([await rout("en"), await rout("da"), await rout("pl")]).toEqual(["FD", "FU", "PD"]);
});

test("table 21 in Danish is the print's, blanks and all", async () => {
  const { rows } = (await rules("/belle-alliance/valour?lang=da")).json;
  expect(rows.length).toBe(188);
  const pick = (id: string) => rows.find((row: { id: string }) => row.id === id);
  expect(rows.filter((row: { nation: string | null }) => row.nation === null).length).toBe(2);
  expect(pick("t21-ikke-anfoerte-enheder")).toMatchObject({ nation: null, arm: null, values: [0] });
  expect(pick("t21-portugal-blank")).toMatchObject({
    nation: "Portugal",
    unit: "-",
    arm: null,
    year: null,
    values: [],
  });
  expect(pick("t21-france-1813-13-kyrasserer")).toMatchObject({
    nation: "Frankrig",
    unit: "13. kyrasserer",
    arm: "Tungt kavaleri",
    year: 1813,
    values: [1],
    source: "Belle Alliance, anden udgave, 18. juni 2001, skema 21",
  });
  expect(pick("t21-belgium-artillery")).toMatchObject({ unit: "-", arm: "Artilleri" });
  const english = (await rules("/belle-alliance/valour?lang=en")).json.rows;
  expect(english[4]).toMatchObject({
    nation: "Baden",
    unit: "Light dragoons",
    arm: "Light cavalry",
  });
});
