import type { z } from "zod";
import type { Actor, Context } from "@/lib/auth/actor";
import { serviceContext } from "@/lib/auth/context";
import { actorFromRequest } from "@/lib/auth/session-gate";
import { workCallerOf } from "@/lib/auth/work-caller";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { readJsonBytes } from "@/lib/domain/document/json-limits";
import type { AccessLevel, Endpoint } from "@/lib/http/endpoint";
import { languageOf } from "@/lib/http/language";
import { assertSameOrigin } from "@/lib/http/origin-check";
import { nothingAtAddress } from "@/lib/http/problem";
import { readBytes } from "@/lib/http/read-body";
import { assertPlainJson, validate } from "@/lib/http/validate";
import { sharedGate } from "@/lib/http/work-gate";

/** The parameters in an address, not yet parsed. */
export type RawParams = Readonly<Record<string, string>>;

/** Authorises, parses and handles a request. Errors: those listed in the endpoint's `answers`. */
export async function runEndpoint(
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
