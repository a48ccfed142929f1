import { z } from "zod";
import type { Context, MemberContext } from "@/lib/auth/actor";
import { checkOwnPassword } from "@/lib/auth/credentials";
import { emailSchema } from "@/lib/auth/email";
import { hashLinkToken, linkTokenSchema, newLinkToken } from "@/lib/auth/one-time-secret";
import { claimedPasswordSchema } from "@/lib/auth/password";
import { countOrRefuse, isWithin, lettersTo, signUps } from "@/lib/auth/rate-limit";
import { withLockedUser } from "@/lib/db/locked";
import {
  deleteMailedLinks,
  findMailedLink,
  insertMailedLink,
  type LinkPurpose,
  spendMailedLink,
} from "@/lib/db/people/recovery";
import { findUserForSignIn, storeEmail } from "@/lib/db/people/users";
import type { Language } from "@/lib/domain/document/language";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { inBackground, type Mailer } from "@/lib/mail/mailer";

const DAY_MS = 24 * 60 * 60_000;
const PURPOSES: readonly LinkPurpose[] = ["new-password", "confirm-email"];

/** Whether a new email address takes effect at once or only after it is confirmed. */
export const EMAIL_EFFECTS = ["changed", "confirmation-sent"] as const;
type EmailEffect = (typeof EMAIL_EFFECTS)[number];

export const changeEmailSchema = z.strictObject({
  email: emailSchema,
  password: claimedPasswordSchema,
});

export const confirmEmailSchema = z.strictObject({ token: linkTokenSchema });

/**
 * Changes the email address of the user's account. The change takes effect once a link sent to the new address is
 * followed, and the present address is informed; if the service sends no mail, it takes effect at once. Errors:
 * `bad-credentials`; `too-many-requests`, since each attempt counts as a sign-up from the network address, so that
 * this is no cheaper way to find out who has an account; `conflict`, only without mail, if the address already has an
 * account.
 */
export async function changeEmail(
  context: MemberContext,
  request: z.infer<typeof changeEmailSchema> & { address: string; language: Language },
): Promise<EmailEffect> {
  const { email, password, address, language } = request;
  await checkOwnPassword(context, password);
  await countOrRefuse(context, signUps(context, address));
  const { actor, mailer } = context;
  if (email === actor.email) return "changed";
  if (mailer) return askForConfirmation(context, mailer, { email, language });
  await withLockedUser(context.database, actor.id, async (tx) => {
    if (!(await storeEmail(tx, actor.id, email))) throw inUse();
  });
  return "changed";
}

/**
 * Completes a change of email for the user who followed the link sent to the new address. Error: `conflict` if the
 * link was used or has expired.
 */
export async function confirmEmail(
  context: Context,
  { token }: z.infer<typeof confirmEmailSchema>,
): Promise<void> {
  const hash = hashLinkToken(token);
  const wanted = { hash, purpose: "confirm-email" } as const;
  const link = await findMailedLink(context.database, wanted, context.now());
  if (!link) throw linkUsed();
  const { userId, email } = link;
  await withLockedUser(context.database, userId, async (tx) => {
    if (!(await spendMailedLink(tx, hash))) throw linkUsed();
    for (const purpose of PURPOSES) await deleteMailedLinks(tx, { userId, purpose });
    if (!(await storeEmail(tx, userId, email))) throw inUse();
  });
}

// Answers in the same way if the new address already has an account; only the letter sent there differs.
async function askForConfirmation(
  context: MemberContext,
  mailer: Mailer,
  { email, language }: { email: string; language: Language },
): Promise<EmailEffect> {
  const { actor, database } = context;
  const token = newLinkToken();
  const now = context.now();
  await deleteMailedLinks(database, { userId: actor.id, purpose: "confirm-email" });
  await insertMailedLink(database, {
    hash: hashLinkToken(token),
    userId: actor.id,
    purpose: "confirm-email",
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  inBackground(async () => {
    const owner = await findUserForSignIn(database, email);
    const letter = owner
      ? ({ kind: "email-in-use" } as const)
      : ({ kind: "confirm-email", token } as const);
    if (await isWithin(context, lettersTo(letter.kind, email))) {
      await mailer.send({ ...letter, to: email, language });
    }
  });
  inBackground(async () => {
    if (!(await isWithin(context, lettersTo("email-changing", actor.email)))) return;
    await mailer.send({ kind: "email-changing", newEmail: email, to: actor.email, language });
  });
  return "confirmation-sent";
}

function linkUsed() {
  return refusal(
    "link-spent",
    "This link was used, has expired or was replaced by a newer one; change the email again.",
  );
}

function inUse() {
  return refusal("email-in-use", "This email cannot be used here; choose another.");
}
