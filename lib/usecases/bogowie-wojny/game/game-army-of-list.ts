import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import { type ClubEvent, isClosed } from "@/lib/domain/bogowie-wojny/event/event-view";
import { listAtEvent } from "@/lib/domain/bogowie-wojny/event/judge-list";
import { type GameArmy, gameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { LIMITS } from "@/lib/domain/document/limits";
import { idSchema, nameSchema } from "@/lib/domain/document/primitives";
import { notAllowed, refusal } from "@/lib/domain/document/refusal-reason";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { linkedBooksOf } from "@/lib/usecases/bogowie-wojny/book/read-linked-books";
import { bookOfList } from "@/lib/usecases/bogowie-wojny/list/book-of-list";
import { guardedDocument } from "@/lib/usecases/guard";

/** One of the user's lists that joins a game. */
const seatSchema = z.strictObject({ listId: idSchema });

/**
 * A game of a scenario: its side, and a list that fits it, or none for the list that the scenario gives; without a side
 * two others play it.
 */
const battleSchema = z.strictObject({
  scenario: idSchema,
  side: idSchema.optional(),
  listId: idSchema.optional(),
  release: z.int().min(1).max(LIMITS.version).optional(),
});
export type NewBattle = z.infer<typeof battleSchema>;

/** What a game is begun with: one of the user's lists, the one they handed in to an event, or a scenario. */
export const beginSchema = z.union([seatSchema, z.strictObject({ event: idSchema }), battleSchema]);

/**
 * What joins an empty seat: at an event the list handed in, and in a game of a scenario the one it gives, need not be
 * named, nor the side of a scenario if only one is left. A user who already has the other seat may name the player who
 * shares the device.
 */
export const joinSchema = seatSchema
  .partial()
  .extend({ side: idSchema.optional(), player: nameSchema.optional() });

export interface Reader {
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
  return armyOf(reader, await guardedDocument(reader, key, canEditDocument));
}

/**
 * The list the user handed in to an event as an army at a table, under the event's format, whatever became of the list
 * since. Errors: `forbidden` if they handed in none; `conflict` before the deadline, and if another list is named.
 */
export async function gameArmyOfSubmission(
  reader: Reader,
  { event, listId, now }: { event: ClubEvent; listId?: string | undefined; now: Date },
): Promise<GameArmy> {
  if (!isClosed(event, now)) {
    const why = `The games of this event can begin once its lists are open, at ${event.deadlineAt.toISOString()}.`;
    throw refusal("event-open", why);
  }
  const own = event.submissions.find(({ userId }) => userId === reader.actor.id);
  if (!own) {
    const why = "The games of an event are for those who handed in a list to it.";
    throw notAllowed("event-players-only", why);
  }
  if (listId !== undefined && listId !== own.listId) {
    const why = `At this event you play the list you handed in, "${own.listId}"; no other can be named.`;
    throw refusal("event-other-list", why);
  }
  const document = listAtEvent(own.list, event);
  return armyOf(reader, { id: own.listId, version: own.listVersion, document });
}

/** A list as an army at a table, with the commanders of its book. */
export async function armyOf(
  reader: Reader,
  list: { readonly id: string; readonly version: number; readonly document: ArmyList },
): Promise<GameArmy> {
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
