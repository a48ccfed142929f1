import { beforeAll, describe, expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, publish, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const anna = await newPerson("Anna");
const bo = await newPerson("Bo");

const unit = (nation: string, i: number) => ({
  id: `${nation}-${i}`,
  name: `Battalion ${i}`,
  nation,
  arm: "infantry",
  type: "line",
  men: 500,
});
const side = (id: string, nation: string, units: number) => ({
  id,
  name: id,
  colour: "a",
  formations: [
    {
      id: `${id}-brigade`,
      name: `${id} brigade`,
      level: "brigade",
      units: Array.from({ length: units }, (_, i) => unit(nation, i)),
    },
  ],
});

const scenarios = [
  {
    title: "Sehested ved Århus Å",
    date: "1813-12-10",
    place: "Løjt Kirkeby",
    sides: [side("danes", "denmark", 3)],
  },
  {
    title: "Gąsiorowo i Łódź",
    language: "pl",
    date: "1807-01-05",
    summary: "Żółć, świt i źdźbło",
    sides: [side("poles", "poland", 40)],
    map: { widthCm: 300, depthCm: 150 },
  },
  {
    title: "Straße nach Übersee",
    date: "1813-10-16",
    sides: [side("prussians", "prussia", 2), side("french", "france", 2)],
    umpireNotes: "Sprengladung",
  },
];
const ids: string[] = [];

beforeAll(async () => {
  for (const fields of scenarios) {
    const id = await storeScenario(anna, fields);
    await publish(anna, id);
    ids.push(id);
  }
  await storeScenario(anna, { title: "Hidden draft", date: "1809-07-05" });
  await publish(anna, await storeScenario(anna, { title: "By its link alone" }), "unlisted");
});

async function find(query: string, token?: string) {
  return callApi(`/scenarios?${query}`, token ? { token } : {});
}
async function titles(query: string, token?: string): Promise<string[]> {
  const { json } = await find(query, token);
  return json.items.map((item: { title: string }) => item.title.split(" ")[0]).sort();
}

describe("words are found with and without the letters of their language", () => {
  test.each([
    ["Århus", ["Sehested"]],
    ["arhus", ["Sehested"]],
    ["aarhus", ["Sehested"]],
    ["AARH", ["Sehested"]],
    ["løjt", ["Sehested"]],
    ["lojt kirke", ["Sehested"]],
    ["Łódź", ["Gąsiorowo"]],
    ["lodz", ["Gąsiorowo"]],
    ["gasior", ["Gąsiorowo"]],
    ["zolc swit", ["Gąsiorowo"]],
    ["strasse ubersee", ["Straße"]],
    ["brigade", ["Gąsiorowo", "Sehested", "Straße"]],
    ["danes & poles", []],
    ["!!!", ["Gąsiorowo", "Sehested", "Straße"]],
  ])("%s", async (words, expected) => {
    expect(await titles(`q=${encodeURIComponent(words)}`)).toEqual(expected);
  });
});

test.each(["sprengladung", "hidden", "link"])("nobody finds secrets by %s", async (word) => {
  expect(await titles(`q=${word}`)).toEqual([]);
  expect(await titles(`q=${word}`, bo.token)).toEqual([]);
});

test("owners find their own drafts, but not by what is secret in them", async () => {
  expect(await titles("q=hidden", anna.token)).toEqual(["Hidden"]);
  expect(await titles("mine=true", bo.token)).toEqual([]);
  expect(await titles("mine=true", anna.token)).toHaveLength(5);
});

describe("facets narrow the list", () => {
  test.each([
    ["nation=denmark", ["Sehested"]],
    ["nation=denmark&nation=prussia", ["Sehested", "Straße"]],
    ["year=1813", ["Sehested", "Straße"]],
    ["yearFrom=1800&yearTo=1810", ["Gąsiorowo"]],
    ["size=medium", ["Gąsiorowo"]],
    ["size=small&size=medium", ["Gąsiorowo", "Sehested", "Straße"]],
    ["table=large", ["Gąsiorowo"]],
    ["language=pl", ["Gąsiorowo"]],
    ["system=belle-alliance&year=1807", ["Gąsiorowo"]],
    ["system=bogowie-wojny", []],
  ])("%s", async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });
});

test("facets are counted over what the reader may see, each leaving itself out", async () => {
  const { facets } = (await find("facets=true&year=1813")).json;
  expect(facets.year).toEqual({ 1807: 1, 1813: 2 });
  expect(facets.nation).toEqual({ denmark: 1, prussia: 1, france: 1 });
  expect(facets.size).toEqual({ small: 2 });
  const own = (await find("facets=true", anna.token)).json.facets;
  expect(own.year).toEqual({ 1807: 1, 1809: 1, 1813: 2 });
});

test.each(["updated", "title", "year", "size"])(
  "pages of one, sorted by %s, show everything once and in order",
  async (sort) => {
    const whole = (await find(`sort=${sort}&limit=100`, anna.token)).json;
    expect(whole.nextCursor).toBeNull();
    const paged: string[] = [];
    let cursor = "";
    for (let page = 0; page < 10; page++) {
      const { json } = await find(`sort=${sort}&limit=1${cursor}`, anna.token);
      paged.push(...json.items.map((item: { id: string }) => item.id));
      if (!json.nextCursor) break;
      cursor = `&cursor=${json.nextCursor}`;
    }
    expect(paged).toEqual(whole.items.map((item: { id: string }) => item.id));
    expect(paged).toHaveLength(5);
  },
);

test("a cursor of one order is refused by another", async () => {
  const { nextCursor } = (await find("sort=title&limit=1")).json;
  expect((await find(`sort=size&limit=1&cursor=${nextCursor}`)).status).toBe(422);
});

test("titles sort as readers expect across alphabets", async () => {
  const { json } = await find("sort=title");
  expect(json.items.map((item: { title: string }) => item.title.split(" ")[0])).toEqual([
    "Gąsiorowo",
    "Sehested",
    "Straße",
  ]);
});

test("a collection without documents is empty", async () => {
  for (const collection of ["maps", "army-books"]) {
    const answer = await callApi(`/${collection}`);
    expect([answer.status, answer.json]).toEqual([200, { items: [], nextCursor: null }]);
  }
});
