import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { checkOwnPassword } from "@/lib/auth/credentials";
import { claimedPasswordSchema, hashPassword, newPasswordSchema } from "@/lib/auth/password";
import { withLockedUser } from "@/lib/db/locked";
import { listSessions } from "@/lib/db/people/sessions";
import { revokeAllTokens } from "@/lib/db/people/tokens";
import { hasPassword, storePassword } from "@/lib/db/people/users";
import { notAllowed } from "@/lib/domain/document/refusal-reason";

export const changePasswordSchema = z.strictObject({
  currentPassword: claimedPasswordSchema
    .default("")
    .describe("Not asked of an account that came by OpenID Connect and has none"),
  newPassword: newPasswordSchema,
});

/**
 * Changes the password, ending all sessions and tokens of the old one. Errors: `bad-credentials` if the present
 * password is wrong, `too-many-requests`; `forbidden` if the account has no password yet and the session is not
 * fresh.
 */
export async function changePassword(
  context: MemberContext,
  { currentPassword, newPassword }: z.infer<typeof changePasswordSchema>,
): Promise<void> {
  const { actor, database } = context;
  if (await hasPassword(database, actor.id)) await checkOwnPassword(context, currentPassword);
  else await assertJustSignedIn(context);
  const passwordHash = await hashPassword(newPassword);
  await withLockedUser(database, actor.id, async (tx) => {
    await storePassword(tx, actor.id, passwordHash);
    await revokeAllTokens(tx, actor.id, context.now());
  });
}

/** Maximum age of a session that may set an account's first password, since there is no old one to ask for. */
const FRESH_MS = 15 * 60_000;

async function assertJustSignedIn({ actor, database, now }: MemberContext): Promise<void> {
  const since = new Date(now().getTime() - FRESH_MS);
  const fresh = await listSessions(database, actor.id, since);
  if (fresh.some(({ id }) => id === actor.sessionId)) return;
  throw notAllowed(
    "sign-in-anew",
    "This account has no password yet. Sign in again with its provider, then set one within 15 minutes.",
  );
}
