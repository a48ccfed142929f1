import type { z } from "zod";
import { type Answer, type Endpoint, type Method, successesOf } from "@/lib/http/endpoint";
import { describeRefusals, referTo, referToRefusals } from "@/lib/http/openapi-refusals";
import {
  type Described,
  describeSchemas,
  type Json,
  referencesIn,
  type Schemas,
} from "@/lib/http/openapi-schemas";

/** What stands in the description beside the endpoints. */
interface ApiFacts {
  readonly info: Json;
  /** The rooms of the API, each with the first parts of its paths. */
  readonly tags: readonly {
    readonly name: string;
    readonly description: string;
    readonly paths: readonly string[];
  }[];
  /** Schemas described once, under their names; whatever holds itself must be among them. */
  readonly named: Readonly<Record<string, z.ZodType>>;
  /** What errors look like. */
  readonly problem: z.ZodType;
  /** Of parameters, by their names; the first that fits is shown. */
  readonly examples: Readonly<Record<string, readonly unknown[]>>;
}

/** The OpenAPI 3.1 description of endpoints, made of the very schemas that parse their requests. */
export function describeApi(endpoints: readonly Endpoint[], facts: ApiFacts): Json {
  const described = [...endpoints.flatMap(schemasOf), [facts.problem, "output"] as const];
  const schemas = describeSchemas(described, facts.named);
  addExamples(schemas, endpoints);
  const parameters = new ParameterBook(endpoints, { facts, schemas });
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const operation = describeOperation(endpoint, { facts, schemas, parameters });
    const ofPath = parameters.ofPath(endpoint);
    paths[endpoint.path] ??= ofPath.length > 0 ? { parameters: ofPath } : {};
    Object.assign(paths[endpoint.path] ?? {}, { [endpoint.method.toLowerCase()]: operation });
  }
  return {
    openapi: "3.1.0",
    info: facts.info,
    servers: [{ url: "/api/v1" }],
    tags: facts.tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      responses: describeRefusals(endpoints, schemas.of(facts.problem, "output")),
      parameters: parameters.components,
      headers: { "Retry-After": RETRY_AFTER },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
      },
    },
  };
}

const IF_MATCH = {
  name: "If-Match",
  in: "header",
  required: true,
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

/** The example of a body that has a name stands with its schema, once for all who take it. */
function addExamples(schemas: Schemas, endpoints: readonly Endpoint[]): void {
  for (const { bodyDescription, example } of endpoints) {
    const name = bodyDescription && referencesIn(nameOnly(schemas.of(bodyDescription, "input")))[0];
    Object.assign(schemas.components[name ?? ""] ?? {}, { examples: [example] });
  }
}

function nameOnly({ $ref = "" }: Json): Json {
  return { $ref };
}

interface Around {
  readonly facts: ApiFacts;
  readonly schemas: Schemas;
}

/** Parameters by their descriptions: those that stand in several places are components. */
class ParameterBook {
  readonly components: Record<string, Json> = {
    ifMatch: IF_MATCH,
    optionalIfMatch: { ...IF_MATCH, required: false },
  };
  readonly #names = new Map<string, string>();

  constructor(
    endpoints: readonly Endpoint[],
    private readonly around: Around,
  ) {
    const all = endpoints.flatMap((endpoint) => [
      ...this.#described("path", endpoint.params),
      ...this.#described("query", endpoint.query),
    ]);
    const texts = all.map((each) => JSON.stringify(each));
    for (const text of new Set(texts.filter((each, i) => texts.indexOf(each) < i))) {
      const described: Json = JSON.parse(text);
      const same = Object.values(this.components).filter(({ name }) => name === described.name);
      const name = `${described.name}${same.length > 0 ? same.length + 1 : ""}`;
      this.components[name] = described;
      this.#names.set(text, name);
    }
  }

  /** What every method of its path has alike. */
  ofPath({ params }: Endpoint): Json[] {
    return this.#described("path", params).map((each) => this.#place(each));
  }

  ofOperation({ query, needsIfMatch, takesIfMatch }: Endpoint): Json[] {
    return [
      ...this.#described("query", query).map((each) => this.#place(each)),
      ...(needsIfMatch ? [referTo("parameters", "ifMatch")] : []),
      ...(takesIfMatch ? [referTo("parameters", "optionalIfMatch")] : []),
    ];
  }

  #described(place: "path" | "query", { shape }: z.ZodObject): Json[] {
    return Object.entries<z.ZodType>(shape as Record<string, z.ZodType>).map((field) =>
      describeParameter(place, field, this.around),
    );
  }

  #place(described: Json): Json {
    const name = this.#names.get(JSON.stringify(described));
    return name ? referTo("parameters", name) : described;
  }
}

function describeOperation(
  endpoint: Endpoint,
  { facts, schemas, parameters }: Around & { readonly parameters: ParameterBook },
): Json {
  const { method, path, summary, access, mediaTypes, bodyDescription, example } = endpoint;
  const [, room = ""] = path.split("/");
  return {
    operationId: operationId(method, path),
    summary: summary.split(/[;:] /)[0],
    description: summary,
    tags: facts.tags.filter(({ paths }) => paths.includes(room)).map(({ name }) => name),
    security: SECURITY[access],
    parameters: parameters.ofOperation(endpoint),
    ...(bodyDescription
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              mediaTypes.map((mediaType) => [
                mediaType,
                describeBody(schemas.of(bodyDescription, "input"), example),
              ]),
            ),
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(
        successesOf(endpoint).map(([status, answer]) => [status, describeAnswer(answer, schemas)]),
      ),
      ...referToRefusals(endpoint),
      "5XX": referTo("responses", "failure"),
    },
  };
}

function describeBody(schema: Json, example: unknown): Json {
  return "$ref" in schema ? { schema } : { schema, example };
}

const SECURITY: Record<Endpoint["access"], Json[]> = {
  open: [],
  optional: [{}, { session: [] }, { bearer: [] }],
  read: [{ session: [] }, { bearer: [] }],
  write: [{ session: [] }, { bearer: [] }],
};

/** A name of its own for each method and path: `getScenarioMapPng` for `GET /scenarios/{id}/map.png`. */
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

function describeParameter(
  place: "path" | "query",
  [name, schema]: [string, z.ZodType],
  { facts, schemas }: Around,
): Json {
  const { description, ...described } = schemas.of(schema, "input");
  const example = facts.examples[name]?.find((one) => schema.safeParse(one).success);
  return {
    name,
    in: place,
    required: place === "path" || !schema.safeParse(undefined).success,
    ...(description ? { description } : {}),
    schema: described,
    ...(example === undefined ? {} : { example }),
  };
}

function describeAnswer(answer: Answer, schemas: Schemas): Json {
  const { description, schema, mediaType = "application/json" } = answer;
  if (!schema && mediaType === "application/json") return { description };
  const content = schema ? { schema: schemas.of(schema, "output") } : {};
  return { description, content: { [mediaType]: content } };
}
