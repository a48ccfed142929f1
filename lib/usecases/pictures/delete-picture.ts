import type { MemberContext } from "@/lib/auth/actor";
import { removePicture } from "@/lib/db/pictures";
import { canTraceOver } from "@/lib/domain/people/permissions";
import { guardedHead } from "@/lib/usecases/guard";
import { noSuchPicture, type WantedPicture } from "@/lib/usecases/pictures/read-picture";

/** Permanently deletes a picture. Errors: `not-found`, `forbidden`. */
export async function deletePicture(
  context: MemberContext,
  { id, pictureId }: WantedPicture,
): Promise<void> {
  await guardedHead(context, { kind: "scenario", id }, canTraceOver);
  const isRemoved = await removePicture(context.database, { documentId: id, id: pictureId });
  if (!isRemoved) throw noSuchPicture(pictureId);
}
