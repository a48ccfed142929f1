import type { Context, MemberContext, ServiceLimits } from "@/lib/auth/actor";
import type { Caller } from "@/lib/auth/caller";
import { actorFromRequest, requireMember } from "@/lib/auth/session-gate";
import type { DatabaseClient } from "@/lib/db/locked";
import { exportAccount } from "@/lib/usecases/kinds/export-account";
import { createToken } from "@/lib/usecases/people/accounts/create-token";
import { signUp } from "@/lib/usecases/people/accounts/sign-up";

export const PASSWORD = "correct horse battery";

let made = 0;

const LIMITS: ServiceLimits = {
  signInFailuresPer15Min: 10,
  addressSignInFailuresPerMin: 30,
  accountSignInFailuresPerHour: 100,
  signUpsPerHour: 100,
  resetsPerHour: 20,
  linkMissesPer15Min: 60,
  documentsPerAccount: 2_000,
  bytesPerAccount: 200_000_000,
  workSecondsPerMinute: 120,
  anonymousBodyBytes: 1_000_000,
};

/** A caller who has not signed in from this address before. */
export function stranger(address: string): Caller {
  return { address, device: null, userAgent: "" };
}

/** A context with a clock set by hand and ids that count up. */
export function contextAt(
  database: DatabaseClient,
  clock: { now: Date },
  limits: Partial<ServiceLimits> = {},
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
    limits: { ...LIMITS, ...limits },
    mailer: null,
    keepers: [],
    trustedProxies: 0,
  };
}

/** The context with a new user signed in by a token, as programs sign in. */
export async function signedIn(context: Context, email: string): Promise<MemberContext> {
  await signUp(context, { email, password: PASSWORD, name: email, address: email });
  // Removes the token of a user with the same address in another test file's database.
  tokens.delete(email);
  return letIn(context, email);
}

const tokens = new Map<string, string>();

/** Signs the user in again, so that changes in their club memberships apply. */
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
  const request = { email, password: PASSWORD, name: "t", scopes };
  return (await createToken(context, request, stranger(email))).token;
}

/** A user's export, read completely. */
export async function exported(context: MemberContext) {
  let text = "";
  for await (const piece of await exportAccount(context)) text += piece;
  return JSON.parse(text);
}
