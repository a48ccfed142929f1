import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { countDocumentsOf } from "@/lib/db/documents";
import { lockUser } from "@/lib/db/locked";
import { GrundlagError } from "@/lib/domain/error-code";

/**
 * Sees to it that the account may keep one more document, and that nobody else makes it meanwhile. Error:
 * `too-many-documents`, which names the limit.
 */
export async function holdDocumentRoom(
  tx: Database,
  { actor, limits }: Pick<MemberContext, "actor" | "limits">,
): Promise<void> {
  const limit = limits.documentsPerAccount;
  await lockUser(tx, actor.id);
  if ((await countDocumentsOf(tx, actor.id)) < limit) return;
  throw new GrundlagError(
    "too-many-documents",
    `An account keeps ${limit} documents at most; delete some first.`,
    [],
    { limit },
  );
}
