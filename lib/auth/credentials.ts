import type { Context } from "@/lib/auth/actor";
import { isPassword } from "@/lib/auth/password";
import { countOrRefuse, signInFailures, uncount } from "@/lib/auth/rate-limit";
import { findUserForSignIn, type UserRow } from "@/lib/db/users";
import { GrundlagError } from "@/lib/domain/error-code";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The account that email and password belong to. Errors: `bad-credentials`, the same for an unknown
 * email and a wrong password, in the same time; `too-many-requests` after too many failures.
 */
export async function checkCredentials(
  context: Context,
  { email, password }: Credentials,
): Promise<UserRow> {
  const failures = signInFailures(context, email);
  await countOrRefuse(context, failures);
  const user = await findUserForSignIn(context.database, email);
  const right = await isPassword(password, user?.passwordHash ?? null);
  if (!user || !right) {
    throw new GrundlagError(
      "bad-credentials",
      "This email and this password do not belong together.",
    );
  }
  await uncount(context, failures);
  const { passwordHash: _, ...account } = user;
  return account;
}
