import type { Context, MemberContext } from "@/lib/auth/actor";
import { isKeeper } from "@/lib/auth/keeper";
import { findGameResult, saveGameResult } from "@/lib/db/belle-alliance/game-results";
import { listResultPictures, removeResultPicture } from "@/lib/db/belle-alliance/result-pictures";
import { withLockedPlayedGame } from "@/lib/db/locked";
import { recorded } from "@/lib/domain/belle-alliance/game/result";
import { mayRemovePicture } from "@/lib/domain/belle-alliance/game/result-picture";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import { canModerateComments, canReadDocument } from "@/lib/domain/people/permissions";
import {
  mayAct,
  openAgain,
  openPlayedGame,
  type UmpiredGame,
} from "@/lib/usecases/belle-alliance/game/game-guard";
import {
  assertShownToAll,
  noSuchPicture,
} from "@/lib/usecases/belle-alliance/game/read-result-picture";
import { accessTo, guardedHead } from "@/lib/usecases/guard";

/**
 * Permanently deletes a picture from the report of a game, for whoever added it and for umpires: also once all sides have
 * agreed, to whose agreement that makes no difference; before that, they agree anew. Errors: `not-found`; `forbidden` for
 * others; those of `openPlayedGame`.
 */
export async function deleteResultPicture(
  context: Context,
  { pictureId: id, ...which }: UmpiredGame & { readonly pictureId: string },
): Promise<void> {
  const opened = mayAct(context, await openPlayedGame(context, which));
  const { game, seat } = opened;
  await withLockedPlayedGame(context.database, game.id, async (tx) => {
    await openAgain(tx, opened, context.now());
    const picture = (await listResultPictures(tx, game.id)).find((each) => each.id === id);
    if (!picture) throw noSuchPicture(id);
    if (!mayRemovePicture(picture, seat)) {
      throw notAllowed("picture-adders", "Whoever added the picture removes it, or an umpire.");
    }
    await removeResultPicture(tx, id);
    const before = await findGameResult(tx, game.id);
    if (!before || before.agreedAt) return;
    const after = recorded(before, before, { game, seat, now: context.now() });
    await saveGameResult(tx, game, { before, after });
  });
}

/**
 * The same from a report that counts, for those who moderate the scenario's page: its owner, organisers of its club and
 * the service's keeper. Errors: `not-found`, `forbidden`.
 */
export async function moderateResultPicture(
  context: MemberContext,
  { id, pictureId }: { readonly id: string; readonly pictureId: string },
): Promise<void> {
  const head = await guardedHead(context, { kind: "scenario", id }, canReadDocument);
  await assertShownToAll(context, { id, pictureId });
  if (!canModerateComments(await accessTo(context, head)) && !isKeeper(context)) {
    throw notAllowed("picture-adders", "Whoever added the picture removes it, or an umpire.");
  }
  await removeResultPicture(context.database, pictureId);
}
