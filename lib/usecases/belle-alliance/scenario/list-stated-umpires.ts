import type { Context } from "@/lib/auth/actor";
import { listStatedUmpires as list, type StatedUmpire } from "@/lib/db/people/umpires";
import { canSetEdition } from "@/lib/domain/people/permissions";
import { guardedHead } from "@/lib/usecases/guard";

/**
 * Those who stated that they umpire a scenario, the first first, for its owner. Errors: `not-found`, `forbidden`.
 */
export async function listStatedUmpires(
  context: Context,
  { id }: { readonly id: string },
): Promise<StatedUmpire[]> {
  await guardedHead(context, { kind: "scenario", id }, canSetEdition);
  return list(context.database, id);
}
