import type { Context } from "@/lib/auth/actor";
import { finishedBattlesOf, newestEnding } from "@/lib/db/bogowie-wojny/finished-battles";
import { type BattleFigures, battleFigures } from "@/lib/domain/bogowie-wojny/game/battle-figures";
import { battleScenario } from "@/lib/domain/kinds/battle-scenario";
import { canReadDocument } from "@/lib/domain/people/permissions";
import { guardedDocument } from "@/lib/usecases/guard";

/**
 * How the finished games of a scenario went, without saying which they were or who played them. Error: `not-found`, also
 * for a scenario of the other game.
 */
export async function battlesPlayed(
  context: Context,
  { id }: { readonly id: string },
): Promise<BattleFigures> {
  const { document } = await guardedDocument(context, { kind: "scenario", id }, canReadDocument);
  const sides = battleScenario(document).forces.map((force) => force.id);
  return battleFigures(await finishedBattlesOf(context.database, id), sides);
}

/** When the games of a scenario last ended or were reopened: together with their number it tells whether they changed. */
export function battlesChangedAt(
  { database }: Pick<Context, "database">,
  { id }: { readonly id: string },
): Promise<Date | null> {
  return newestEnding(database, id);
}
