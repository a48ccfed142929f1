import type { Context } from "@/lib/auth/actor";
import { actsOfSeat, countOrRefuse } from "@/lib/auth/rate-limit";
import { findGameResult, saveGameResult } from "@/lib/db/belle-alliance/game-results";
import { pictureBytesOf } from "@/lib/db/belle-alliance/pictures";
import { insertResultPicture, listResultPictures } from "@/lib/db/belle-alliance/result-pictures";
import { listSeatKeys } from "@/lib/db/belle-alliance/scenario-games";
import type { Database } from "@/lib/db/client";
import { withLockedPlayedGame } from "@/lib/db/locked";
import {
  type GameResult,
  recorded,
  refuseKeys,
  refuseUnplayed,
} from "@/lib/domain/belle-alliance/game/result";
import {
  RESULT_PICTURES,
  type ResultPicture,
} from "@/lib/domain/belle-alliance/game/result-picture";
import type { ScenarioGame } from "@/lib/domain/belle-alliance/game/scenario-game";
import { PICTURE_LIMITS } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { refusal } from "@/lib/domain/document/refusal-reason";
import {
  mayAct,
  openAgain,
  openPlayedGame,
  type UmpiredGame,
} from "@/lib/usecases/belle-alliance/game/game-guard";
import { redrawPicture } from "@/lib/usecases/belle-alliance/pictures/redraw-picture";

/**
 * Adds a picture to the report of a game, which is a change of its result: sides that agreed must agree anew, and whoever
 * adds it for a side agrees. Errors: `not-found` where no result is recorded; `conflict` if all sides have agreed, or it
 * would be one too many; those of `openPlayedGame`, `refuseUnplayed`, `refuseKeys` and `redrawPicture`.
 */
export async function addResultPicture(
  context: Context,
  { words, bytes, ...which }: UmpiredGame & { readonly words: string; readonly bytes: Uint8Array },
): Promise<ResultPicture> {
  const { database, newId, now } = context;
  const opened = mayAct(context, await openPlayedGame(context, which));
  const { game, seat, key } = opened;
  if (key !== null) await countOrRefuse(context, actsOfSeat(key));
  const keys = await listSeatKeys(database, game.id);
  refuseKeys(
    { words },
    keys.map((each) => each.key),
  );
  await assertRoom(database, game);
  const { bytes: redrawn, ...size } = await redrawPicture(bytes, RESULT_PICTURES.keptPx);
  return withLockedPlayedGame(database, game.id, async (tx) => {
    refuseUnplayed(await openAgain(tx, opened, now()));
    const before = await assertRoom(tx, game);
    const after = recorded(before, before, { game, seat, now: now() });
    const picture = { id: newId(), words, ...size };
    const added = { seatId: seat?.id ?? null, gameId: game.id, createdAt: now(), bytes: redrawn };
    await insertResultPicture(tx, { ...picture, ...added });
    await saveGameResult(tx, game, { before, after });
    return picture;
  });
}

/** The result to whose report one more picture can be added. Errors: `not-found`, `conflict`. */
async function assertRoom(
  database: Database,
  { id, ownerId }: Pick<ScenarioGame, "id" | "ownerId">,
): Promise<GameResult> {
  const result = await findGameResult(database, id);
  if (!result) throw new GrundlagError("not-found", "No result of this game is recorded yet.");
  if (result.agreedAt) throw refusal("result-agreed", "All sides have agreed to the result.");
  const { most } = RESULT_PICTURES;
  const bytes = ownerId === null ? 0 : await pictureBytesOf(database, { ownerId });
  const pictures = await listResultPictures(database, id);
  if (pictures.length < most && bytes < PICTURE_LIMITS.bytesPerAccount) return result;
  const megabytes = PICTURE_LIMITS.bytesPerAccount / 1_000_000;
  throw refusal(
    "report-full",
    `A report has at most ${most} pictures, and an account ${megabytes} MB of them; remove some first.`,
  );
}
