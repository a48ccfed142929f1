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
} from "@/lib/db/recovery";
import { findUserForSignIn, storeEmail } from "@/lib/db/users";
import type { Language } from "@/lib/domain/language";
import { refusal } from "@/lib/domain/refusal-reason";
import { inBackground, type Mailer } from "@/lib/mail/mailer";

const DAY_MS = 24 * 60 * 60_000;
const PURPOSES: readonly LinkPurpose[] = ["new-password", "confirm-email"];

/** Whether a changed email holds at once or once it is confirmed. */
export const EMAIL_EFFECTS = ["changed", "confirmation-sent"] as const;
type EmailEffect = (typeof EMAIL_EFFECTS)[number];

export const changeEmailSchema = z.strictObject({
  email: emailSchema,
  password: claimedPasswordSchema,
});

export const confirmEmailSchema = z.strictObject({ token: linkTokenSchema });

/**
 * Moves the user's account to another email: once a link sent there is followed, and the present email is informed; at
 * once where the service sends no mail. Errors: `bad-credentials`; `too-many-requests`, as each counts as a sign-up
 * from the network address, so that finding out here who has an account is no cheaper than there; `conflict`, only
 * where no mail is sent, for an email that has one.
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

/** Puts a changed email into force for the user who followed the link sent there. Error: `conflict` where the link is spent. */
export async function confirmEmail(
  context: Context,
  { token }: z.infer<typeof confirmEmailSchema>,
): Promise<void> {
  const hash = hashLinkToken(token);
  const wanted = { hash, purpose: "confirm-email" } as const;
  const link = await findMailedLink(context.database, wanted, context.now());
  if (!link) throw spent();
  const { userId, email } = link;
  await withLockedUser(context.database, userId, async (tx) => {
    if (!(await spendMailedLink(tx, hash))) throw spent();
    for (const purpose of PURPOSES) await deleteMailedLinks(tx, { userId, purpose });
    if (!(await storeEmail(tx, userId, email))) throw inUse();
  });
}

// An email that has an account is waited for just the same; what is sent there is another letter.
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

function spent() {
  return refusal(
    "link-spent",
    "This link was used, has expired or was replaced by a newer one; change the email again.",
  );
}

function inUse() {
  return refusal("email-in-use", "This email cannot be used here; choose another.");
}
