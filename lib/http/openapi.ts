import { z } from "zod";
import type { Answer, Endpoint } from "@/lib/http/endpoint";

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 description of endpoints, made of the very schemas that parse their requests. Schemas
 * in `named` are described once, under their names.
 */
export function describeApi(
  endpoints: readonly Endpoint[],
  { version, named }: { version: string; named: Readonly<Record<string, z.ZodType>> },
): Json {
  const schemas = new SchemaBook(named);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeOperation(endpoint, schemas),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Grundlag", version },
    servers: [{ url: "/api/v1" }],
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
      },
    },
  };
}

function describeOperation(endpoint: Endpoint, schemas: SchemaBook): Json {
  const { method, path, summary, access, mediaTypes, bodyDescription } = endpoint;
  const parameters = [
    ...describeParameters(endpoint.params, "path"),
    ...describeParameters(endpoint.query, "query"),
    ...(endpoint.needsIfMatch ? [ifMatch] : []),
    ...(endpoint.takesIfMatch ? [{ ...ifMatch, required: false }] : []),
  ];
  return {
    operationId: operationId(method, path),
    summary,
    tags: [path.split("/")[1]],
    security: SECURITY[access],
    parameters,
    ...(bodyDescription
      ? { requestBody: describeBody(schemas.describe(bodyDescription, "input"), mediaTypes) }
      : {}),
    responses: Object.fromEntries(
      Object.entries(endpoint.answers).map(([status, answer]) => [
        status,
        describeAnswer(answer, schemas),
      ]),
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

function describeBody(schema: Json, mediaTypes: readonly string[]): Json {
  return {
    required: true,
    content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }])),
  };
}

function describeAnswer(answer: Answer, schemas: SchemaBook): Json {
  const { description, schema, mediaType = "application/json" } = answer;
  if (!schema && mediaType === "application/json") return { description };
  const content = schema ? { schema: schemas.describe(schema, "output") } : {};
  return { description, content: { [mediaType]: content } };
}

type Io = "input" | "output";

/** JSON Schema 2020-12 of a zod schema; `input` is what may be sent, `output` what comes back. */
export function jsonSchemaOf(schema: z.ZodType, io: Io): Json {
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

/** Describes schemas for a larger document: what is named or recursive goes into its components. */
class SchemaBook {
  readonly components: Record<string, Json> = {};
  readonly #names = z.registry<{ id: string }>();
  #described = 0;

  constructor(named: Readonly<Record<string, z.ZodType>>) {
    for (const [id, schema] of Object.entries(named)) this.#names.add(schema, { id });
  }

  describe(schema: z.ZodType, io: Io): Json {
    this.#described += 1;
    // Wrapped, so that a named schema is a reference even where it is all that is described.
    const { properties, $defs } = z.toJSONSchema(z.object({ it: schema.optional() }), {
      io,
      unrepresentable: "any",
      metadata: this.#names,
    }) as unknown as { properties: { it: Json }; $defs?: Record<string, Json> };
    for (const [name, definition] of Object.entries($defs ?? {})) {
      this.components[this.#componentName(name, io)] ??= this.#pointed(definition, io);
    }
    return this.#pointed(properties.it, io);
  }

  #pointed(schema: Json, io: Io): Json {
    const text = JSON.stringify(schema).replace(
      /"#\/\$defs\/([^"]+)"/g,
      (_, name: string) => `"#/components/schemas/${this.#componentName(name, io)}"`,
    );
    return JSON.parse(text);
  }

  // Names zod made up itself mean something else in every description.
  #componentName(name: string, io: Io): string {
    const own = name.startsWith("__") ? `recursive${this.#described}${name}` : name;
    return io === "input" ? `${own}-input` : own;
  }
}

function operationId(method: string, path: string): string {
  const words = path
    .replace(/[{}]/g, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [method.toLowerCase(), ...words].join("-");
}
