import type { z } from "zod";
import {
  type Answer,
  COMMON_QUERY,
  type Endpoint,
  type Method,
  successesOf,
} from "@/lib/http/endpoint";
import { SharedComponents } from "@/lib/http/openapi-components";
import { describeRefusals, referToRefusals } from "@/lib/http/openapi-refusals";
import {
  type Described,
  describeSchemas,
  type Json,
  referencesIn,
  type Schemas,
} from "@/lib/http/openapi-schemas";

/** Everything the API description needs besides the endpoints. */
interface ApiFacts {
  readonly info: Json;
  /** The sections of the API, each with the first segments of its paths. */
  readonly tags: readonly {
    readonly name: string;
    readonly description: string;
    readonly paths: readonly string[];
  }[];
  /** Schemas described once, by name; a recursive schema must be among them. */
  readonly named: Readonly<Record<string, z.ZodType>>;
  /** The schema of errors. */
  readonly problem: z.ZodType;
  /** Examples of parameters by name; the first valid one is shown. */
  readonly examples: Readonly<Record<string, readonly unknown[]>>;
}

/** The OpenAPI 3.1 description of endpoints, generated from the same schemas that parse their requests. */
export function describeApi(endpoints: readonly Endpoint[], facts: ApiFacts): Json {
  const described = [...endpoints.flatMap(schemasOf), [facts.problem, "output"] as const];
  const schemas = describeSchemas(described, facts.named);
  addExamples(schemas, endpoints);
  const around = { facts, schemas };
  const shared = sharedComponentsOf(endpoints, around);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const common = parametersOfPath(endpoint, around).map((each) => shared.parameters.place(each));
    paths[endpoint.path] = {
      ...(paths[endpoint.path] ?? { parameters: common }),
      [endpoint.method.toLowerCase()]: describeOperation(endpoint, { ...around, shared }),
    };
  }
  return {
    openapi: "3.1.0",
    info: facts.info,
    servers: [{ url: "/api/v1" }],
    security: SECURITY[USUAL_ACCESS],
    tags: facts.tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      responses: {
        ...describeRefusals(endpoints, schemas.of(facts.problem, "output")),
        ...shared.responses.components,
      },
      requestBodies: shared.requestBodies.components,
      parameters: shared.parameters.components,
      headers: { "Retry-After": RETRY_AFTER },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
      },
    },
  };
}

interface Around {
  readonly facts: ApiFacts;
  readonly schemas: Schemas;
}

/** What several operations have alike. */
function sharedComponentsOf(endpoints: readonly Endpoint[], around: Around) {
  const parameters = endpoints.flatMap((endpoint) => [
    ...parametersOfPath(endpoint, around),
    ...parametersOf(endpoint, around),
  ]);
  const bodies = endpoints
    .map((endpoint) => describeBody(endpoint, around))
    .filter((body) => body !== null);
  const answers = endpoints.flatMap((endpoint) =>
    successesOf(endpoint).map(([, answer]) => describeAnswer(answer, around.schemas)),
  );
  return {
    parameters: new SharedComponents("parameters", parameters, ({ name }) => String(name)),
    requestBodies: new SharedComponents("requestBodies", bodies, nameOfHeld),
    responses: new SharedComponents("responses", answers, nameOfHeld),
  };
}

/** The name of the schema that a body holds; null where that has none. */
function nameOfHeld({ content = {} }: Json): string | null {
  const [{ schema } = {}] = Object.values(content as Record<string, { schema?: Json }>);
  return (schema && referencesIn(nameOnly(schema))[0]) ?? null;
}

const IF_MATCH = {
  name: "If-Match",
  in: "header",
  description: "The ETag the change starts from",
  schema: { type: "string" },
  example: '"3"',
};
const RETRY_AFTER = { description: "Seconds to wait", schema: { type: "integer" } };

function schemasOf({ params, query, bodyDescription, ...endpoint }: Endpoint): Described[] {
  const sent = [...Object.values(params.shape), ...Object.values(query.shape)] as z.ZodType[];
  return [
    ...[...sent, ...(bodyDescription ? [bodyDescription] : [])].map(
      (each) => [each, "input"] as const,
    ),
    ...successesOf({ ...endpoint, params, query, bodyDescription }).flatMap(([, { schema }]) =>
      schema ? [[schema, "output"] as const] : [],
    ),
  ];
}

/** Adds the example of a named body to that body's schema, once for all endpoints that take it. */
function addExamples(schemas: Schemas, endpoints: readonly Endpoint[]): void {
  for (const { bodyDescription, example } of endpoints) {
    const name = bodyDescription && referencesIn(nameOnly(schemas.of(bodyDescription, "input")))[0];
    Object.assign(schemas.components[name ?? ""] ?? {}, { examples: [example] });
  }
}

function nameOnly({ $ref = "" }: Json): Json {
  return { $ref };
}

/** What every method of an endpoint's path takes. */
function parametersOfPath({ params }: Endpoint, around: Around): Json[] {
  return [
    ...describeParameters("path", params.shape, around),
    ...describeParameters("query", COMMON_QUERY, around),
  ];
}

/** What it takes beside that. */
function parametersOf({ query, needsIfMatch, takesIfMatch }: Endpoint, around: Around): Json[] {
  const own = Object.entries(query.shape).filter(([name]) => !(name in COMMON_QUERY));
  return [
    ...describeParameters("query", Object.fromEntries(own), around),
    ...(needsIfMatch ? [{ ...IF_MATCH, required: true }] : []),
    ...(takesIfMatch ? [IF_MATCH] : []),
  ];
}

function describeOperation(
  endpoint: Endpoint,
  { shared, ...around }: Around & { readonly shared: ReturnType<typeof sharedComponentsOf> },
): Json {
  const { method, path, summary, access } = endpoint;
  const [, room = ""] = path.split("/");
  const [inShort = "", rest] = summary.split(/[;:] (.*)/s);
  const parameters = parametersOf(endpoint, around).map((each) => shared.parameters.place(each));
  const body = describeBody(endpoint, around);
  const successes = successesOf(endpoint).map(([status, answer]) => [
    status,
    shared.responses.place(describeAnswer(answer, around.schemas)),
  ]);
  return {
    operationId: operationId(method, path),
    summary: inShort,
    ...(rest ? { description: asSentence(rest) } : {}),
    tags: around.facts.tags.filter(({ paths }) => paths.includes(room)).map(({ name }) => name),
    ...(access === USUAL_ACCESS ? {} : { security: SECURITY[access] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: shared.requestBodies.place(body) } : {}),
    responses: { ...Object.fromEntries(successes), ...referToRefusals(endpoint) },
  };
}

function asSentence(words: string): string {
  return words.replace(/^./u, (first) => first.toUpperCase());
}

function describeBody(
  { bodyDescription, mediaTypes, example }: Endpoint,
  { schemas }: Around,
): Json | null {
  if (!bodyDescription) return null;
  const schema = schemas.of(bodyDescription, "input");
  const held = "$ref" in schema ? { schema } : { schema, example };
  return {
    required: true,
    content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, held])),
  };
}

const SECURITY: Record<Endpoint["access"], Json[]> = {
  open: [],
  optional: [{}, { session: [] }, { bearer: [] }],
  read: [{ session: [] }, { bearer: [] }],
  write: [{ session: [] }, { bearer: [] }],
};

/** The default access, stated once for all operations that do not state their own. */
const USUAL_ACCESS = "optional";

/** A unique name for each method and path: `getScenarioMapPng` for `GET /scenarios/{id}/map.png`. */
function operationId(method: Method, path: string): string {
  const segments = path.split("/").slice(1);
  const words = segments.flatMap((segment, i) => {
    const isOneOfMany = segments[i + 1]?.startsWith("{") ?? false;
    return segment.startsWith("{") ? [] : wordsOf(isOneOfMany ? singular(segment) : segment);
  });
  return (
    method.toLowerCase() + words.map((word) => word.replace(/^./, (a) => a.toUpperCase())).join("")
  );
}

function wordsOf(segment: string): string[] {
  return segment.split(/[^A-Za-z0-9]+/).filter(Boolean);
}

function singular(segment: string): string {
  return segment.replace(/(?<=sh|ch)es$|s$/, "");
}

function describeParameters(
  place: "path" | "query",
  shape: Readonly<Record<string, unknown>>,
  { facts, schemas }: Around,
): Json[] {
  return Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const { description, ...described } = schemas.of(schema, "input");
    const example = facts.examples[name]?.find((one) => schema.safeParse(one).success);
    return {
      name,
      in: place,
      ...(place === "path" || !schema.safeParse(undefined).success ? { required: true } : {}),
      ...(description ? { description } : {}),
      schema: described,
      ...(example === undefined ? {} : { example }),
    };
  });
}

function describeAnswer(answer: Answer, schemas: Schemas): Json {
  const { description, schema, mediaType = "application/json" } = answer;
  if (!schema && mediaType === "application/json") return { description };
  const content = schema ? { schema: schemas.of(schema, "output") } : {};
  return { description, content: { [mediaType]: content } };
}
