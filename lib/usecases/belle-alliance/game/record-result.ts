import type { Context } from "@/lib/auth/actor";
import { findGameResult, saveGameResult } from "@/lib/db/belle-alliance/game-results";
import { listSeatKeys } from "@/lib/db/belle-alliance/scenario-games";
import { withLockedPlayedGame } from "@/lib/db/locked";
import {
  asStored,
  type GameResult,
  type NewResult,
  recorded,
  refuseStrange,
  refuseUnplayed,
  resultFor,
} from "@/lib/domain/belle-alliance/game/result";
import { GrundlagError } from "@/lib/domain/document/error-code";
import {
  mayAct,
  openAgain,
  openPlayedGame,
  type UmpiredGame,
} from "@/lib/usecases/belle-alliance/game/game-guard";
import { objectivesKnownTo } from "@/lib/usecases/belle-alliance/game/known-objectives";

/**
 * Records what became of a game of a scenario, or changes what was recorded. Errors: `not-found`, also for a game of
 * another scenario; those of `openPlayedGame`, `refuseUnplayed`, `refuseStrange` and `recorded`.
 */
export async function recordResult(
  context: Context,
  {
    scenarioId,
    result,
    ...which
  }: UmpiredGame & {
    /** The scenario it is said to be a game of; undefined: whichever. */
    readonly scenarioId?: string | undefined;
    readonly result: NewResult;
  },
): Promise<GameResult> {
  const opened = mayAct(context, await openPlayedGame(context, which));
  const { game, seat } = opened;
  if (scenarioId !== undefined && game.scenarioId !== scenarioId) {
    throw new GrundlagError("not-found", `The scenario has no game "${game.id}".`);
  }
  const keys = await listSeatKeys(context.database, game.id);
  const known = objectivesKnownTo(seat, game.scenario);
  refuseStrange(result, game.scenario, { keys: keys.map(({ key }) => key), known });
  return withLockedPlayedGame(context.database, game.id, async (tx) => {
    refuseUnplayed(await openAgain(tx, opened, context.now()));
    const before = await findGameResult(tx, game.id);
    const hidden = (before?.objectives ?? []).filter(({ objective }) => !known.has(objective));
    const whole = asStored(result, game.scenario, hidden);
    const after = recorded(before, whole, { game, seat, now: context.now() });
    await saveGameResult(tx, game, { before, after });
    return resultFor(after, game.scenario, known);
  });
}
