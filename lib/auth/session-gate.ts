import { cookies, headers } from "next/headers";
import { type Actor, type Context, type MemberContext, mintActor, SCOPES } from "@/lib/auth/actor";
import { hashBearerToken, isBearer, parseBearer } from "@/lib/auth/bearer-token";
import { serviceContext } from "@/lib/auth/context";
import { cookieOf } from "@/lib/auth/request-cookie";
import { oldestSession, readSessionToken, sessionCookieName } from "@/lib/auth/session-token";
import { type WorkCaller, workCallerOf } from "@/lib/auth/work-caller";
import { findSession, touchSession } from "@/lib/db/people/sessions";
import { findToken, touchToken } from "@/lib/db/people/tokens";
import type { UserRow } from "@/lib/db/people/users";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { noteRequest } from "@/lib/log/request-scope";

/**
 * How a request proved who sent it. Browsers send cookies by themselves, so a cookie also needs a check of the
 * origin.
 */
type Proof = "none" | "cookie" | "bearer";

/**
 * Who sent a request: by its bearer token if it has one, otherwise by its session cookie. An invalid token is refused
 * (`unauthenticated`); an invalid or ended session counts as none. Browsers send other schemes to a proxy in front of
 * the service, which passes them on.
 */
export async function actorFromRequest(
  context: Context,
  request: Request,
): Promise<{ actor: Actor | null; proof: Proof }> {
  const authorization = request.headers.get("authorization");
  if (authorization !== null && isBearer(authorization)) {
    return { actor: await actorFromBearer(context, authorization), proof: "bearer" };
  }
  const actor = await actorFromSession(context, cookieOf(request, sessionCookieName()));
  return { actor, proof: actor ? "cookie" : "none" };
}

/** The user viewing the page being rendered, or calling the server action being run; null if not signed in. */
export async function currentActor(): Promise<Actor | null> {
  return (await currentContext()).actor;
}

/** The context for the page being rendered, for use cases called from it. */
export async function currentContext(): Promise<Context> {
  const context = serviceContext();
  const cookie = (await cookies()).get(sessionCookieName())?.value;
  return { ...context, actor: await actorFromSession(context, cookie) };
}

/** Whom heavy work of the page being rendered is done for. */
export async function currentWorkCaller(): Promise<WorkCaller> {
  return workCallerOf(await currentContext(), { headers: await headers() });
}

/** The same context, with a signed-in user. Error: `unauthenticated`. */
export function requireMember(context: Context): MemberContext {
  const { actor } = context;
  if (!actor) throw new GrundlagError("unauthenticated", "Sign in, or send a bearer token.");
  return { ...context, actor };
}

async function actorFromBearer(context: Context, authorization: string): Promise<Actor> {
  const token = parseBearer(authorization);
  const found = token ? await findToken(context.database, hashBearerToken(token)) : null;
  if (!found) {
    throw new GrundlagError(
      "unauthenticated",
      "The bearer token is unknown or was revoked; make one with POST /api/v1/tokens.",
    );
  }
  await touchToken(context.database, found, context.now());
  return letIn(found.user, {
    scopes: SCOPES.filter((scope) => found.scopes.includes(scope)),
    sessionId: null,
  });
}

async function actorFromSession(
  context: Context,
  cookie: string | undefined,
): Promise<Actor | null> {
  const claims = cookie ? await readSessionToken(cookie) : null;
  if (!claims) return null;
  const { database, now } = context;
  const found = await findSession(database, claims, oldestSession(now()));
  if (!found) return null;
  await touchSession(database, { id: claims.sid, lastSeenAt: found.lastSeenAt }, now());
  return letIn(found.user, { scopes: SCOPES, sessionId: claims.sid });
}

function letIn(user: UserRow, grant: Parameters<typeof mintActor>[1]): Actor {
  noteRequest({ actorId: user.id });
  return mintActor(user, grant);
}
