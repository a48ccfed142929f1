import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { checkOwnPassword } from "@/lib/auth/credentials";
import { claimedPasswordSchema } from "@/lib/auth/password";
import { configuredProvider } from "@/lib/auth/provider";
import { deleteLinkedSignIns, findLinkedSignIn } from "@/lib/db/people/linked-sign-ins";
import { hasPassword } from "@/lib/db/people/users";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { notAllowed, refusal } from "@/lib/domain/document/refusal-reason";

export const startLinkingSchema = z.strictObject({ password: claimedPasswordSchema });

/**
 * The service's sign-in provider, and since when the user's account has been linked to it; null if none is
 * configured.
 */
export async function linkedSignIn({ actor, database }: MemberContext) {
  const provider = configuredProvider();
  if (!provider) return null;
  const found = await findLinkedSignIn(database, { userId: actor.id, issuer: provider.issuer });
  return { provider: provider.name, linkedAt: found?.createdAt ?? null };
}

/**
 * Allows this browser's next return from the provider, within ten minutes, to link that identity to the user's
 * account. Errors: `not-found` without a provider, `forbidden` without a session, `bad-credentials`,
 * `too-many-requests`.
 */
export async function startLinking(
  context: MemberContext,
  { password }: z.infer<typeof startLinkingSchema>,
): Promise<{ readonly sub: string; readonly sid: string }> {
  assertProvider();
  const { id: sub, sessionId: sid } = context.actor;
  if (!sid) throw notAllowed("browser-only", "Link a sign-in from a browser that is signed in.");
  await checkOwnPassword(context, password);
  return { sub, sid };
}

/** Removes the link. Errors: `not-found` without a provider; `conflict` if it is the user's only way to sign in. */
export async function unlinkSignIn({ actor, database }: MemberContext): Promise<void> {
  const { issuer } = assertProvider();
  if (!(await hasPassword(database, actor.id))) {
    throw refusal("password-first", "Set a password first; you could not sign in otherwise.");
  }
  await deleteLinkedSignIns(database, { userId: actor.id, issuer });
}

function assertProvider() {
  const provider = configuredProvider();
  if (provider) return provider;
  throw new GrundlagError("not-found", "This service has no OpenID Connect provider.");
}
