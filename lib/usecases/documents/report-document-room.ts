import type { MemberContext } from "@/lib/auth/actor";
import { countDocumentsOf } from "@/lib/db/documents";

/** How many documents somebody has, and how many one account keeps at most. */
export async function reportDocumentRoom({
  actor,
  database,
  limits,
}: MemberContext): Promise<{ count: number; limit: number }> {
  const count = await countDocumentsOf(database, actor.id);
  return { count, limit: limits.documentsPerAccount };
}
