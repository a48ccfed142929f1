import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario } from "@/tests/app/api/people";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";

interface Told {
  readonly path: string;
  readonly message: string;
}

/** What is said of each place of what was asked, in a language, and of all of it under `detail`. */
async function told(address: string, json: unknown, language: string) {
  const headers = { "accept-language": language };
  const answer = await callApi(address, { ...(json === null ? {} : { json }), headers });
  expect(answer.status, answer.text).toBe(422);
  const errors: Told[] = answer.json.errors;
  const places = errors.map(({ path, message }) => [path, message] as const);
  return Object.fromEntries([...places, ["detail", answer.json.detail as string] as const]);
}

const FOOTPRINT = "/rules/belle-alliance/footprint";
const ODDS = "/rules/belle-alliance/odds";
const asked: [
  name: string,
  address: string,
  json: unknown,
  path: string,
  da: string,
  pl: string,
][] = [
  [
    "a type",
    FOOTPRINT,
    { arm: "infantry", formation: "line", figures: "x" },
    "/figures",
    "skal være et tal",
    "powinno zawierać liczbę",
  ],
  [
    "a least",
    FOOTPRINT,
    { arm: "infantry", formation: "line", figures: 0 },
    "/figures",
    "skal være mindst 1",
    "nie może być mniejsze niż 1",
  ],
  [
    "a most",
    FOOTPRINT,
    { arm: "infantry", formation: "line", figures: 9_999 },
    "/figures",
    "må højst være 2500",
    "nie może być większe niż 2500",
  ],
  [
    "one of several",
    "/rules/belle-alliance/tables?lang=xx",
    null,
    "/lang",
    "skal være en af disse: en, da, pl",
    "musi być jedną z tych wartości: en, da, pl",
  ],
  [
    "a field",
    "/rules/belle-alliance/tables?x=1",
    null,
    "/x",
    "er ikke et kendt felt",
    "nie jest znanym polem",
  ],
  [
    "a refinement",
    FOOTPRINT,
    { arm: "artillery", formation: "line", figures: 6, modelGuns: 2 },
    "/figures",
    "er ikke, hvordan denne våbenart tælles: udelad det",
    "nie podaje się dla tego rodzaju broni: pomiń to",
  ],
  [
    "a rule",
    ODDS,
    { roll: "fire", table: 6, firer: { figures: 12, rows: ["no-such"] }, target: {} },
    "/firer/rows/0",
    "er ikke en række i dette skema",
    "nie jest wierszem tej tabeli",
  ],
  [
    "a short text",
    "/scenarios/check",
    bareScenario({ title: "" }),
    "/title",
    "skal have mindst 1 tegn",
    "wymaga co najmniej 1 znaku",
  ],
  [
    "a blank text",
    "/scenarios/check",
    bareScenario({ title: "  " }),
    "/title",
    "skal rumme mere end mellemrum",
    "nie może być puste",
  ],
  [
    "a long text, held against its schema in another thread",
    "/scenarios/check",
    bareScenario({ title: "x".repeat(20_000) }),
    "/title",
    "må højst have 200 tegn",
    "może mieć najwyżej 200 znaków",
  ],
];

test.each(asked)(
  "%s is reported in the reader's language",
  async (_, address, json, path, da, pl) => {
    expect(await told(address, json, "da")).toMatchObject({
      [path]: da,
      detail: `${path}: ${da}`,
    });
    expect(await told(address, json, "pl")).toMatchObject({
      [path]: pl,
      detail: `${path}: ${pl}`,
    });
    expect((await told(address, json, "en"))[path]).not.toMatch(/[æøåąęłż]/);
  },
);

test("several places are named at once, the first three of many", async () => {
  const { detail } = await told("/scenarios/check", { kind: "scenario" }, "da");
  expect(detail).toBe(
    "/schemaVersion: skal være en af disse: 1; /title: skal være tekst; /language: skal være en af disse: en, da, pl",
  );
  const unknown = bareScenario({ a: 1, b: 2, c: 3, d: 4 });
  expect((await told("/scenarios/check", unknown, "da")).detail).toBe(
    "/a: er ikke et kendt felt; /b: er ikke et kendt felt; /c: er ikke et kendt felt; …",
  );
});

test("a file that cannot be read is refused in the reader's language", async () => {
  const ground = await told("/ground?widthCm=100&depthCm=100", "x", "da");
  expect(ground).toEqual({ "": ground.detail, detail: ground.detail });
  expect(ground.detail).toMatch(/^Der er ingen højder i filen og intet terræn/);
  const kinds = await told("/ground?widthCm=100&depthCm=100&kinds=x", "x", "pl");
  expect(kinds["/kinds"]).toMatch(/^powinno mieć postać {"area natural=scrub"/);
  const sheet = await told("/order-of-battle?format=xlsx", "x", "da");
  expect(sheet.detail).toMatch(/^Regnearket er beskadiget/);
  const columns = await told("/order-of-battle?columns=x", "x", "pl");
  expect(columns.detail).toBe('/columns: powinno mieć postać {"effectif": "men"}');
});
