import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import type { Caller } from "@/lib/auth/caller";
import { checkClaim } from "@/lib/auth/credentials";
import { emailSchema } from "@/lib/auth/email";
import {
  hashLinkToken,
  hashRecoveryCode,
  linkTokenSchema,
  recoveryCodeSchema,
} from "@/lib/auth/one-time-secret";
import { hashPassword, newPasswordSchema } from "@/lib/auth/password";
import type { Database } from "@/lib/db/client";
import { withLockedUser } from "@/lib/db/locked";
import {
  deleteMailedLinks,
  findMailedLink,
  hasRecoveryCode,
  spendMailedLink,
  spendRecoveryCode,
} from "@/lib/db/people/recovery";
import { revokeAllTokens } from "@/lib/db/people/tokens";
import { findUser, storePassword } from "@/lib/db/people/users";
import type { Language } from "@/lib/domain/document/language";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { inBackground } from "@/lib/mail/mailer";

export const resetByLinkSchema = z.strictObject({
  token: linkTokenSchema,
  newPassword: newPasswordSchema,
});

export const resetByCodeSchema = z.strictObject({
  email: emailSchema,
  code: recoveryCodeSchema,
  newPassword: newPasswordSchema,
});

/**
 * Sets a new password for the owner of a mailed link, ends all of the account's sessions and tokens, and returns the
 * account's id. Error: `conflict` if the link was used or has expired.
 */
export async function resetByLink(
  context: Context,
  { token, newPassword, language }: z.infer<typeof resetByLinkSchema> & { language: Language },
): Promise<{ accountId: string }> {
  const hash = hashLinkToken(token);
  const wanted = { hash, purpose: "new-password" } as const;
  const link = await findMailedLink(context.database, wanted, context.now());
  if (!link) throw linkUsed();
  const spend = (tx: Database) => spendMailedLink(tx, hash);
  return replacePassword(context, link.userId, { newPassword, language, spend });
}

/**
 * The same with one of the account's recovery codes, which is used up. Errors: `bad-credentials`, also for an unknown
 * email; `too-many-requests`, as for passwords; `conflict` if the code was used at the same moment.
 */
export async function resetByCode(
  context: Context,
  request: z.infer<typeof resetByCodeSchema> & { caller: Caller; language: Language },
): Promise<{ accountId: string }> {
  const { email, code, newPassword, caller, language } = request;
  const hash = hashRecoveryCode(code);
  const user = await checkClaim(context, { email, caller }, (account) =>
    hasRecoveryCode(context.database, { userId: account?.id ?? "", hash }),
  );
  const spend = (tx: Database) => spendRecoveryCode(tx, { userId: user.id, hash });
  return replacePassword(context, user.id, { newPassword, language, spend });
}

async function replacePassword(
  context: Context,
  userId: string,
  change: {
    readonly newPassword: string;
    readonly language: Language;
    /** Uses up the link or code that permits the change; false if it no longer exists. */
    readonly spend: (tx: Database) => Promise<boolean>;
  },
): Promise<{ accountId: string }> {
  const { mailer, database } = context;
  const passwordHash = await hashPassword(change.newPassword);
  const user = await withLockedUser(database, userId, async (tx) => {
    if (!(await change.spend(tx))) throw linkUsed();
    await storePassword(tx, userId, passwordHash);
    await revokeAllTokens(tx, userId, context.now());
    await deleteMailedLinks(tx, { userId, purpose: "new-password" });
    return findUser(tx, userId);
  });
  if (mailer && user) {
    const { language } = change;
    inBackground(() => mailer.send({ kind: "password-changed", to: user.email, language }));
  }
  return { accountId: userId };
}

function linkUsed() {
  return refusal(
    "link-spent",
    "This link or code was used, has expired or was replaced by a newer one; ask for another.",
  );
}
