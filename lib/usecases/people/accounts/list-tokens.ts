import type { MemberContext } from "@/lib/auth/actor";
import { listTokens as findTokens, type TokenRow } from "@/lib/db/people/tokens";

/** The user's active tokens, newest first, without their secrets. */
export function listTokens({ actor, database }: MemberContext): Promise<TokenRow[]> {
  return findTokens(database, actor.id);
}
