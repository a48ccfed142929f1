import { z } from "zod";

export type Json = Record<string, unknown>;
type Io = "input" | "output";
/** A schema to describe, as it is sent (input) or as it is returned (output). */
export type Described = readonly [schema: z.ZodType, io: Io];

export interface Schemas {
  readonly components: Record<string, Json>;
  of(schema: z.ZodType, io: Io): Json;
}

/** Describes all schemas together: named ones as components, others inline. */
export function describeSchemas(
  described: readonly Described[],
  named: Readonly<Record<string, z.ZodType>>,
): Schemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  // Each is wrapped in a tuple, so that a named schema becomes a reference even if it is the whole description.
  const places = new Map<z.ZodType, string>();
  for (const [schema] of described) {
    if (places.has(schema)) continue;
    places.set(schema, `place ${places.size}`);
    registry.add(z.tuple([schema]), { id: `place ${places.size - 1}` });
  }
  const all = {
    input: toJsonSchemas(registry, "input"),
    output: toJsonSchemas(registry, "output"),
  };
  const of = (schema: z.ZodType, io: Io): Json => {
    const { prefixItems } = all[io][places.get(schema) ?? ""] as Json;
    return (prefixItems as [Json])[0];
  };
  const held = (io: Io) =>
    referencedComponents(
      described.filter(([, its]) => its === io).map(([schema]) => of(schema, io)),
      all[io],
    );
  // A schema that is both sent and returned is described as sent: a document is returned as it was stored.
  const components = { ...held("output"), ...held("input") };
  return { components, of };
}

/** Turns a tuple of identical items into a list, for tools that do not understand `prefixItems`. */
function asPlainList(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const [first, ...others] = jsonSchema.prefixItems ?? [];
  if (!first || others.length === 0) return;
  if (others.some((each) => JSON.stringify(each) !== JSON.stringify(first))) return;
  delete jsonSchema.prefixItems;
  jsonSchema.items = first;
}

/** A plain value or null as one type with null among its kinds, instead of two schemas to choose from. */
function asNullableType(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { anyOf: [value, nothing, ...more] = [], ...rest } = jsonSchema;
  if (!value || nothing?.type !== "null" || more.length > 0) return;
  if (typeof value.type !== "string" || value.type === "object" || "const" in value) return;
  delete jsonSchema.anyOf;
  const type = [value.type, "null"] as unknown as typeof value.type;
  Object.assign(jsonSchema, value, { type }, value.enum && { enum: [...value.enum, null] }, rest);
}

/** What its type or format says already. */
function dropWhatGoesWithoutSaying(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { format, propertyNames, minimum, maximum } = jsonSchema;
  if (format === "date-time" || format === "date" || format === "base64") delete jsonSchema.pattern;
  if (JSON.stringify(propertyNames) === '{"type":"string"}') delete jsonSchema.propertyNames;
  if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** The components that schemas refer to, themselves or by others. */
function referencedComponents(
  schemas: readonly Json[],
  all: Record<string, Json>,
): Record<string, Json> {
  const names = new Set(referencesIn(schemas));
  // Iterating a set includes values added to it meanwhile.
  for (const name of names) for (const other of referencesIn(all[name])) names.add(other);
  return Object.fromEntries([...names].map((name) => [name, all[name] ?? {}]));
}

/** The names of the components that a JSON description refers to. */
export function referencesIn(json: unknown): string[] {
  return [...JSON.stringify(json).matchAll(REFERENCE)].map(([, name]) => name ?? "");
}

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

function toJsonSchemas(
  registry: z.core.$ZodRegistry<{ id: string }>,
  io: Io,
): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    metadata: registry,
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      const { description } = z.globalRegistry.get(zodSchema) ?? {};
      if (description) jsonSchema.description = description;
      asNullableType(jsonSchema);
      asPlainList(jsonSchema);
      dropWhatGoesWithoutSaying(jsonSchema);
      // What comes back may grow; only what is sent is held to its fields.
      const { def } = zodSchema._zod;
      if (io === "output" && def.type === "object" && !def.catchall)
        delete jsonSchema.additionalProperties;
    },
  });
  const { __shared, ...all } = schemas as Record<string, Json>;
  if (__shared)
    throw new Error(`name what holds itself: ${JSON.stringify(__shared).slice(0, 500)}`);
  return Object.fromEntries(
    Object.entries(all).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

/** JSON Schema 2020-12 of a zod schema; `input` is the form in requests, `output` the form in answers. */
export function jsonSchemaOf(schema: z.ZodType, io: Io): Json {
  const {
    $schema: _,
    "~standard": __,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}
