import type { Context, MemberContext } from "@/lib/auth/actor";
import { actorFromRequest, requireMember } from "@/lib/auth/session-gate";
import type { DatabaseClient } from "@/lib/db/locked";
import { createToken } from "@/lib/usecases/accounts/create-token";
import { signUp } from "@/lib/usecases/accounts/sign-up";

export const PASSWORD = "correct horse battery";

let made = 0;

/** A context whose clock is set by hand and whose ids count up. */
export function contextAt(
  database: DatabaseClient,
  clock: { now: Date },
  limits = {
    signInFailuresPer15Min: 10,
    signUpsPerHour: 100,
    linkMissesPer15Min: 60,
    documentsPerAccount: 2_000,
  },
): Context {
  return {
    actor: null,
    database,
    now: () => clock.now,
    newId: () => {
      made += 1;
      return `id${made}`;
    },
    chance: () => 0,
    limits,
    trustedProxies: 0,
  };
}

/** The same context with somebody new signed in, who came in by a token as programs do. */
export async function signedIn(context: Context, email: string): Promise<MemberContext> {
  await signUp(context, { email, password: PASSWORD, name: email, address: email });
  return letIn(context, email);
}

const tokens = new Map<string, string>();

/** Somebody as his next request finds him: in the clubs that he is in by then. */
export function signedInAgain(context: MemberContext): Promise<MemberContext> {
  return letIn(context, context.actor.email);
}

async function letIn(context: Context, email: string): Promise<MemberContext> {
  const token = tokens.get(email) ?? (await tokenOf(context, email));
  tokens.set(email, token);
  const headers = { authorization: `Bearer ${token}` };
  const { actor } = await actorFromRequest(context, new Request("http://localhost", { headers }));
  return requireMember({ ...context, actor });
}

async function tokenOf(context: Context, email: string): Promise<string> {
  const scopes = ["read" as const, "write" as const];
  return (await createToken(context, { email, password: PASSWORD, name: "t", scopes })).token;
}
