import type { Context } from "@/lib/auth/actor";
import { findPictureBytes } from "@/lib/db/belle-alliance/pictures";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { listPictures } from "@/lib/usecases/belle-alliance/pictures/list-pictures";

/** A picture of a scenario, identified by both ids. */
export interface WantedPicture {
  readonly id: string;
  readonly pictureId: string;
}

/** A picture as WebP, for readers to whom `listPictures` returns it. Error: `not-found`. */
export async function readPicture(
  context: Context,
  { id, pictureId }: WantedPicture,
): Promise<Uint8Array> {
  const pictures = await listPictures(context, { id });
  if (!pictures.some((each) => each.id === pictureId)) throw noSuchPicture(pictureId);
  const bytes = await findPictureBytes(context.database, { documentId: id, id: pictureId });
  if (bytes === null) throw noSuchPicture(pictureId);
  return bytes;
}

/** The error for a picture the scenario does not have. */
export function noSuchPicture(id: string): GrundlagError {
  return new GrundlagError("not-found", `The scenario has no picture "${id}".`);
}
