import { z } from "zod";
import type { Context, MemberContext } from "@/lib/auth/actor";
import type { Language } from "@/lib/domain/language";
import { languageSchema } from "@/lib/domain/primitives";
import type { ProblemCode } from "@/lib/http/problem";
import { MAX_BODY_BYTES } from "@/lib/http/read-body";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/**
 * Who may call: `open` ignores identity; `optional` reads for any caller, with a token only if that may read; `read`
 * and `write` require a signed-in user, or a token with that scope.
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

/** What an endpoint may answer: successes by their status, refusals by their code, each with when that is. */
type Answers = Readonly<Record<number, Answer>> & Refusals;
export type Refusals = Readonly<Partial<Record<ProblemCode, string>>>;

/** What a handler gets: everything parsed and authorised. */
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
  /** Where it stood before, and is still answered for those who know it there. */
  readonly formerPath: string | null;
  readonly summary: string;
  readonly access: AccessLevel;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body: z.ZodType | null;
  /** What the body is said to be, where a use case reads it further than `body` does. */
  readonly bodyDescription: z.ZodType | null;
  /** A body it takes, for the description. */
  readonly example: unknown;
  readonly mediaTypes: readonly string[];
  /** Whether the body reaches the handler as bytes, not yet parsed. */
  readonly bodyAs: "json" | "bytes";
  /** The longest body taken of members, in bytes. */
  readonly mostBytes: number;
  /** `heavy` takes long enough that others would wait: so much of it at once is done for one caller (`work-gate.ts`). */
  readonly work: "light" | "heavy";
  /** Whether the change must name the version it starts from. */
  readonly needsIfMatch: boolean;
  /** Whether the change may name what it starts from. */
  readonly takesIfMatch: boolean;
  /** Every one there can be: what the parser of requests or the gate before heavy work answers among them. */
  readonly answers: Answers;
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
  formerPath?: string;
  summary: string;
  access: Level;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyDescription?: z.ZodType;
  example?: unknown;
  mediaTypes?: readonly string[];
  bodyAs?: "json" | "bytes";
  mostBytes?: number;
  work?: "light" | "heavy";
  needsIfMatch?: boolean;
  takesIfMatch?: boolean;
  answers: Answers;
  handle: (call: Call<Level, z.infer<Params>, z.infer<Query>, z.infer<Body>>) => Promise<Response>;
}

type Asked = Pick<
  Endpoint,
  "access" | "params" | "body" | "needsIfMatch" | "takesIfMatch" | "work"
>;

type Nothing = z.ZodObject<Record<never, never>, z.core.$strict>;

/** Every query may name the language of the answer. */
const commonQuery = {
  lang: languageSchema
    .optional()
    .describe("The language of the answer; without it Accept-Language decides"),
};

/** When each error comes, where an endpoint does not say so in words of its own. */
export const USUAL_REFUSALS = {
  unauthenticated: "No one is signed in, or the token is unknown or was revoked",
  forbidden: "The token lacks the scope, or a page of another site sent the request",
  "not-found": "There is nothing at this address",
  "malformed-json": "The body is no JSON",
  "unsupported-media-type": "The body is of another content type",
  "too-large": "The body is too long, or what it asks for takes too long",
  "invalid-document": "Something in the request is not right; `errors` names each place",
  "precondition-required": "If-Match is missing",
  "stale-version": "There is a newer version than If-Match names",
  "too-many-requests": "The caller has too much in work",
  busy: "Too much waits to be worked out",
  "internal-error": "The service failed",
  unavailable: "The database cannot be reached",
  "storage-full": "The database has no room to write",
  "bad-request": "The request is not understood",
  "bad-credentials": "The password is wrong",
  "method-not-allowed": "This address has no such method",
  conflict: "Not as things stand now; `reason` says why where there are several cases",
  "too-many-documents": "The account keeps as many documents as it may; `limit` says how many",
  "too-many-formats": "The club publishes as many formats as it may; `limit` says how many",
} as const satisfies Record<ProblemCode, string>;

/** What every endpoint may end with: it failed, or its database did. */
export const FAILURES = ["internal-error", "unavailable", "storage-full"] as const;
const OF_CALLERS = ["unauthenticated", "forbidden"] as const;
const OF_BODIES = ["malformed-json", "too-large", "unsupported-media-type"] as const;
const OF_HEAVY_WORK = ["too-large", "too-many-requests", "busy"] as const;

function usualErrors({ access, params, body, needsIfMatch, takesIfMatch, work }: Asked): Refusals {
  const codes: readonly ProblemCode[] = [
    "invalid-document",
    ...(access === "open" ? [] : OF_CALLERS),
    ...(Object.keys(params.shape).length > 0 ? (["not-found"] as const) : []),
    ...(body ? OF_BODIES : []),
    ...(needsIfMatch ? (["precondition-required"] as const) : []),
    ...(needsIfMatch || takesIfMatch ? (["stale-version"] as const) : []),
    ...(work === "heavy" ? OF_HEAVY_WORK : []),
  ];
  return Object.fromEntries(codes.map((code) => [code, USUAL_REFUSALS[code]]));
}

/** An endpoint's successes, by status. */
export function successesOf({ answers }: Endpoint): [status: number, answer: Answer][] {
  return Object.entries(answers).flatMap(([key, answer]) =>
    typeof answer === "string" ? [] : [[Number(key), answer as Answer]],
  );
}

/** Every error it may end with, and when that is. */
export function refusalsOf({ answers }: Endpoint): [code: ProblemCode, when: string][] {
  return Object.entries(answers).flatMap(([key, when]) =>
    typeof when === "string" ? [[key as ProblemCode, when]] : [],
  );
}

/** Describes one endpoint; its handler is typed by the schemas that parse its requests. */
export function endpoint<
  Level extends AccessLevel,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Definition<Level, Params, Query, Body>): Endpoint {
  const { params, query, body, bodyDescription, answers, handle, ...rest } = definition;
  const asked = {
    mediaTypes: ["application/json"],
    needsIfMatch: false,
    takesIfMatch: false,
    bodyAs: "json",
    mostBytes: MAX_BODY_BYTES,
    work: "light",
    example: undefined,
    formerPath: null,
    ...rest,
    params: params ?? z.strictObject({}),
    query: z.strictObject({ ...commonQuery, ...query?.shape }),
    body: body ?? null,
    bodyDescription: bodyDescription ?? body ?? null,
  } as const;
  return {
    ...asked,
    answers: { ...usualErrors(asked), ...answers },
    // Sound: a request reaches the handler only through the schemas it is typed by.
    handle: handle as unknown as Endpoint["handle"],
  };
}

/** A list in a query: the name once for each value. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(50).optional(),
  );
}
