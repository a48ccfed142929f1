import type { MemberContext } from "@/lib/auth/actor";
import { listPictures as list } from "@/lib/db/pictures";
import { canTraceOver } from "@/lib/domain/permissions";
import type { TracedPicture } from "@/lib/domain/scenario/traced-picture";
import { guardedHead } from "@/lib/usecases/guard";

/** The pictures below a scenario's drawing, the lowest first, for its authors. Errors: `not-found`, `forbidden`. */
export async function listPictures(
  context: MemberContext,
  { id }: { readonly id: string },
): Promise<TracedPicture[]> {
  await guardedHead(context, { kind: "scenario", id }, canTraceOver);
  return list(context.database, id);
}
