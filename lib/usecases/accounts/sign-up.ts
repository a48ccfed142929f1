import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { emailSchema } from "@/lib/auth/email";
import { hashPassword, newPasswordSchema } from "@/lib/auth/password";
import { countOrRefuse, signUps } from "@/lib/auth/rate-limit";
import { insertUser } from "@/lib/db/users";
import { GrundlagError } from "@/lib/domain/error-code";
import { LIMITS } from "@/lib/domain/limits";

/** A name of one line of printable text. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.nameLength)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  name: personNameSchema,
});
export type SignUp = z.infer<typeof signUpSchema>;

/**
 * Opens an account that can be used at once. Errors: `email-taken`; `too-many-requests` past the hourly
 * limit of the network address.
 */
export async function signUp(
  context: Context,
  { email, password, name, address }: SignUp & { address: string },
): Promise<{ id: string; email: string; name: string }> {
  await countOrRefuse(context, signUps(context, address));
  const passwordHash = await hashPassword(password);
  const user = { id: context.newId(), email, name };
  const stored = await insertUser(context.database, {
    ...user,
    passwordHash,
    createdAt: context.now(),
  });
  if (!stored) throw new GrundlagError("email-taken", `There is an account for ${email} already.`);
  return user;
}
