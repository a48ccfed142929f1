import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { revokeAllTokens } from "@/lib/db/tokens";
import { raiseTokenVersion } from "@/lib/db/users";

/** What becomes of the tokens when every session ends. */
export const TOKEN_FATES = ["keep", "revoke"] as const;

export const endSessionsSchema = z.object({
  tokens: z
    .enum(TOKEN_FATES)
    .default("keep")
    .describe("Whether programs go on with their tokens or lose them, too"),
});

/** Signs out everywhere: every session of the account ends, this one too; its tokens with `revoke`. */
export async function endSessions(
  { actor, database, now }: MemberContext,
  { tokens }: z.infer<typeof endSessionsSchema>,
): Promise<void> {
  if (tokens === "revoke") await revokeAllTokens(database, actor.id, now());
  await raiseTokenVersion(database, actor.id);
}
