import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { renameUser } from "@/lib/db/people/users";
import { visibleNameSchema } from "@/lib/domain/document/primitives";

export const changeNameSchema = z.strictObject({ name: visibleNameSchema });

/** Changes the name shown with the user's documents. */
export async function changeName(
  { actor, database }: MemberContext,
  { name }: z.infer<typeof changeNameSchema>,
): Promise<void> {
  await renameUser(database, actor.id, name);
}
