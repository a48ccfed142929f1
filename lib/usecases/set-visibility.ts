import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { storeVisibility } from "@/lib/db/documents";
import { canSetVisibility, VISIBILITIES } from "@/lib/domain/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

export const visibilitySchema = z.strictObject({ visibility: z.enum(VISIBILITIES) });

/** Says who may see a document. The content and its version stay. Errors: `not-found`, `forbidden`. */
export async function setVisibility(
  context: MemberContext,
  { visibility, ...key }: DocumentKey & z.infer<typeof visibilitySchema>,
): Promise<void> {
  await guardedHead(context, key, canSetVisibility);
  await storeVisibility(context.database, key.id, visibility);
}
