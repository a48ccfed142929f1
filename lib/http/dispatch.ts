import type { z } from "zod";
import type { Actor, Context } from "@/lib/auth/actor";
import { serviceContext } from "@/lib/auth/context";
import { actorFromRequest } from "@/lib/auth/session-gate";
import { workCallerOf } from "@/lib/auth/work-caller";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import { readJsonBytes } from "@/lib/domain/document/json-limits";
import type { Language } from "@/lib/domain/document/language";
import type { AccessLevel, Endpoint } from "@/lib/http/endpoint";
import { languageOf } from "@/lib/http/language";
import { assertSameOrigin } from "@/lib/http/origin-check";
import { isReadByOtherSite, MAY_BE_READ, openToOtherSites } from "@/lib/http/other-sites";
import { nothingAtAddress, problemOf, problemResponse } from "@/lib/http/problem";
import { forItsReader } from "@/lib/http/problem-page";
import { readBytes } from "@/lib/http/read-body";
import { assertPlainJson, validate } from "@/lib/http/validate";
import { wordsFor } from "@/lib/http/words";
import { sharedGate } from "@/lib/http/work-gate";
import english from "@/lib/i18n/messages/en/errors.json";
import { noteRequest } from "@/lib/log/request-scope";

const ROOT = "/api/v1";

/** The status nginx uses for a client that disconnected before the answer; nobody receives it. */
const LEFT = 499;

/** How many places of a document a detail names; `errors` has all. */
const MAX_PLACES = 3;

const PARAMETER = /\{(\w+)\}/g;

/** The endpoints that share a path, with patterns for the segments of matching addresses. */
interface Place {
  /** The path below `/api/v1`: `/scenarios/{id}`. */
  readonly path: string;
  readonly segments: readonly RegExp[];
  readonly endpoints: readonly Endpoint[];
}

/** The parameters in an address, not yet parsed. */
type RawParams = Readonly<Record<string, string>>;

interface Found {
  readonly place: Place;
  readonly params: RawParams;
}

/**
 * Returns the handler of all requests below `/api/v1`. It answers 404 if no endpoint has the path, and 405 if none of
 * those has the method.
 */
export function dispatcherOf(endpoints: readonly Endpoint[]) {
  const places = placesOf(endpoints);
  return async (request: Request): Promise<Response> => {
    const answered = await answerAt(places, request);
    openToOtherSites(request, answered);
    return answered;
  };
}

async function answerAt(places: readonly Place[], request: Request): Promise<Response> {
  try {
    const found = find(places, new URL(request.url).pathname);
    if (!found) throw nothingAtAddress(request);
    noteRequest({ route: `${ROOT}${found.place.path}` });
    return await answer(request, found);
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: LEFT });
    const language = languageOf(request);
    return forItsReader(request, problemOf(inReadersWords(error, language), language), language);
  }
}

function placesOf(endpoints: readonly Endpoint[]): Place[] {
  const paths = [...new Set(endpoints.flatMap(pathsOf))].sort((one, other) =>
    rankOf(one) < rankOf(other) ? -1 : 1,
  );
  return paths.map((path) => ({
    path,
    segments: segmentsOf(path).map(patternOf),
    endpoints: endpoints.filter((endpoint) => pathsOf(endpoint).includes(path)),
  }));
}

function pathsOf({ path, formerPath }: Endpoint): string[] {
  return formerPath ? [path, formerPath] : [path];
}

// Sort key of a path: for each segment, a word comes before a word containing a parameter, and that before a
// parameter.
function rankOf(path: string): string {
  return segmentsOf(path)
    .map((segment) => (segment.startsWith("{") ? 2 : segment.includes("{") ? 1 : 0))
    .join("");
}

function segmentsOf(path: string): string[] {
  return path.split("/").slice(1);
}

function patternOf(segment: string): RegExp {
  const source = segment.replaceAll(".", "\\.").replace(PARAMETER, "(?<$1>.+)");
  return new RegExp(`^${source}$`, "s");
}

function find(places: readonly Place[], pathname: string): Found | null {
  const parts = segmentsOf(pathname.slice(ROOT.length)).map(decoded);
  for (const place of places) {
    if (place.segments.length !== parts.length) continue;
    const matches = place.segments.map((pattern, i) => pattern.exec(parts[i] ?? ""));
    if (matches.includes(null)) continue;
    return { place, params: Object.assign({}, ...matches.map((match) => match?.groups)) };
  }
  return null;
}

// An id that cannot be decoded matches nothing.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function answer(request: Request, { place, params }: Found): Promise<Response> {
  const method = request.method === "HEAD" ? "GET" : request.method;
  const chosen = place.endpoints.find((endpoint) => endpoint.method === method);
  if (chosen) return bodyless(request, await runEndpoint(chosen, request, params));
  return refuseMethod(request, place.endpoints);
}

/** Authorises, parses and handles a request. Errors: those listed in the endpoint's `answers`. */
async function runEndpoint(
  endpoint: Endpoint,
  request: Request,
  rawParams: RawParams,
): Promise<Response> {
  const context = await admit(endpoint.access, request);
  const params = parseParams(endpoint, rawParams, request);
  const query = parseQuery(endpoint.query, request);
  const bytes = endpoint.body ? await readBytes(request, bodyOf(endpoint, context)) : null;
  // Safe cast: `admit` has refused callers who are not signed in if the endpoint requires it.
  const member = context as Context & { actor: Actor };
  const language = languageOf(request);
  const caller = workCallerOf(context, request);
  const handle = async () => {
    const body = parseBody(endpoint, bytes);
    return endpoint.handle({ context: member, caller, params, query, body, language, request });
  };
  return endpoint.work === "heavy" ? sharedGate().run(context, request, handle) : handle();
}

/** The body accepted from this caller: shorter for callers who are not signed in. */
function bodyOf({ access, mediaTypes, ...endpoint }: Endpoint, { actor, limits }: Context) {
  const mostBytes = actor ? endpoint.mostBytes : limits.anonymousBodyBytes;
  return { mediaTypes, mostBytes, isMoreForMembers: !actor && access !== "open" };
}

function parseBody({ body, bodyAs }: Endpoint, bytes: Uint8Array | null): unknown {
  if (!body || !bytes) return undefined;
  if (bodyAs === "bytes") return validate(body, bytes);
  const json = readJsonBytes(bytes);
  assertPlainJson(json);
  return validate(body, json);
}

async function admit(access: AccessLevel, request: Request): Promise<Context> {
  const context = serviceContext();
  if (access === "open") return context;
  const { actor: named, proof } = await actorFromRequest(context, request);
  if (proof === "cookie") assertSameOrigin(request);
  const actor = proof === "cookie" && isReadByOtherSite(request) ? null : named;
  if (!actor) {
    if (access === "optional") return context;
    throw new GrundlagError("unauthenticated", "Sign in, or send a bearer token.");
  }
  const scope = access === "optional" ? "read" : access;
  if (!actor.scopes.includes(scope)) {
    throw new GrundlagError("forbidden", `This token lacks the scope "${scope}".`);
  }
  return { ...context, actor };
}

function parseParams(endpoint: Endpoint, raw: RawParams, request: Request): unknown {
  const parsed = endpoint.params.safeParse(raw);
  if (!parsed.success) throw nothingAtAddress(request);
  return parsed.data;
}

/** A query's values by name: a text, or a list of texts if a name occurs more than once. */
function parseQuery(schema: z.ZodObject, request: Request): unknown {
  const search = new URL(request.url).searchParams;
  const values = Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
  assertPlainJson(values);
  return validate(schema, values);
}

/** The answer to HEAD, without its body; a streamed body is cancelled. */
async function bodyless(request: Request, answered: Response): Promise<Response> {
  if (request.method !== "HEAD") return answered;
  await answered.body?.cancel();
  return new Response(null, answered);
}

function refuseMethod(request: Request, endpoints: readonly Endpoint[]): Response {
  const methods = endpoints.map((endpoint) => endpoint.method);
  const allow = [...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS", ...methods].join(", ");
  if (request.method === "OPTIONS") {
    const forOthers = endpoints.some(mayBeReadByAnyone) ? MAY_BE_READ : {};
    return new Response(null, { status: 204, headers: { allow, ...forOthers } });
  }
  return problemResponse({
    code: "method-not-allowed",
    detail: `${request.method} is not possible here; possible are ${allow}.`,
    language: languageOf(request),
    headers: { allow },
  });
}

function mayBeReadByAnyone({ method, access }: Endpoint): boolean {
  return method === "GET" && (access === "open" || access === "optional");
}

/** An error with its detail and the messages of its issues in the reader's language; in English they stay as they are, and say more. */
function inReadersWords(error: unknown, language: Language): unknown {
  if (!(error instanceof GrundlagError) || language === "en") return error;
  const { code, message, issues, extra } = error;
  const told = issues.map((issue) => ({ ...issue, message: messageOf(issue, language) }));
  const detail = told.length > 0 ? detailOf(told, extra.reason, language) : message;
  return new GrundlagError(code, detail, told, extra);
}

/** What is wrong in the first places, or the case there is a sentence for. */
function detailOf(issues: readonly Issue[], reason: unknown, language: Language): string {
  if (typeof reason === "string" && reason in english.reason)
    return wordsFor(language, "errors")(`reason.${reason}`);
  const places = issues
    .slice(0, MAX_PLACES)
    .map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
  return [...places, ...(issues.length > MAX_PLACES ? ["…"] : [])].join("; ");
}

function messageOf({ code, isTold, message, ...issue }: Issue, language: Language): string {
  const { words = code, values = {} } = issue;
  const say = wordsFor(language, "errors");
  if (isTold) return message;
  if (words in english.detail) return say(`detail.${words}`, values);
  if (words in english.issue) return say(`issue.${words}`);
  return "rule" in values ? say("detail.breaks-rule", values) : say("issue.custom");
}
