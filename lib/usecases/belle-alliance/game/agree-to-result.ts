import type { Context } from "@/lib/auth/actor";
import { findGameResult, saveGameResult } from "@/lib/db/belle-alliance/game-results";
import { withLockedPlayedGame } from "@/lib/db/locked";
import {
  agreed,
  type GameResult,
  refuseUnplayed,
  resultFor,
  withdrawn,
} from "@/lib/domain/belle-alliance/game/result";
import { sideOfSeat } from "@/lib/domain/belle-alliance/game/seat";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { notAllowed, refusal } from "@/lib/domain/document/refusal-reason";
import {
  openAgain,
  openPlayedGame,
  type UmpiredGame,
} from "@/lib/usecases/belle-alliance/game/game-guard";
import { objectivesKnownTo } from "@/lib/usecases/belle-alliance/game/known-objectives";

/**
 * Agrees to a game's result for the side of a seat; the result counts once every side that has a seat has done so.
 * `version`: what was read. Errors: `forbidden` for umpires; `not-found` where nothing is recorded; `conflict` if the
 * result was changed after that version; those of `openPlayedGame` and `refuseUnplayed`.
 */
export async function agreeToResult(
  context: Context,
  { version, ...which }: UmpiredGame & { readonly version?: number | undefined },
): Promise<GameResult> {
  const opened = await openPlayedGame(context, which);
  const { game, seat } = opened;
  const side = seat && sideOfSeat(seat);
  if (side === null) throw notAllowed("players-only", "Only the seats of the game's sides agree.");
  return withLockedPlayedGame(context.database, game.id, async (tx) => {
    refuseUnplayed(await openAgain(tx, opened, context.now()));
    const result = await findGameResult(tx, game.id);
    if (!result) throw new GrundlagError("not-found", "No result of this game is recorded yet.");
    if (version !== undefined && version !== result.version) {
      throw refusal("result-changed", `Version ${result.version} of the result is recorded.`);
    }
    const after = agreed(result, side, { game, now: context.now() });
    await saveGameResult(tx, game, { before: result, after });
    return resultFor(after, game.scenario, objectivesKnownTo(seat, game.scenario));
  });
}

/**
 * Withdraws the agreement of a seat's side; once every side has done so, the result no longer counts. Errors: `forbidden`
 * for umpires; `not-found` where nothing is recorded; those of `openPlayedGame`.
 */
export async function withdrawFromResult(
  context: Context,
  which: UmpiredGame,
): Promise<GameResult> {
  const opened = await openPlayedGame(context, which);
  const { game, seat } = opened;
  const side = seat && sideOfSeat(seat);
  if (side === null)
    throw notAllowed("players-only", "Only the seats of the game's sides do this.");
  return withLockedPlayedGame(context.database, game.id, async (tx) => {
    await openAgain(tx, opened, context.now());
    const result = await findGameResult(tx, game.id);
    if (!result) throw new GrundlagError("not-found", "No result of this game is recorded yet.");
    const after = withdrawn(result, side);
    await saveGameResult(tx, game, { before: result, after });
    return resultFor(after, game.scenario, objectivesKnownTo(seat, game.scenario));
  });
}
