import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { countDocumentsOf } from "@/lib/db/documents";
import { lockUser } from "@/lib/db/locked";
import { GrundlagError } from "@/lib/domain/error-code";

/**
 * Locks the account and sees to it that it may keep one more document, so that nobody else makes it meanwhile. Error:
 * `too-many-documents`, which names the limit.
 */
export async function holdDocumentRoom(
  tx: Database,
  context: Pick<MemberContext, "actor" | "limits">,
): Promise<void> {
  await lockUser(tx, context.actor.id);
  await assertDocumentRoom(tx, context);
}

/** The same of an account that is locked already. */
export async function assertDocumentRoom(
  tx: Database,
  { actor, limits }: Pick<MemberContext, "actor" | "limits">,
): Promise<void> {
  const limit = limits.documentsPerAccount;
  if ((await countDocumentsOf(tx, actor.id)) < limit) return;
  throw new GrundlagError(
    "too-many-documents",
    `An account keeps ${limit} documents at most; delete some first.`,
    [],
    { limit },
  );
}
