import type { z } from "zod";
import type { AnyEndpoint } from "@/app/api/v1/_endpoints/all";
import { type Answer, failureOf, request } from "../_ui/request-json";

type EndpointAt = {
  [Each in AnyEndpoint as string extends Each["path"]
    ? never
    : `${Each["method"]} ${Each["path"]}`]: Each;
};

/** The method and path of an endpoint, as declared: `GET /games/{id}`. */
export type Address = keyof EndpointAt;

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A value as it may be sent: the same, nothing of it to be changed. */
type Sent<Value> = Value extends Uint8Array
  ? unknown
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

type QueryAt<At extends Address> = QueryOf<EndpointAt[At]["query"]> & { readonly lang?: string };
type QueryOf<Schema extends z.ZodObject> = Sent<
  Pick<z.input<Schema>, keyof Schema["shape"] & keyof z.input<Schema>>
>;
type BodyAt<At extends Address> = Sent<z.input<NonNullable<EndpointAt[At]["body"]>>>;

type Optional<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value };

/** What an endpoint takes: the parameters of its path by name, its query, its body. */
export type CallAt<At extends Address> = {
  readonly [Name in NamesIn<At>]: string | number;
} & Optional<
  "query",
  Record<never, never> extends QueryAt<At> ? QueryAt<At> | undefined : QueryAt<At>
> &
  Optional<"body", BodyAt<At>> & {
    /** The version, or its tag, that must still be the stored one; `*` for any. */
    readonly ifMatch?: string | number;
    readonly signal?: AbortSignal;
    /** Whether the request outlives the page. */
    readonly keepalive?: boolean;
  };

type Success = 200 | 201 | 202 | 204;
type ContentOf<Declared> = Declared extends { readonly schema: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Declared extends { readonly mediaType: string }
    ? never
    : null;
type ContentIn<Answers> = {
  [Status in keyof Answers & Success]: ContentOf<Answers[Status]>;
}[keyof Answers & Success];

/** The JSON an endpoint answers with; null for an answer without content. */
export type AnswerAt<At extends Address> = ContentIn<EndpointAt[At]["answers"]>;

type Arguments<At extends Address> =
  Record<never, never> extends CallAt<At> ? [call?: CallAt<At>] : [call: CallAt<At>];

interface AnyCall {
  readonly [parameter: string]: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly ifMatch?: string | number;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
}

/**
 * Calls an endpoint of the API as the signed-in user: `callApi("POST /games/{id}/moves", { id, body })`. A missing
 * response counts as a failure of the service.
 */
export async function callApi<At extends Address>(
  address: At,
  ...[call]: Arguments<At>
): Promise<Answer<AnswerAt<At>>> {
  return readAnswer<At>(await request(...requestOf(address, call ?? {})));
}

/** The response of an endpoint; pass null if there was none. */
export async function readAnswer<At extends Address>(
  response: Response | null,
): Promise<Answer<AnswerAt<At>>> {
  if (!response?.ok) return failureOf(response);
  const value = await contentOf(response);
  // Safe cast: the endpoint declares what it answers with.
  return value === undefined ? failureOf(null) : { ok: true, value: value as AnswerAt<At> };
}

const PARAMETER = /\{(\w+)\}/g;

function requestOf(address: string, call: AnyCall): [path: string, init: RequestInit] {
  const { query = {}, body, ifMatch, signal, keepalive = false, ...params } = call;
  const [method = "", path = ""] = address.split(" ");
  const filled = path.replace(PARAMETER, (_, name) => encodeURIComponent(String(params[name])));
  const headers = new Headers();
  if (ifMatch !== undefined) headers.set("if-match", ifMatch === "*" ? "*" : `"${ifMatch}"`);
  const init: RequestInit = { method, headers, keepalive };
  if (signal) init.signal = signal;
  if (body instanceof Blob) init.body = body;
  else if (body !== undefined) {
    headers.set("content-type", "application/json");
    init.body = JSON.stringify(body);
  }
  return [`${filled}${searchOf(query)}`, init];
}

/** A query as part of an address: a list repeats its name, and what is undefined is left out. */
function searchOf(query: NonNullable<AnyCall["query"]>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}

/** A response's JSON; null if it has no body, undefined if the connection broke while reading it. */
async function contentOf(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
