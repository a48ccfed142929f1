import type { Context } from "@/lib/auth/actor";
import { findHead } from "@/lib/db/document/documents";
import { forceOf, scenarioForSeat } from "@/lib/domain/bogowie-wojny/game/played-scenario";
import type { BattleScenarioView } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { localise } from "@/lib/domain/kinds/localise";
import { canFindDocument } from "@/lib/domain/people/permissions";
import { gameWithId, seatOf, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

interface GameScenario {
  /** The document it is; null once it is deleted, and for those who could not find it themselves. */
  readonly id: string | null;
  readonly version: number;
  readonly view: BattleScenarioView;
}

/**
 * The scenario a game is of, as it was when the game began: for a player with what their own side knows, for everybody
 * else its public view. Error: `not-found`, also for a game of no scenario.
 */
export async function readGameScenario(
  context: Context,
  { id, seat: asked, language }: TablePlace & { readonly language?: Language | undefined },
): Promise<GameScenario> {
  const game = await gameWithId(context.database, id);
  if (!game.scenario) throw new GrundlagError("not-found", "This is a game of no scenario.");
  const { scenario, version } = game.scenario;
  const seat = seatOf(game, context.actor, asked);
  const own = localise(scenario, language ?? scenario.language);
  return {
    id: await findable(context, game.scenario.id),
    version,
    view: scenarioForSeat(own, seat && forceOf(game, seat)),
  };
}

/** The address of an unlisted scenario opens it, so only those who can find it learn its id here. */
async function findable({ actor, database }: Context, id: string | null): Promise<string | null> {
  const head = id === null ? null : await findHead(database, { kind: "scenario", id });
  return head && canFindDocument({ reader: actor, document: head }) ? head.id : null;
}
