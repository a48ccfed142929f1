import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { checkCredentials } from "@/lib/auth/credentials";
import { claimedPasswordSchema, hashPassword, newPasswordSchema } from "@/lib/auth/password";
import { withLockedUser } from "@/lib/db/locked";
import { revokeAllTokens } from "@/lib/db/tokens";
import { storePassword } from "@/lib/db/users";

export const changePasswordSchema = z.strictObject({
  currentPassword: claimedPasswordSchema,
  newPassword: newPasswordSchema,
});

/**
 * Changes the password and ends every session and token made with the old one. Errors:
 * `bad-credentials` where the present password is wrong, `too-many-requests`.
 */
export async function changePassword(
  context: MemberContext,
  { currentPassword, newPassword }: z.infer<typeof changePasswordSchema>,
): Promise<void> {
  const { actor, database } = context;
  await checkCredentials(context, { email: actor.email, password: currentPassword });
  const passwordHash = await hashPassword(newPassword);
  await withLockedUser(database, actor.id, async (tx) => {
    await storePassword(tx, actor.id, passwordHash);
    await revokeAllTokens(tx, actor.id, context.now());
  });
}
