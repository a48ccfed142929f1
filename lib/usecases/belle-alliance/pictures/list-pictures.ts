import { listPictures as list } from "@/lib/db/belle-alliance/pictures";
import type { TracedPicture } from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { canReadWholeDocument, canTraceOver } from "@/lib/domain/people/permissions";
import { type Guard, guardedHead } from "@/lib/usecases/guard";

/**
 * The pictures below a scenario's drawing, lowest first: all of them for its authors; for others who may read the
 * whole scenario, those that are shared and not hidden. Error: `not-found`.
 */
export async function listPictures(
  context: Guard,
  { id }: { readonly id: string },
): Promise<TracedPicture[]> {
  const document = await guardedHead(context, { kind: "scenario", id }, canReadWholeDocument);
  const pictures = await list(context.database, id);
  if (canTraceOver({ reader: context.actor, document })) return pictures;
  return pictures.filter(isSeenByReaders);
}

/** Whether people other than its authors see a picture. */
export function isSeenByReaders({ isShared, isHidden }: TracedPicture): boolean {
  return isShared && !isHidden;
}
