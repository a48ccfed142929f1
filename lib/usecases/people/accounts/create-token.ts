import { z } from "zod";
import { type Context, SCOPES } from "@/lib/auth/actor";
import { hashBearerToken, newBearerToken } from "@/lib/auth/bearer-token";
import type { Caller } from "@/lib/auth/caller";
import { checkCredentials } from "@/lib/auth/credentials";
import { emailSchema } from "@/lib/auth/email";
import { claimedPasswordSchema } from "@/lib/auth/password";
import type { Database } from "@/lib/db/client";
import { withLockedUser } from "@/lib/db/locked";
import { countTokens, insertToken } from "@/lib/db/people/tokens";
import { findUser, type UserRow } from "@/lib/db/people/users";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { visibleNameSchema } from "@/lib/domain/document/primitives";

const MAX_TOKENS = 100;

export const createTokenSchema = z.strictObject({
  email: emailSchema,
  password: claimedPasswordSchema,
  name: visibleNameSchema,
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
});

/**
 * Creates a bearer token for a program; the token can only be seen now. Errors: `bad-credentials`, also if the
 * password was changed or the sessions were ended in the meantime; `too-many-requests`; `conflict` if the account
 * already has a hundred.
 */
export async function createToken(
  context: Context,
  { email, password, name, scopes }: z.infer<typeof createTokenSchema>,
  caller: Caller,
): Promise<{ id: string; token: string }> {
  const user = await checkCredentials(context, { email, password }, caller);
  const token = newBearerToken();
  const id = context.newId();
  await withLockedUser(context.database, user.id, async (tx) => {
    await assertMayHaveMore(tx, user);
    await insertToken(tx, {
      id,
      userId: user.id,
      name,
      scopes: [...new Set(scopes)],
      hash: hashBearerToken(token),
      createdAt: context.now(),
    });
  });
  return { id, token };
}

async function assertMayHaveMore(tx: Database, { id, tokenVersion }: UserRow): Promise<void> {
  const present = await findUser(tx, id);
  if (present?.tokenVersion !== tokenVersion) {
    throw new GrundlagError(
      "bad-credentials",
      "This password was good a moment ago; it is no more.",
    );
  }
  if ((await countTokens(tx, id)) >= MAX_TOKENS) {
    throw new GrundlagError(
      "conflict",
      `An account has ${MAX_TOKENS} tokens at most; revoke some.`,
    );
  }
}
