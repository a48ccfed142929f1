import type { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { countSeats, insertSeat } from "@/lib/db/belle-alliance/scenario-games";
import { gameState } from "@/lib/domain/belle-alliance/game/game-state";
import { expirySchema, makeSeatKey } from "@/lib/domain/belle-alliance/game/seat";
import { addSeat as added, addedSeatSchema } from "@/lib/domain/belle-alliance/game/seat-moves";
import { notAllowed, refusal } from "@/lib/domain/document/refusal-reason";
import { MAX_SEATS } from "@/lib/usecases/belle-alliance/game/begin-scenario-game";
import {
  addLine,
  openGameToUmpire,
  type UmpiredGame,
} from "@/lib/usecases/belle-alliance/game/game-guard";

export const seatToAddSchema = addedSeatSchema.extend({
  /** When its link stops opening; without it, when it is revoked. */
  expiresAt: expirySchema.optional(),
});

/** A seat that was added, with its line in the log and the key that opens it. */
interface KeptSeat {
  readonly line: number;
  readonly bound: number;
  readonly id: string;
  readonly key: string;
}

/**
 * Adds a seat with its own key to a game that goes on; one of an umpire only for the owner, who alone hands out their
 * links. Errors: those of `openGameToUmpire` and of the move; `forbidden`; `conflict` for a game that has had 200 seats.
 */
export async function addSeat(
  context: Context,
  {
    which,
    seat: place,
    from,
    expiresAt,
  }: z.infer<typeof seatToAddSchema> & { readonly which: UmpiredGame },
): Promise<KeptSeat> {
  const opened = await openGameToUmpire(context, which);
  if ("umpire" in place && opened.key !== null) {
    throw notAllowed("umpires-only", "Only who began the game adds seats of umpires.");
  }
  const id = context.newId();
  const key = makeSeatKey(context.chance);
  const { game } = await addLine(
    context,
    opened,
    (now) => added(now, { id, seat: place, from }),
    async (tx) => {
      const gameId = opened.game.id;
      if ((await countSeats(tx, gameId)) >= MAX_SEATS) {
        throw refusal("too-many-seats", `A game has ${MAX_SEATS} seats at most.`);
      }
      const until = expiresAt === undefined ? null : new Date(expiresAt);
      const link = { key, createdAt: context.now(), expiresAt: until };
      await insertSeat(tx, gameId, { id, place, key: link });
    },
  );
  return { line: game.log.length, bound: gameState(game.log).bound, id, key };
}
