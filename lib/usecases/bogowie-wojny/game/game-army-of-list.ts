import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import { type GameArmy, gameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import { idSchema, nameSchema } from "@/lib/domain/document/primitives";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { linkedBooksOf } from "@/lib/usecases/bogowie-wojny/book/read-linked-books";
import { bookOfList } from "@/lib/usecases/bogowie-wojny/list/book-of-list";
import { guardedDocument } from "@/lib/usecases/guard";

/** The user's list that joins a game. */
export const seatSchema = z.strictObject({ listId: idSchema });

/** The same for the empty seat; a user who already has the other seat may name the player who shares the device. */
export const joinSchema = seatSchema.extend({ player: nameSchema.optional() });

interface Reader {
  readonly actor: MemberContext["actor"];
  readonly database: Database;
}

/**
 * One of the user's lists as an army at a table, with the commanders of the book it was built on and those that the
 * book admits from linked books. Errors: `not-found`, `forbidden`.
 */
export async function gameArmyOfList(
  reader: Reader,
  { listId }: z.infer<typeof seatSchema>,
): Promise<GameArmy> {
  const key = { kind: "army-list", id: listId } as const;
  const list = await guardedDocument(reader, key, canEditDocument);
  const book = await bookOfList(reader, list.document);
  return gameArmy(list, book && (await withLinkedCommanders(reader, book)));
}

/**
 * Adds the commanders of linked books. Two books may use the same ids, so an admitted commander's id is prefixed with
 * the link's.
 */
async function withLinkedCommanders(reader: Reader, book: ArmyBook): Promise<ArmyBook> {
  const linked = await linkedBooksOf(reader, book);
  const lent = linked
    .filter(({ link }) => link.commanders)
    .flatMap(({ link, commanders }) =>
      commanders.map((commander) => ({ ...commander, id: `${link.id}/${commander.id}` })),
    );
  return { ...book, commanders: [...book.commanders, ...lent] };
}
