import type { Context, MemberContext } from "@/lib/auth/actor";
import type { Caller } from "@/lib/auth/caller";
import { networkOf } from "@/lib/auth/client-address";
import { inPasswordQueue, isPassword } from "@/lib/auth/password";
import {
  accountFailures,
  addressFailures,
  countOrRefuse,
  type Limited,
  refundCount,
  signInFailures,
} from "@/lib/auth/rate-limit";
import { findUserForSignIn, findUserWithPassword, type UserRow } from "@/lib/db/people/users";
import { GrundlagError } from "@/lib/domain/document/error-code";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Account = UserRow & { readonly passwordHash: string | null };

/**
 * The account with this email and password. Errors: `bad-credentials`, the same and after the same time for an
 * unknown email and a wrong password; `too-many-requests` after too many failures.
 */
export function checkCredentials(
  context: Context,
  { email, password }: Credentials,
  caller: Caller,
): Promise<UserRow> {
  return checkClaim(context, { email, caller }, (account) =>
    isPassword(password, account?.passwordHash ?? null),
  );
}

/**
 * The account with this email, if `isRight` accepts the proof that it belongs to the user; errors as above.
 * `failuresOf` says what a failure counts towards.
 */
export async function checkClaim(
  context: Context,
  { email, caller }: { readonly email: string; readonly caller: Caller },
  isRight: (account: Account | null) => Promise<boolean>,
): Promise<UserRow> {
  const account = await findUserForSignIn(context.database, email);
  return admit(context, account, {
    limits: failuresOf(context, { email, account, caller }),
    isRight,
  });
}

/**
 * Checks the password of the signed-in user again, before something that cannot be undone or that gives access.
 * Strangers' failures do not count here, since they are not signed in. Errors as above.
 */
export async function checkOwnPassword(context: MemberContext, password: string): Promise<void> {
  const { actor, database } = context;
  await admit(context, await findUserWithPassword(database, actor.id), {
    limits: [signInFailures(context, actor.id, "signed in")],
    isRight: (account) => isPassword(password, account?.passwordHash ?? null),
  });
}

/**
 * The counters that a failure counts towards. A browser that has signed in to this account before has only a counter
 * of its own: neither strangers who guess at the account nor neighbours behind the same address can lock it out.
 * Everybody else has three: one for the account and the address together, which stops guessing from one place; one
 * for the address, against many accounts tried with few passwords; and a wider one for the account, against guessing
 * from many addresses (a hundred an hour, the most that OWASP ASVS 2.2.1 allows).
 */
function failuresOf(
  context: Context,
  claim: { email: string; account: Account | null; caller: Caller },
): readonly Limited[] {
  const { email, account, caller } = claim;
  const { address, device } = caller;
  if (device && device.sub === account?.id) {
    return [signInFailures(context, email, `device ${device.nonce}`)];
  }
  return [
    addressFailures(context, address),
    signInFailures(context, email, `address ${networkOf(address)}`),
    accountFailures(context, email),
  ];
}

/**
 * Counts the attempt, checks it, and takes the count back if it was right. Only here is it known that a sign-in has
 * failed.
 */
function admit(
  context: Context,
  account: Account | null,
  claim: {
    readonly limits: readonly Limited[];
    readonly isRight: (account: Account | null) => Promise<boolean>;
  },
): Promise<UserRow> {
  return inPasswordQueue(async () => {
    for (const limited of claim.limits) await countOrRefuse(context, limited);
    const isRight = await claim.isRight(account);
    if (!account || !isRight) {
      throw new GrundlagError(
        "bad-credentials",
        "This email and this password or code do not belong together.",
      );
    }
    for (const limited of claim.limits) await refundCount(context, limited);
    const { passwordHash: _, ...user } = account;
    return user;
  });
}
