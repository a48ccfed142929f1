import { describe, expect, test } from "vitest";
import { readImport } from "@/app/(author)/desk/_components/import-text";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const anna = await newPerson("Anna");
const id = await storeScenario(anna);

const BATTALION = {
  id: "u1",
  name: "1/Oldenborg",
  nation: "denmark",
  arm: "infantry",
  type: "line",
  men: 500,
};
const UNIT = "/sides/0/formations/0/units/0";
const brigadeOf = (units: object[]) => ({
  id: "f1",
  name: "2. brigade",
  level: "brigade",
  commander: { name: "Lallemand" },
  units,
});
const scenarioOf = (formations: object[], fields: object = {}) =>
  bareScenario({
    ...fields,
    sides: [{ id: "danes", name: "Danskerne", colour: "a", formations }],
  });
const withUnit = (fields: object) => scenarioOf([brigadeOf([{ ...BATTALION, ...fields }])]);

function treeOf(levels: number): object {
  const inner = levels === 1 ? {} : { formations: [treeOf(levels - 1)] };
  return { id: `f${levels}`, name: `Level ${levels}`, level: "brigade", ...inner };
}
const manyUnits = (count: number) =>
  brigadeOf(Array.from({ length: count }, (_, i) => ({ ...BATTALION, id: `u${i}` })));

const REFUSED: readonly [name: string, document: object, path: RegExp][] = [
  ["an unknown nation", withUnit({ nation: "atlantis" }), at(`${UNIT}/nation`)],
  ["a nation by its name", withUnit({ nation: "Danmark" }), at(`${UNIT}/nation`)],
  ["an unknown arm", withUnit({ arm: "airforce" }), at(`${UNIT}/arm`)],
  ["an unknown type", withUnit({ type: "paratrooper" }), at(`${UNIT}/type`)],
  ["a year as text", scenarioOf([], { date: "1813" }), at("/date")],
  ["a year as a word", scenarioOf([], { date: "eighteen-thirteen" }), at("/date")],
  ["a year as a number", scenarioOf([], { date: 1813 }), at("/date")],
  ["a day that never was", scenarioOf([], { date: "1813-02-30" }), at("/date")],
  ["10 000 units", scenarioOf([manyUnits(10_000)]), /\/units\/2000$/],
  ["a tree 9 deep", scenarioOf([treeOf(9)]), /^\/sides\/0(\/formations\/0){9}$/],
  ["a tree 100 deep", scenarioOf([treeOf(100)]), /^\/sides\/0(\/formations\/0){9}$/],
  ["a negative strength", withUnit({ men: -500 }), at(`${UNIT}/men`)],
  ["no men at all", withUnit({ men: 0 }), at(`${UNIT}/men`)],
  ["half a man", withUnit({ men: 500.5 }), at(`${UNIT}/men`)],
  ["men as text", withUnit({ men: "500" }), at(`${UNIT}/men`)],
  ["more men than a number holds", withUnit({ men: 1e300 }), at(`${UNIT}/men`)],
  ["a blank name", withUnit({ name: " \u00a0 " }), at(`${UNIT}/name`)],
  ["a name of 201 letters", withUnit({ name: "x".repeat(201) }), at(`${UNIT}/name`)],
  ["half an emoji", withUnit({ name: "\ud83d" }), at(`${UNIT}/name`)],
  [
    "a valour nobody could mean",
    withUnit({ valour: { own: own(1_000) } }),
    at(`${UNIT}/valour/own/value`),
  ],
  ["supplies for 4 rolls", withUnit({ supplies: 4 }), at(`${UNIT}/supplies`)],
  ["supplies as a word", withUnit({ supplies: "full" }), at(`${UNIT}/supplies`)],
  ["an unknown field", withUnit({ courage: 5 }), at(`${UNIT}/courage`)],
  [
    "a building by its name",
    withUnit({ placement: stand({ buildingId: "The Mill" }) }),
    at(`${UNIT}/placement/buildingId`),
  ],
  [
    "a place off every table",
    withUnit({ placement: stand({ xCm: 1e6 }) }),
    at(`${UNIT}/placement/xCm`),
  ],
  [
    "a facing of 360°",
    withUnit({ placement: stand({ facingDeg: 360 }) }),
    at(`${UNIT}/placement/facingDeg`),
  ],
];

describe.each(REFUSED)("%s", (_, document, path) => {
  test.each(["check", "create", "replace", "import"] as const)(
    "is refused by its path: %s",
    async (way) => {
      const answer = await send(way, document);
      expect(answer.status, answer.text.slice(0, 300)).toBe(422);
      expect(answer.json.code).toBe("invalid-document");
      expect(answer.json.errors[0].path).toMatch(path);
      expect(answer.json.errors[0].message).toMatch(/\S/);
    },
  );
});

const FOUND: readonly [name: string, fields: object, code: string, field: string][] = [
  ["foot with men and guns", { guns: 8 }, "guns-of-other-arm", "guns"],
  [
    "pioneers with men and guns",
    { arm: "engineers", type: "sapper", guns: 2 },
    "guns-of-other-arm",
    "guns",
  ],
  ["a type of another arm", { type: "hussar" }, "type-of-other-arm", "type"],
  ["no type", { type: null }, "type-open", "type"],
  ["neither men nor guns", { men: null }, "strength-missing", "men"],
  [
    "supplies of a train that run out",
    { arm: "train", type: "train", men: null, supplies: 2 },
    "supplies-of-train",
    "supplies",
  ],
  [
    "foot with ammunition for others",
    { ammunition: true },
    "ammunition-of-other-arm",
    "ammunition",
  ],
  ["a valour of 99", { valour: { own: own(-99) } }, "valour-out-of-range", "valour/own"],
  ["a valour of 6", { valour: { own: own(6) } }, "valour-out-of-range", "valour/own"],
  [
    "a row table 21 does not have",
    { valour: { row: "t21-999" } },
    "valour-row-unknown",
    "valour/row",
  ],
  [
    "a building that is not there",
    { placement: stand({ buildingId: "gone" }) },
    "building-unknown",
    "placement/buildingId",
  ],
];

test.each(FOUND)("%s is a finding at its field", async (_, fields, code, field) => {
  const { status, json } = await send("check", withUnit(fields));
  expect(status).toBe(200);
  const found = json.findings.filter((each: { code: string }) => each.code === code);
  expect(found.map((each: { path: string }) => each.path)).toEqual([`${UNIT}/${field}`]);
});

test("a battery may state its men beside its guns", async () => {
  const guns = { arm: "artillery", type: "foot-artillery", guns: 8, calibrePd: 6 };
  const { json } = await send("check", withUnit(guns));
  const codes = json.findings.map((each: { code: string }) => each.code);
  expect(codes).not.toContain("guns-of-other-arm");
});

const NAMES = [
  "💣 battalion 🇩🇰",
  "👨‍👩‍👧‍👦",
  "\u200f1st \u202eelttab\u202c Foot\u200e",
  "פלוגה א׳",
  "كتيبة",
  "Z̸̡̛a̷l̶g̴o̵",
  "  spaced  ",
  "<script>alert(1)</script>",
  "{name, plural}",
  "#set page()",
];

test.each(NAMES)("the name %j comes out as it went in, and can be checked", async (name) => {
  const document = withUnit({ name });
  const checked = await send("check", document);
  expect(checked.status).toBe(200);
  const { json } = await send("create", document);
  const read = await callApi(`/scenarios/${json.id}`, { token: anna.token });
  expect(read.json.sides[0].formations[0].units[0].name).toBe(name);
});

test("2 000 units, as many as a document holds, are checked", async () => {
  const answer = await send("check", scenarioOf([manyUnits(2_000)]));
  expect([answer.status, answer.json.summary.units]).toEqual([200, 2_000]);
});

test("what was refused changed nothing", async () => {
  const kept = await callApi(`/scenarios/${id}`, { token: anna.token });
  expect(kept.headers.get("etag")).toBe('"1"');
});

function at(path: string): RegExp {
  return new RegExp(`^${path}$`);
}

function own(value: number) {
  return { value, reason: "Veterans" };
}

function stand(fields: object) {
  return { xCm: 50, yCm: 50, facingDeg: 0, formation: "line", ...fields };
}

async function send(way: "check" | "create" | "replace" | "import", document: object) {
  const { token } = anna;
  switch (way) {
    case "check":
      return callApi("/scenarios/check", { json: document });
    case "create":
      return callApi("/scenarios", { token, json: document });
    case "replace":
      return callApi(`/scenarios/${id}`, {
        method: "PUT",
        token,
        headers: { "if-match": '"1"' },
        json: document,
      });
    case "import": {
      const read = readImport(JSON.stringify(document));
      if (!read.ok) throw new Error(read.why);
      return callApi("/scenarios", { token, json: read.documents[0]?.json });
    }
  }
}
