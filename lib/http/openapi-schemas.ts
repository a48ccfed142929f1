import { z } from "zod";

export type Json = Record<string, unknown>;
type Io = "input" | "output";
/** A schema to be described, and whether as it is sent or as it comes back. */
export type Described = readonly [schema: z.ZodType, io: Io];

export interface Schemas {
  readonly components: Record<string, Json>;
  of(schema: z.ZodType, io: Io): Json;
}

/** Describes all schemas at once: those that are named as components, others in place. */
export function describeSchemas(
  described: readonly Described[],
  named: Readonly<Record<string, z.ZodType>>,
): Schemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  // Each in a tuple of its own, so that a named one is a reference even where it is all that is described.
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
    heldBy(
      described.filter(([, its]) => its === io).map(([schema]) => of(schema, io)),
      all[io],
    );
  // What is sent and comes back is described as it is sent: a document comes back as it was stored.
  const components = { ...held("output"), ...held("input") };
  return { components, of };
}

/** A tuple of things that are all alike, said as tools know it that cannot read `prefixItems`. */
function asPlainList(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const [first, ...others] = jsonSchema.prefixItems ?? [];
  if (!first || others.length === 0) return;
  if (others.some((each) => JSON.stringify(each) !== JSON.stringify(first))) return;
  delete jsonSchema.prefixItems;
  jsonSchema.items = first;
}

/** The components that schemas refer to, themselves or by others. */
function heldBy(schemas: readonly Json[], all: Record<string, Json>): Record<string, Json> {
  const names = new Set(referencesIn(schemas));
  // A set goes through what is added to it meanwhile, too.
  for (const name of names) for (const other of referencesIn(all[name])) names.add(other);
  return Object.fromEntries([...names].map((name) => [name, all[name] ?? {}]));
}

/** The names of the components that a description refers to. */
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
      if (jsonSchema.format === "date-time" || jsonSchema.format === "date")
        delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      asPlainList(jsonSchema);
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

/** JSON Schema 2020-12 of a zod schema; `input` is what may be sent, `output` what comes back. */
export function jsonSchemaOf(schema: z.ZodType, io: Io): Json {
  const {
    $schema: _,
    "~standard": __,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}
