import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { emailSchema } from "@/lib/auth/email";
import { hashLinkToken, newLinkToken } from "@/lib/auth/one-time-secret";
import { countOrRefuse, isWithin, lettersTo, resetsFrom } from "@/lib/auth/rate-limit";
import { insertMailedLink } from "@/lib/db/people/recovery";
import { findUserForSignIn } from "@/lib/db/people/users";
import type { Language } from "@/lib/domain/document/language";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { inBackground, type Mailer } from "@/lib/mail/mailer";

const HOUR_MS = 60 * 60_000;

export const requestPasswordLinkSchema = z.strictObject({ email: emailSchema });

/**
 * Sends a link that sets a new password, valid once and for an hour, to the email of an account. Anything that
 * depends on the account happens after the answer, which is the same whether or not one exists. Errors: `conflict` if
 * the service sends no mail; `too-many-requests` by network address. After three letters an hour no more are sent to
 * an account, which the caller cannot tell.
 */
export async function requestPasswordLink(
  context: Context,
  { email, address, language }: { email: string; address: string; language: Language },
): Promise<void> {
  const { mailer } = context;
  if (!mailer) {
    throw refusal("no-mail", "This service sends no mail; use a recovery code instead.");
  }
  await countOrRefuse(context, resetsFrom(context, address));
  inBackground(() => sendLink(context, mailer, { email, language }));
}

async function sendLink(
  context: Context,
  mailer: Mailer,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const user = await findUserForSignIn(context.database, email);
  if (user?.role !== "member") return;
  if (!(await isWithin(context, lettersTo("new-password", email)))) return;
  const token = newLinkToken();
  const now = context.now();
  await insertMailedLink(context.database, {
    hash: hashLinkToken(token),
    userId: user.id,
    purpose: "new-password",
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOUR_MS),
  });
  await mailer.send({ kind: "new-password", token, to: email, language });
}
