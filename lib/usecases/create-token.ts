import { z } from "zod";
import { type Context, SCOPES } from "@/lib/auth/actor";
import { hashBearerToken, newBearerToken } from "@/lib/auth/bearer-token";
import { checkCredentials } from "@/lib/auth/credentials";
import { emailSchema } from "@/lib/auth/email";
import { claimedPasswordSchema } from "@/lib/auth/password";
import { countTokens, insertToken } from "@/lib/db/tokens";
import { GrundlagError } from "@/lib/domain/error-code";
import { personNameSchema } from "@/lib/usecases/sign-up";

const MOST_TOKENS = 100;

export const createTokenSchema = z.strictObject({
  email: emailSchema,
  password: claimedPasswordSchema,
  name: personNameSchema,
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
});

/**
 * A new bearer token for a program; this is the only time it can be seen. Errors: `bad-credentials`,
 * `too-many-requests`, `conflict` where the account has a hundred already.
 */
export async function createToken(
  context: Context,
  { email, password, name, scopes }: z.infer<typeof createTokenSchema>,
): Promise<{ id: string; token: string }> {
  const user = await checkCredentials(context, { email, password });
  if ((await countTokens(context.database, user.id)) >= MOST_TOKENS) {
    throw new GrundlagError(
      "conflict",
      `An account has ${MOST_TOKENS} tokens at most; revoke some.`,
    );
  }
  const token = newBearerToken();
  const id = context.newId();
  await insertToken(context.database, {
    id,
    userId: user.id,
    name,
    scopes: [...new Set(scopes)],
    hash: hashBearerToken(token),
    createdAt: context.now(),
  });
  return { id, token };
}
