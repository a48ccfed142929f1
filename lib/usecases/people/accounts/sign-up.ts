import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { emailSchema } from "@/lib/auth/email";
import { hashPassword, newPasswordSchema } from "@/lib/auth/password";
import { countOrRefuse, isWithin, lettersTo, signUps } from "@/lib/auth/rate-limit";
import { insertUser } from "@/lib/db/people/users";
import type { Language } from "@/lib/domain/document/language";
import { visibleNameSchema } from "@/lib/domain/document/primitives";
import { inBackground } from "@/lib/mail/mailer";

export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  name: visibleNameSchema,
});
type SignUp = z.infer<typeof signUpSchema>;

/**
 * Creates an account that can be used at once. For an email that already has an account the answer is the same, with
 * an unused id and after as much work, so that it does not reveal who has an account; if the service sends mail, the
 * owner gets a letter. Error: `too-many-requests` above the network address's hourly limit.
 */
export async function signUp(
  context: Context,
  {
    email,
    password,
    name,
    address,
    language = "en",
  }: SignUp & { readonly address: string; readonly language?: Language },
): Promise<{ id: string; email: string; name: string }> {
  await countOrRefuse(context, signUps(context, address));
  const passwordHash = await hashPassword(password);
  const user = { id: context.newId(), email, name };
  const stored = await insertUser(context.database, {
    ...user,
    passwordHash,
    createdAt: context.now(),
  });
  if (!stored) await tellOwner(context, { email, language });
  return user;
}

// Counts the letter even without a mail server, since counting takes as long as storing an account.
async function tellOwner(
  context: Context,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const isWithinLimit = await isWithin(context, lettersTo("email-in-use", email));
  const { mailer } = context;
  if (!mailer || !isWithinLimit) return;
  inBackground(() => mailer.send({ kind: "email-in-use", to: email, language }));
}
