import type { MemberContext } from "@/lib/auth/actor";
import { listPictures, updatePicture } from "@/lib/db/belle-alliance/pictures";
import type { Database } from "@/lib/db/client";
import { withLockedDocument } from "@/lib/db/locked";
import type {
  PictureChange,
  TracedPicture,
} from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { canTraceOver } from "@/lib/domain/people/permissions";
import {
  noSuchPicture,
  type WantedPicture,
} from "@/lib/usecases/belle-alliance/pictures/read-picture";
import { guardedHead } from "@/lib/usecases/guard";

interface Change extends WantedPicture {
  readonly change: PictureChange;
}

/**
 * Moves, turns, fades, locks, hides, renames or raises a picture, and returns all pictures of the scenario as they
 * are afterwards. If two authors move the same picture, the last change wins. Errors: `not-found`, `forbidden`.
 */
export async function changePicture(
  { actor, database }: MemberContext,
  { id: documentId, pictureId, change }: Change,
): Promise<TracedPicture[]> {
  return withLockedDocument(database, documentId, async (tx) => {
    await guardedHead({ actor, database: tx }, { kind: "scenario", id: documentId }, canTraceOver);
    const before = await listPictures(tx, documentId);
    if (!before.some(({ id }) => id === pictureId)) throw noSuchPicture(pictureId);
    const { rank, ...rest } = change;
    await updatePicture(tx, { documentId, id: pictureId }, rest);
    if (rank !== undefined) await raise(tx, documentId, reordered(before, pictureId, rank));
    return listPictures(tx, documentId);
  });
}

/** The ids in their new order after moving one to `rank`, or to the top. */
function reordered(pictures: readonly TracedPicture[], id: string, rank: number): string[] {
  const others = pictures.map((each) => each.id).filter((each) => each !== id);
  return others.toSpliced(rank, 0, id);
}

async function raise(tx: Database, documentId: string, ids: readonly string[]): Promise<void> {
  for (const [rank, id] of ids.entries()) await updatePicture(tx, { documentId, id }, { rank });
}
