import type { MemberContext } from "@/lib/auth/actor";
import {
  listScenarioGames as list,
  type ScenarioGameHead,
} from "@/lib/db/belle-alliance/scenario-games";

/** The games of scenarios, or of one, that the user has begun, newest first. */
export async function listScenarioGames(
  { actor, database }: MemberContext,
  which: { readonly scenarioId?: string } = {},
): Promise<ScenarioGameHead[]> {
  return list(database, { ownerId: actor.id, ...which });
}
