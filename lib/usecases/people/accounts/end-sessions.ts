import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { withLockedUser } from "@/lib/db/locked";
import { revokeAllTokens } from "@/lib/db/people/tokens";
import { endAllSessions } from "@/lib/db/people/users";

/** What happens to the tokens when all sessions end. */
const TOKEN_FATES = ["keep", "revoke"] as const;

export const endSessionsSchema = z.object({
  tokens: z
    .enum(TOKEN_FATES)
    .default("keep")
    .describe("Whether programs go on with their tokens or lose them, too"),
});

/** Signs out everywhere: ends every session of the account, including this one, and with `revoke` its tokens. */
export async function endSessions(
  { actor, database, now }: MemberContext,
  { tokens }: z.infer<typeof endSessionsSchema>,
): Promise<void> {
  await withLockedUser(database, actor.id, async (tx) => {
    if (tokens === "revoke") await revokeAllTokens(tx, actor.id, now());
    await endAllSessions(tx, actor.id);
  });
}
