import { z } from "zod";
import type { Answer, Endpoint } from "@/lib/http/endpoint";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of endpoints, made of the very schemas that parse their requests. */
export function describeApi(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeOperation(endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Grundlag", version },
    servers: [{ url: "/api/v1" }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
      },
    },
  };
}

function describeOperation(endpoint: Endpoint): Json {
  const { method, path, summary, access, mediaTypes, bodyDescription } = endpoint;
  const parameters = [
    ...describeParameters(endpoint.params, "path"),
    ...describeParameters(endpoint.query, "query"),
    ...(endpoint.needsIfMatch ? [ifMatch] : []),
  ];
  return {
    operationId: operationId(method, path),
    summary,
    tags: [path.split("/")[1]],
    security: SECURITY[access],
    parameters,
    ...(bodyDescription ? { requestBody: describeBody(bodyDescription, mediaTypes) } : {}),
    responses: Object.fromEntries(
      Object.entries(endpoint.answers).map(([status, answer]) => [status, describeAnswer(answer)]),
    ),
  };
}

const SECURITY: Record<Endpoint["access"], Json[]> = {
  open: [],
  optional: [{}, { session: [] }, { bearer: [] }],
  read: [{ session: [] }, { bearer: [] }],
  write: [{ session: [] }, { bearer: [] }],
};

const ifMatch = {
  name: "If-Match",
  in: "header",
  required: true,
  description: "The ETag the change starts from",
  schema: { type: "string" },
};

function describeParameters(schema: z.ZodObject, place: "path" | "query"): Json[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, "input");
  return Object.entries(properties as Record<string, Json>).map(([name, described]) => ({
    name,
    in: place,
    required: place === "path" || (required as string[]).includes(name),
    schema: described,
  }));
}

function describeBody(schema: z.ZodType, mediaTypes: readonly string[]): Json {
  const content = { schema: jsonSchemaOf(schema, "input") };
  return {
    required: true,
    content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, content])),
  };
}

function describeAnswer({ description, schema, mediaType = "application/json" }: Answer): Json {
  if (!schema && mediaType === "application/json") return { description };
  const content = schema ? { schema: jsonSchemaOf(schema, "output") } : {};
  return { description, content: { [mediaType]: content } };
}

/** JSON Schema 2020-12 of a zod schema; `input` is what may be sent, `output` what comes back. */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const {
    $schema: _,
    "~standard": __,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
  }) as Json;
  return rest;
}

function operationId(method: string, path: string): string {
  const words = path
    .replace(/[{}]/g, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [method.toLowerCase(), ...words].join("-");
}
