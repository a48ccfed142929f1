import type { MemberContext } from "@/lib/auth/actor";
import { listTokens as findTokens, type TokenRow } from "@/lib/db/tokens";

/** One's live tokens, newest first, without what they are made of. */
export function listTokens({ actor, database }: MemberContext): Promise<TokenRow[]> {
  return findTokens(database, actor.id);
}
