import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { checkOwnPassword } from "@/lib/auth/credentials";
import { hashRecoveryCode, newRecoveryCode } from "@/lib/auth/one-time-secret";
import { claimedPasswordSchema } from "@/lib/auth/password";
import { withLockedUser } from "@/lib/db/locked";
import { countRecoveryCodes, replaceRecoveryCodes } from "@/lib/db/people/recovery";

const CODES_IN_A_SET = 10;

export const makeRecoveryCodesSchema = z.strictObject({ password: claimedPasswordSchema });

/**
 * Creates ten recovery codes, which can only be seen now; older ones become invalid. Errors: `bad-credentials`,
 * `too-many-requests`.
 */
export async function makeRecoveryCodes(
  context: MemberContext,
  { password }: z.infer<typeof makeRecoveryCodesSchema>,
): Promise<readonly string[]> {
  const { actor, database } = context;
  await checkOwnPassword(context, password);
  const codes = Array.from({ length: CODES_IN_A_SET }, () => newRecoveryCode(context.chance));
  await withLockedUser(database, actor.id, (tx) =>
    replaceRecoveryCodes(
      tx,
      { userId: actor.id, hashes: codes.map(hashRecoveryCode) },
      context.now(),
    ),
  );
  return codes;
}

/** How many recovery codes the user has left, and when they were made. */
export function recoveryCodesLeft({ actor, database }: MemberContext) {
  return countRecoveryCodes(database, actor.id);
}
