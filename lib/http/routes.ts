import { z } from "zod";
import type { Actor, Context } from "@/lib/auth/actor";
import { serviceContext } from "@/lib/auth/context";
import { actorFromRequest } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/error-code";
import type { AccessLevel, Endpoint, Method } from "@/lib/http/endpoint";
import { languageOf } from "@/lib/http/language";
import { assertSameOrigin } from "@/lib/http/origin-check";
import { problemOf, problemResponse } from "@/lib/http/problem";
import { readJson } from "@/lib/http/read-body";
import { assertPlainJson, validate } from "@/lib/http/validate";

type RouteParams = Record<string, string | string[] | undefined>;
type RouteHandler = (
  request: Request,
  route: { params: Promise<RouteParams | undefined> },
) => Promise<Response>;
/** What a `route.ts` exports: a handler for every method, those without an endpoint answering 405. */
export type Routes = Record<Method | "OPTIONS", RouteHandler>;

/** The handlers of one path. */
export function routes(...endpoints: readonly Endpoint[]): Routes {
  return routesOf(() => endpoints);
}

/** The handlers of a path whose endpoints depend on its parameters; none means there is no such path. */
export function routesOf(choose: (params: RouteParams) => readonly Endpoint[]): Routes {
  const handle: RouteHandler = async (request, route) => {
    try {
      const params = (await route.params) ?? {};
      return await answer(request, { params, endpoints: choose(params) });
    } catch (error) {
      return problemOf(error, languageOf(request));
    }
  };
  return {
    GET: handle,
    POST: handle,
    PUT: handle,
    PATCH: handle,
    DELETE: handle,
    OPTIONS: handle,
  };
}

async function answer(
  request: Request,
  route: { params: RouteParams; endpoints: readonly Endpoint[] },
): Promise<Response> {
  const { endpoints, params } = route;
  if (endpoints.length === 0) throw notHere(request);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const chosen = endpoints.find((endpoint) => endpoint.method === method);
  if (chosen) return runEndpoint(chosen, request, params);
  return refuseMethod(request, endpoints);
}

/** The problem of a path that leads nowhere. */
export function notHere(request: Request): GrundlagError {
  return new GrundlagError("not-found", `There is nothing at ${new URL(request.url).pathname}.`);
}

function refuseMethod(request: Request, endpoints: readonly Endpoint[]): Response {
  const methods = endpoints.map((endpoint) => endpoint.method);
  const allow = [...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS", ...methods].join(", ");
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
  return problemResponse({
    code: "method-not-allowed",
    detail: `${request.method} is not possible here; possible are ${allow}.`,
    language: languageOf(request),
    headers: { allow },
  });
}

async function runEndpoint(
  endpoint: Endpoint,
  request: Request,
  rawParams: RouteParams,
): Promise<Response> {
  const context = await admit(endpoint.access, request);
  const params = parseParams(endpoint, rawParams, request);
  const query = parseQuery(endpoint.query, request);
  const body = endpoint.body
    ? validate(endpoint.body, await readJson(request, endpoint.mediaTypes))
    : undefined;
  // Sound: `admit` has refused whoever is not signed in where the endpoint wants a member.
  const member = context as Context & { actor: Actor };
  const language = languageOf(request);
  return endpoint.handle({ context: member, params, query, body, language, request });
}

async function admit(access: AccessLevel, request: Request): Promise<Context> {
  const context = serviceContext();
  if (access === "open") return context;
  const { actor, proof } = await actorFromRequest(context, request);
  if (proof === "cookie") assertSameOrigin(request);
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

function parseParams(endpoint: Endpoint, raw: RouteParams, request: Request): unknown {
  const wanted = Object.keys(endpoint.params.shape);
  const parsed = endpoint.params.safeParse(
    Object.fromEntries(Object.entries(raw).filter(([name]) => wanted.includes(name))),
  );
  if (!parsed.success) throw notHere(request);
  return parsed.data;
}

/** A query's values by name: a text, or a list of texts where a name comes more than once. */
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

/** A list in a query: the name once for each value. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(50).optional(),
  );
}
