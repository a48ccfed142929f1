import type { MemberContext } from "@/lib/auth/actor";
import { findPictureBytes } from "@/lib/db/pictures";
import { GrundlagError } from "@/lib/domain/error-code";
import { canTraceOver } from "@/lib/domain/permissions";
import { guardedHead } from "@/lib/usecases/guard";

/** Which picture of which scenario. */
export interface WantedPicture {
  readonly id: string;
  readonly pictureId: string;
}

/** A picture as WebP, for the scenario's authors. Errors: `not-found`, `forbidden`. */
export async function readPicture(
  context: MemberContext,
  { id, pictureId }: WantedPicture,
): Promise<Uint8Array> {
  await guardedHead(context, { kind: "scenario", id }, canTraceOver);
  const bytes = await findPictureBytes(context.database, { documentId: id, id: pictureId });
  if (bytes === null) throw noSuchPicture(pictureId);
  return bytes;
}

/** The refusal of a picture the scenario does not have. */
export function noSuchPicture(id: string): GrundlagError {
  return new GrundlagError("not-found", `The scenario has no picture "${id}".`);
}
