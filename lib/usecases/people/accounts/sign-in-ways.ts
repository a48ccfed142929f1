import type { MemberContext } from "@/lib/auth/actor";
import { findPendingEmail } from "@/lib/db/people/recovery";
import { hasPassword } from "@/lib/db/people/users";
import { linkedSignIn } from "@/lib/usecases/people/accounts/linked-sign-in";
import { recoveryCodesLeft } from "@/lib/usecases/people/accounts/recovery-codes";

/** How the user signs in and can recover the account, for the settings page. */
export async function signInWays(context: MemberContext) {
  const { actor, database, now } = context;
  const [withPassword, pendingEmail, codes, linked] = await Promise.all([
    hasPassword(database, actor.id),
    findPendingEmail(database, actor.id, now()),
    recoveryCodesLeft(context),
    linkedSignIn(context),
  ]);
  return { hasPassword: withPassword, pendingEmail, recoveryCodes: codes, linked };
}
