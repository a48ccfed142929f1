import type { MemberContext } from "@/lib/auth/actor";
import { removePicture } from "@/lib/db/belle-alliance/pictures";
import { canTraceOver } from "@/lib/domain/people/permissions";
import {
  noSuchPicture,
  type WantedPicture,
} from "@/lib/usecases/belle-alliance/pictures/read-picture";
import { guardedHead } from "@/lib/usecases/guard";

/** Permanently deletes a picture. Errors: `not-found`, `forbidden`. */
export async function deletePicture(
  context: MemberContext,
  { id, pictureId }: WantedPicture,
): Promise<void> {
  await guardedHead(context, { kind: "scenario", id }, canTraceOver);
  const isRemoved = await removePicture(context.database, { documentId: id, id: pictureId });
  if (!isRemoved) throw noSuchPicture(pictureId);
}
