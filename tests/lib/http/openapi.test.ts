import { expect, test } from "vitest";
import { ALL_ENDPOINTS } from "@/app/api/v1/_endpoints/all";
import { FAILURES, refusalsOf, USUAL_REFUSALS } from "@/lib/http/endpoint";
import { STATUS_OF } from "@/lib/http/problem";
import { callApi } from "@/tests/app/api/call-api";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";
const { json: api } = await callApi("/openapi.json");

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly description?: string }>
  >;
}
type Path = { readonly parameters: readonly Parameter[] } & Readonly<Record<string, Operation>>;
interface RefusalResponse {
  readonly content: {
    "application/problem+json": {
      schema: { allOf: [object, { properties: { code: { enum: string[] } } }] };
    };
  };
}

const paths: [path: string, described: Path][] = Object.entries(api.paths);
const operations = paths.flatMap(([path, { parameters = [], ...methods }]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
    ...operation,
    method,
    path,
    parameters: [...parameters, ...(operation.parameters ?? [])],
  })),
);
const nameIn = (reference = "") => reference.split("/").at(-1) ?? "";

test("every endpoint is described, and no other", () => {
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const endpoints = ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(described.sort()).toEqual(endpoints.sort());
  expect(api.openapi).toBe("3.1.0");
});

test("endpoints are described in words, with the article that fits", () => {
  const summaries = operations.map(({ summary }) => summary);
  expect(summaries).toContain("Delete an army list with its history");
  for (const summary of summaries) expect(summary).not.toMatch(/\ba [aeio]|army-(list|book)\b/i);
});

test("every reference leads to a component, every path parameter is described", () => {
  const text = JSON.stringify(api);
  for (const [, reference] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
    expect(Object.keys(api.components.schemas)).toContain(reference);
  }
  expect(text).not.toContain("#/$defs/");
  for (const { path, parameters } of operations) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = parameters
      .map((each): Parameter => (each.$ref ? api.components.parameters[nameIn(each.$ref)] : each))
      .filter(({ in: place }) => place === "path")
      .map(({ name }) => name);
    expect(described, path).toEqual(names);
  }
});

test("every operation has a name of its own and a described place", () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("getScenarioMapPng");
  expect(ids).toContain("putClubMember");
  const rooms = api.tags.map(({ name }: { name: string }) => name);
  for (const { path, tags } of operations) {
    expect(tags, path).toHaveLength(1);
    expect(rooms).toContain(tags[0]);
  }
});

test("every error of an endpoint is listed: under its status, or among those of 4XX and 5XX", () => {
  const responses: Record<string, RefusalResponse> = api.components.responses;
  const codesOf = (reference: string | undefined) =>
    responses[nameIn(reference)]?.content["application/problem+json"].schema.allOf[1].properties
      .code.enum;
  for (const endpoint of ALL_ENDPOINTS) {
    const { responses: described = {} } =
      operations.find(
        ({ method, path }) => method.toUpperCase() === endpoint.method && path === endpoint.path,
      ) ?? {};
    for (const [code, words] of refusalsOf(endpoint)) {
      const ownStatus = described[STATUS_OF[code]];
      const any = described[STATUS_OF[code] < 500 ? "4XX" : "5XX"];
      const told = ownStatus ?? any;
      expect(codesOf(told?.$ref), `${endpoint.path} ${code}`).toContain(code);
      const inOtherWords = STATUS_OF[code] < 500 && words !== USUAL_REFUSALS[code];
      if (inOtherWords) expect(ownStatus?.description, `${endpoint.path} ${code}`).toContain(words);
    }
    expect(codesOf(described["5XX"]?.$ref)).toEqual(expect.arrayContaining([...FAILURES]));
  }
});

test("a client reads in one place when each code comes, and with which status", () => {
  const { enum: codes, description } = api.components.schemas.Problem.properties.code;
  expect([...codes].sort()).toEqual(Object.keys(STATUS_OF).sort());
  for (const [code, status] of Object.entries(STATUS_OF))
    expect(description).toContain(`${code} (${status}): `);
});

test("every body has an example, which its endpoint takes", () => {
  for (const { method, path, bodyDescription, example } of ALL_ENDPOINTS) {
    if (!bodyDescription) continue;
    expect(bodyDescription.safeParse(example).error, `${method} ${path}`).toBeUndefined();
  }
});

test("the description stays small enough to be read by programs and people", () => {
  expect(JSON.stringify(api).length).toBeLessThan(500_000);
});

test("what the service refuses, its description of a scenario refuses too", () => {
  const scenario = api.components.schemas.Scenario;
  expect(scenario).toMatchObject({
    type: "object",
    additionalProperties: false,
    required: expect.arrayContaining(["kind", "schemaVersion", "title", "language"]),
  });
});

test.each(["scenario", "army-list"])("the JSON Schema of a %s is self-contained", async (kind) => {
  const { json: schema } = await callApi(`/schemas/${kind}.v1.json`);
  expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  for (const [, reference] of JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) {
    expect(Object.keys(schema.$defs)).toContain(reference);
  }
});
