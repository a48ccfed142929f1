import type { MemberContext } from "@/lib/auth/actor";
import { raiseTokenVersion } from "@/lib/db/users";

/** Signs out everywhere: every session of the account ends, this one too. Tokens stay. */
export async function endSessions({ actor, database }: MemberContext): Promise<void> {
  await raiseTokenVersion(database, actor.id);
}
