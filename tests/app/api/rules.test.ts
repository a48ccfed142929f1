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
        titles.add(answer.json.title);
      }
      expect(titles.size).toBe(3);
    }
  }
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
