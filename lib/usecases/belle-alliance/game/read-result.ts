import type { Context } from "@/lib/auth/actor";
import { findGameResult } from "@/lib/db/belle-alliance/game-results";
import { listResultPictures } from "@/lib/db/belle-alliance/result-pictures";
import { type GameResult, resultFor, seatedSides } from "@/lib/domain/belle-alliance/game/result";
import {
  mayRemovePicture,
  type ResultPicture,
} from "@/lib/domain/belle-alliance/game/result-picture";
import { openPlayedGame, type UmpiredGame } from "@/lib/usecases/belle-alliance/game/game-guard";
import { objectivesKnownTo } from "@/lib/usecases/belle-alliance/game/known-objectives";

/** The result of a game, for those who play or umpire it. */
export interface ReadResult {
  /** The sides whose agreement makes it count. */
  readonly sides: readonly string[];
  readonly result: GameResult | null;
  readonly pictures: readonly (ResultPicture & {
    /** Whether this reader may remove it. */
    readonly mayRemove: boolean;
  })[];
}

/** What is recorded of a game, of objectives as far as the reader may know; `result` is null before that. Errors: those of `openPlayedGame`. */
export async function readResult(context: Context, which: UmpiredGame): Promise<ReadResult> {
  const { game, seat } = await openPlayedGame(context, which);
  const result = await findGameResult(context.database, game.id);
  const known = objectivesKnownTo(seat, game.scenario);
  const pictures = await listResultPictures(context.database, game.id);
  return {
    sides: seatedSides(game),
    result: result && resultFor(result, game.scenario, known),
    pictures: pictures.map(({ seatId, ...picture }) => ({
      ...picture,
      mayRemove: mayRemovePicture({ seatId }, seat),
    })),
  };
}
