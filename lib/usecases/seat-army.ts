import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { type GameArmy, gameArmy } from "@/lib/domain/game/game-army";
import { canEditDocument } from "@/lib/domain/permissions";
import { idSchema, nameSchema } from "@/lib/domain/primitives";
import { bookOfList } from "@/lib/usecases/book-of-list";
import { guardedDocument } from "@/lib/usecases/guard";

/** Which of one's own lists sits down. */
export const seatSchema = z.strictObject({ listId: idSchema });

/** The same at the empty place; who sits opposite already names whom he shares his device with. */
export const joinSchema = seatSchema.extend({ player: nameSchema.optional() });

/** One's own list as an army at a table, with the commanders of the book it was built on. Errors: `not-found`, `forbidden`. */
export async function seatArmy(
  { actor, database }: { actor: MemberContext["actor"]; database: Database },
  { listId }: z.infer<typeof seatSchema>,
): Promise<GameArmy> {
  const key = { kind: "army-list", id: listId } as const;
  const list = await guardedDocument({ actor, database }, key, canEditDocument);
  return gameArmy(list, await bookOfList({ actor, database }, list.document));
}
