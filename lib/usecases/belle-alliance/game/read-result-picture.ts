import type { Context } from "@/lib/auth/actor";
import { findResultPictureBytes } from "@/lib/db/belle-alliance/result-pictures";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { openPlayedGame, type UmpiredGame } from "@/lib/usecases/belle-alliance/game/game-guard";
import { listResults } from "@/lib/usecases/belle-alliance/game/list-results";

/** A picture in the report of a game as WebP, for those at the game. Errors: `not-found`, those of `openPlayedGame`. */
export async function readResultPicture(
  context: Context,
  { pictureId, ...which }: UmpiredGame & { readonly pictureId: string },
): Promise<Uint8Array> {
  const { game } = await openPlayedGame(context, which);
  return bytesOf(context, { gameId: game.id, id: pictureId });
}

/** The same for everybody to whom `listResults` shows the report. Error: `not-found`. */
export async function readPublicResultPicture(
  context: Context,
  which: PublicPicture,
): Promise<Uint8Array> {
  await assertShownToAll(context, which);
  return bytesOf(context, { id: which.pictureId });
}

interface PublicPicture {
  /** The scenario's id. */
  readonly id: string;
  readonly pictureId: string;
}

/** Whether `listResults` shows a reader the report that a picture is in. Error: `not-found`. */
export async function assertShownToAll(
  context: Context,
  { id: scenarioId, pictureId }: PublicPicture,
): Promise<void> {
  const { items } = await listResults(context, { id: scenarioId });
  const isShown = items.some(({ pictures }) => pictures.some(({ id }) => id === pictureId));
  if (!isShown) throw noSuchPicture(pictureId);
}

async function bytesOf(
  { database }: Context,
  key: { readonly gameId?: string; readonly id: string },
): Promise<Uint8Array> {
  const bytes = await findResultPictureBytes(database, key);
  if (bytes === null) throw noSuchPicture(key.id);
  return bytes;
}

/** The error for a picture that a report does not have. */
export function noSuchPicture(id: string): GrundlagError {
  return new GrundlagError("not-found", `The report has no picture "${id}".`);
}
