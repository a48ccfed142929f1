import { expect, test } from "vitest";
import { ALL_ENDPOINTS } from "@/app/api/v1/_endpoints/all";
import { callApi } from "@/tests/app/api/call-api";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";
const { json: api } = await callApi("/openapi.json");

test("every endpoint is described, and no other", () => {
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const endpoints = ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(described.sort()).toEqual([...endpoints, "GET /openapi.json"].sort());
  expect(api.openapi).toBe("3.1.0");
});

test("endpoints are described in words, with the article that fits", () => {
  const summaries = Object.values(api.paths).flatMap((methods) =>
    Object.values(methods as Record<string, { summary: string }>).map(({ summary }) => summary),
  );
  expect(summaries).toContain("Delete an army list with its history");
  for (const summary of summaries) expect(summary).not.toMatch(/\ba [aeio]|army-(list|book)\b/i);
});

test("every reference leads to a component, every path parameter is described", () => {
  const text = JSON.stringify(api);
  for (const [, reference] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
    expect(Object.keys(api.components.schemas)).toContain(reference);
  }
  expect(text).not.toContain("#/$defs/");
  for (const [path, methods] of Object.entries(api.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(
      methods as Record<string, { parameters: never[] }>,
    )) {
      const described = parameters
        .filter(({ in: place }) => place === "path")
        .map(({ name }) => name);
      expect(described, path).toEqual(names);
    }
  }
});

test("what the service refuses, its description of a scenario refuses too", () => {
  const scenario = api.components.schemas["scenario-input"];
  expect(scenario).toMatchObject({
    type: "object",
    additionalProperties: false,
    required: expect.arrayContaining(["kind", "schemaVersion", "title", "language"]),
  });
});

test.each(["scenario", "army-list"])("the JSON Schema of a %s stands by itself", async (kind) => {
  const { json: schema } = await callApi(`/schemas/${kind}.v1.json`);
  expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  for (const [, reference] of JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) {
    expect(Object.keys(schema.$defs)).toContain(reference);
  }
});
