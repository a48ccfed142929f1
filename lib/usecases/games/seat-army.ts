import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import { type GameArmy, gameArmy } from "@/lib/domain/game/game-army";
import { canEditDocument } from "@/lib/domain/permissions";
import { idSchema, nameSchema } from "@/lib/domain/primitives";
import { linkedBooksOf } from "@/lib/usecases/army-books/read-linked-books";
import { bookOfList } from "@/lib/usecases/army-lists/book-of-list";
import { guardedDocument } from "@/lib/usecases/guard";

/** Which of the user's lists joins. */
export const seatSchema = z.strictObject({ listId: idSchema });

/** The same at the empty place; the player opposite may name the other player who shares the device. */
export const joinSchema = seatSchema.extend({ player: nameSchema.optional() });

interface Reader {
  readonly actor: MemberContext["actor"];
  readonly database: Database;
}

/** A list of the user's as an army at a table, with the commanders of the book it was built on and of those that one admits. Errors: `not-found`, `forbidden`. */
export async function seatArmy(
  reader: Reader,
  { listId }: z.infer<typeof seatSchema>,
): Promise<GameArmy> {
  const key = { kind: "army-list", id: listId } as const;
  const list = await guardedDocument(reader, key, canEditDocument);
  const book = await bookOfList(reader, list.document);
  return gameArmy(list, book && (await withLentCommanders(reader, book)));
}

/** Two books may use the same ids: an admitted commander's id starts with the link's. */
async function withLentCommanders(reader: Reader, book: ArmyBook): Promise<ArmyBook> {
  const linked = await linkedBooksOf(reader, book);
  const lent = linked
    .filter(({ link }) => link.commanders)
    .flatMap(({ link, commanders }) =>
      commanders.map((commander) => ({ ...commander, id: `${link.id}/${commander.id}` })),
    );
  return { ...book, commanders: [...book.commanders, ...lent] };
}
