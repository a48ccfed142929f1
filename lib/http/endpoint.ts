import { z } from "zod";
import type { Context, MemberContext } from "@/lib/auth/actor";
import type { WorkCaller } from "@/lib/auth/work-caller";
import type { Language } from "@/lib/domain/document/language";
import { languageSchema } from "@/lib/domain/document/primitives";
import type { Frozen, Wire } from "@/lib/domain/document/wire";
import type { ProblemCode } from "@/lib/http/problem";
import { MAX_BODY_BYTES } from "@/lib/http/read-body";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/**
 * Who may call an endpoint: `open` ignores identity; `optional` allows any caller, but a token must have the scope to
 * read; `read` and `write` require a signed-in user, or a token with that scope.
 */
export type AccessLevel = "open" | "optional" | "read" | "write";

/** One kind of answer, for the API description; `schema` is absent if the answer is not JSON. */
export interface Answer {
  readonly description: string;
  readonly schema?: z.ZodType;
  readonly mediaType?: string;
}

type ContextFor<Level extends AccessLevel> = Level extends "read" | "write"
  ? MemberContext
  : Context;

/** The possible answers of an endpoint: successes by status, refusals by code with the condition for each. */
type Answers = Readonly<Record<number, Answer>> & Refusals;
export type Refusals = Readonly<Partial<Record<ProblemCode, string>>>;

/** The arguments of a handler, all parsed and authorised. */
export interface Call<Level extends AccessLevel, Params, Query, Body> {
  readonly context: ContextFor<Level>;
  /** Whom heavy work of the request is done for. */
  readonly caller: WorkCaller;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly language: Language;
  readonly request: Request;
}

/** The definition of an endpoint, used to parse requests and to generate `openapi.json`. */
export interface Endpoint {
  readonly method: Method;
  /** The path below `/api/v1`, with parameters in braces: `/scenarios/{id}`. */
  readonly path: string;
  /** An earlier path that is still answered for callers who use it; null if there is none. */
  readonly formerPath: string | null;
  readonly summary: string;
  readonly access: AccessLevel;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body: z.ZodType | null;
  /** The schema of the body for the API description, if a use case parses it further than `body` does. */
  readonly bodyDescription: z.ZodType | null;
  /** An example of its body, for the API description. */
  readonly example: unknown;
  readonly mediaTypes: readonly string[];
  /** Whether the handler receives the body as unparsed bytes. */
  readonly bodyAs: "json" | "bytes";
  /** The longest body accepted from signed-in callers, in bytes. */
  readonly mostBytes: number;
  /** `heavy` work is limited to a few requests per caller at a time, so that others need not wait (`work-gate.ts`). */
  readonly work: "light" | "heavy";
  /** Whether the request must name the version it starts from, in `If-Match`. */
  readonly needsIfMatch: boolean;
  /** Whether the request may name the version it starts from, in `If-Match`. */
  readonly takesIfMatch: boolean;
  /** All possible answers, including those of the request parser and of the gate for heavy work. */
  readonly answers: Answers;
  readonly handle: (call: Call<"read", unknown, unknown, unknown>) => Promise<Response>;
}

/** An endpoint together with the types of its requests and answers, for the browser's client (`app/_client`). */
export interface TypedEndpoint<
  Verb extends Method,
  Path extends string,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Given extends Answers,
> extends Endpoint {
  readonly method: Verb;
  readonly path: Path;
  readonly query: Query;
  readonly body: Body | null;
  readonly answers: Given;
}

interface Definition<
  Verb extends Method,
  Path extends string,
  Level extends AccessLevel,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Given extends Answers,
> {
  method: Verb;
  path: Path;
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
  answers: Given;
  handle: (call: Call<Level, z.infer<Params>, z.infer<Query>, z.infer<Body>>) => Promise<Response>;
}

type Asked = Pick<
  Endpoint,
  "access" | "params" | "body" | "needsIfMatch" | "takesIfMatch" | "work"
>;

type Nothing = z.ZodObject<Record<never, never>, z.core.$strict>;

/** Every query may name the language of the answer. */
export const COMMON_QUERY = {
  lang: languageSchema
    .optional()
    .describe("The language of the answer; without it Accept-Language decides"),
};

/** The usual condition for each error, unless an endpoint describes its own. */
export const USUAL_REFUSALS = {
  unauthenticated: "No one is signed in, or the token is unknown or was revoked",
  forbidden:
    "It is for others to do, the token lacks the scope, or a page of another site sent the request",
  "not-found": "There is nothing at this address, or nothing that is shared with the caller",
  gone: "The link was revoked or has expired",
  "malformed-json": "The body is no JSON",
  "unsupported-media-type": "The body is of another content type",
  "too-large":
    "The body is too long, without an account past 1 MB, or what it asks for takes too long",
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
  "too-many-documents":
    "The account keeps as many documents as it may (`limit` says how many), or has too little room",
  "too-many-formats": "The club publishes as many formats as it may; `limit` says how many",
} as const satisfies Record<ProblemCode, string>;

/** Failures possible at every endpoint: the endpoint failed, or its database did. */
export const FAILURES = ["internal-error", "unavailable", "storage-full"] as const;

/** What makes a request refused before its endpoint does anything of its own, and with which codes. */
const USUAL_CAUSES = {
  request: ["invalid-document"],
  caller: ["unauthenticated", "forbidden"],
  address: ["not-found"],
  body: ["malformed-json", "too-large", "unsupported-media-type"],
  version: ["precondition-required", "stale-version"],
  optionalVersion: ["stale-version"],
  work: ["too-large", "too-many-requests", "busy"],
} as const satisfies Record<string, readonly ProblemCode[]>;
export type UsualCause = keyof typeof USUAL_CAUSES;

/** Why an endpoint may refuse before it does anything of its own. */
export function usualCausesOf(asked: Asked): UsualCause[] {
  const { access, params, body, needsIfMatch, takesIfMatch, work } = asked;
  return [
    "request",
    ...(access === "open" ? [] : (["caller"] as const)),
    ...(Object.keys(params.shape).length > 0 ? (["address"] as const) : []),
    ...(body ? (["body"] as const) : []),
    ...(needsIfMatch ? (["version"] as const) : []),
    ...(takesIfMatch ? (["optionalVersion"] as const) : []),
    ...(work === "heavy" ? (["work"] as const) : []),
  ];
}

/** The codes of causes, each once. */
export function usualCodes(causes: readonly UsualCause[]): ProblemCode[] {
  return [...new Set(causes.flatMap((cause): readonly ProblemCode[] => USUAL_CAUSES[cause]))];
}

function usualErrors(asked: Asked): Refusals {
  return inUsualWords(...usualCodes(usualCausesOf(asked)));
}

/** Errors for which an endpoint needs no words of its own. */
export function inUsualWords(...codes: readonly ProblemCode[]): Refusals {
  return Object.fromEntries(codes.map((code) => [code, USUAL_REFUSALS[code]]));
}

/** An endpoint's successes, by status. */
export function successesOf({ answers }: Endpoint): [status: number, answer: Answer][] {
  return Object.entries(answers).flatMap(([key, answer]) =>
    typeof answer === "string" ? [] : [[Number(key), answer as Answer]],
  );
}

/** An endpoint's errors, with the condition for each. */
export function refusalsOf({ answers }: Endpoint): [code: ProblemCode, when: string][] {
  return Object.entries(answers).flatMap(([key, when]) =>
    typeof when === "string" ? [[key as ProblemCode, when]] : [],
  );
}

/** Defines an endpoint, with the handler typed by the schemas that parse its requests. */
export function endpoint<
  Verb extends Method,
  Path extends string,
  Level extends AccessLevel,
  Given extends Answers,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(
  definition: Definition<Verb, Path, Level, Params, Query, Body, Given>,
): TypedEndpoint<Verb, Path, Query, Body, Given> {
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
    query: z.strictObject({ ...COMMON_QUERY, ...query?.shape }),
    body: body ?? null,
    bodyDescription: bodyDescription ?? body ?? null,
  } as const;
  return {
    ...asked,
    // Safe casts: all queries take a language too, and all endpoints refuse in the usual words.
    query: asked.query as unknown as Query,
    answers: { ...usualErrors(asked), ...answers } as Given,
    // Safe cast: a request only reaches the handler through the schemas that give it its types.
    handle: handle as unknown as Endpoint["handle"],
  };
}

/**
 * The schema of an answer whose type is stated elsewhere in full: `inFull<GameView>()(gameSchema)`. The type must fit
 * the schema.
 */
export function inFull<Value>() {
  return <Schema extends z.ZodType>(
    schema: Frozen<Wire<Value>> extends Frozen<z.output<Schema>> ? Schema : never,
  ) => schema as z.ZodType as z.ZodType<Wire<Value>>;
}

/** A list in a query, given by repeating the parameter for each value. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(50).optional(),
  );
}

/** A list in one parameter, its items separated by commas: `?parts=book,map`; undefined if it is missing. */
export function commaList<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter((each) => each !== "") : value),
    z.array(item).min(1).max(50).optional(),
  );
}
