import type { MemberContext } from "@/lib/auth/actor";
import { revokeToken as revoke } from "@/lib/db/people/tokens";
import { GrundlagError } from "@/lib/domain/document/error-code";

/** Revokes one of the user's tokens at once. Error: `not-found`. */
export async function revokeToken(context: MemberContext, id: string): Promise<void> {
  const { actor, database } = context;
  const revoked = await revoke(database, { id, userId: actor.id }, context.now());
  if (!revoked) throw new GrundlagError("not-found", `You have no token "${id}".`);
}
