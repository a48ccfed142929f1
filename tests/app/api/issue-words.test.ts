import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario } from "@/tests/app/api/people";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";

interface Told {
  readonly path: string;
  readonly message: string;
}

/** What is said of each place of what was asked, in a language. */
async function told(address: string, json: unknown, language: string) {
  const headers = { "accept-language": language };
  const answer = await callApi(address, { ...(json === null ? {} : { json }), headers });
  expect(answer.status, answer.text).toBe(422);
  const errors: Told[] = answer.json.errors;
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
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
    expect((await told(address, json, "da"))[path]).toBe(da);
    expect((await told(address, json, "pl"))[path]).toBe(pl);
    expect((await told(address, json, "en"))[path]).not.toMatch(/[æøåąęłż]/);
  },
);
