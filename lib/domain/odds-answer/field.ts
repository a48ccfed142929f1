import { z } from "zod";

/** The values a field takes: a whole number, one of several choices, or a tick. */
type Takes =
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "flag" };

/** What a form adds to a field of the question's schema. */
export interface FieldPlan {
  /** Its name in the question. */
  readonly name: string;
  /** Its name in the address, if that is another. */
  readonly at?: string;
  /** The key of its label, if that is not its name in the address. */
  readonly label?: string;
  /** Its default, if the schema has none or another. */
  readonly fallback?: string;
  /** The choices offered, in order, if they are not those of the schema. */
  readonly choices?: readonly string[];
  /** The arm it is shown for; left out for all arms. */
  readonly onlyFor?: string;
  /** The name of the tick it depends on; left out if it is always shown. */
  readonly onlyWith?: string;
  /** Set if the field only changes the form and is not part of the question. */
  readonly ofForm?: true;
}

/** A field of a form; an empty value stands for one left out of the question. */
export interface OddsField extends FieldPlan {
  readonly at: string;
  readonly label: string;
  readonly fallback: string;
  readonly takes: Takes;
}

/** The parts of a question by name: the fields of one roll, or of one of its parties. */
export type FieldSchemas = Readonly<Record<string, z.ZodType>>;

/** The fields of a party, or of one of its regiments; null if the schema has no party of that name. */
export function partySchemas(question: FieldSchemas, party: string): FieldSchemas | null {
  const named = question[party];
  const one = named instanceof z.ZodArray ? named.element : named;
  return one instanceof z.ZodObject ? one.shape : null;
}

/** A field of a form: its values and default are those of the schema, unless the plan names others. */
export function fieldOf(plan: FieldPlan, schemas: FieldSchemas): OddsField {
  const { name, at = name, label = at, choices } = plan;
  const schema = schemas[name];
  const takes: Takes = choices ? { kind: "choice", choices } : takesOf(name, schema);
  const first = takes.kind === "choice" ? takes.choices[0] : "";
  const fallback = plan.fallback ?? defaultOf(schema) ?? first ?? "";
  return { ...plan, at, label, fallback, takes };
}

/** The choices of a schema, as texts; null if it is not one of several values. */
export function choicesOf(schema: z.ZodType | undefined): readonly string[] | null {
  if (schema instanceof z.ZodDefault) return choicesOf(inner(schema));
  if (schema instanceof z.ZodOptional) {
    const choices = choicesOf(inner(schema));
    return choices && ["", ...choices];
  }
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : null;
}

function takesOf(name: string, schema: z.ZodType | undefined): Takes {
  const choices = choicesOf(schema);
  if (choices) return { kind: "choice", choices };
  const bare = bareOf(schema);
  if (bare instanceof z.ZodBoolean) return { kind: "flag" };
  if (bare instanceof z.ZodNumber) {
    return { kind: "number", least: bare.minValue ?? 0, most: bare.maxValue ?? 0 };
  }
  throw new Error(`A form cannot ask for "${name}".`);
}

function defaultOf(schema: z.ZodType | undefined): string | null {
  if (!(schema instanceof z.ZodDefault)) return null;
  const { defaultValue } = schema.def;
  return defaultValue === null || defaultValue === false ? "" : String(defaultValue);
}

function bareOf(schema: z.ZodType | undefined): z.ZodType | undefined {
  const isWrapped = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional;
  return isWrapped ? bareOf(inner(schema)) : schema;
}

function inner(schema: z.ZodDefault | z.ZodOptional): z.ZodType {
  const { innerType } = schema.def;
  if (innerType instanceof z.ZodType) return innerType;
  throw new Error("Not a schema of zod.");
}
