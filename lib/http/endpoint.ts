import { z } from "zod";
import type { Context, MemberContext } from "@/lib/auth/actor";
import type { Language } from "@/lib/domain/language";
import { languageSchema } from "@/lib/domain/primitives";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/**
 * Who may call: `open` looks at nobody's identity; `optional` reads for whoever it may be, with a token
 * only if that may read; `read` and `write` want somebody signed in, or a token with that scope.
 */
export type AccessLevel = "open" | "optional" | "read" | "write";

/** One kind of answer, for the description; `schema` is absent where the answer is no JSON. */
export interface Answer {
  readonly description: string;
  readonly schema?: z.ZodType;
  readonly mediaType?: string;
}

type ContextFor<Level extends AccessLevel> = Level extends "read" | "write"
  ? MemberContext
  : Context;

/** What a handler gets: everything parsed, nobody unauthorised. */
export interface Call<Level extends AccessLevel, Params, Query, Body> {
  readonly context: ContextFor<Level>;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly language: Language;
  readonly request: Request;
}

/** What an endpoint is, for the parser of requests and for `openapi.json` alike. */
export interface Endpoint {
  readonly method: Method;
  /** Below `/api/v1`, parameters in braces: `/scenarios/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: AccessLevel;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body: z.ZodType | null;
  /** What the body is said to be, where a use case reads it further than `body` does. */
  readonly bodyDescription: z.ZodType | null;
  readonly mediaTypes: readonly string[];
  /** Whether the change must name the version it starts from. */
  readonly needsIfMatch: boolean;
  /** Whether the change may name what it starts from. */
  readonly takesIfMatch: boolean;
  readonly answers: Readonly<Record<number, Answer>>;
  readonly handle: (call: Call<"read", unknown, unknown, unknown>) => Promise<Response>;
}

interface Definition<
  Level extends AccessLevel,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
> {
  method: Method;
  path: string;
  summary: string;
  access: Level;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyDescription?: z.ZodType;
  mediaTypes?: readonly string[];
  needsIfMatch?: boolean;
  takesIfMatch?: boolean;
  answers: Record<number, Answer>;
  handle: (call: Call<Level, z.infer<Params>, z.infer<Query>, z.infer<Body>>) => Promise<Response>;
}

type Nothing = z.ZodObject<Record<never, never>, z.core.$strict>;

/** Every query may name the language of the answer. */
const commonQuery = { lang: languageSchema.optional() };

/** Describes one endpoint; its handler is typed by the schemas that parse its requests. */
export function endpoint<
  Level extends AccessLevel,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Definition<Level, Params, Query, Body>): Endpoint {
  const { params, query, body, bodyDescription, handle, ...rest } = definition;
  return {
    mediaTypes: ["application/json"],
    needsIfMatch: false,
    takesIfMatch: false,
    ...rest,
    params: params ?? z.strictObject({}),
    query: z.strictObject({ ...commonQuery, ...query?.shape }),
    body: body ?? null,
    bodyDescription: bodyDescription ?? body ?? null,
    // Sound: a request reaches the handler only through the schemas it is typed by.
    handle: handle as unknown as Endpoint["handle"],
  };
}
