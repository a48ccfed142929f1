import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { insertSeatKey, revokeSeatKeys } from "@/lib/db/belle-alliance/scenario-games";
import type { Database } from "@/lib/db/client";
import { withLockedScenarioGame } from "@/lib/db/locked";
import { expirySchema, makeSeatKey } from "@/lib/domain/belle-alliance/game/seat";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import {
  openAgain,
  openGameToUmpire,
  type UmpiredGame,
} from "@/lib/usecases/belle-alliance/game/game-guard";

export const renewalSchema = z.strictObject({
  /** When the new link stops opening; without it, when it is revoked. */
  expiresAt: expirySchema.optional(),
});

type SeatOfGame = UmpiredGame & { readonly seatId: string };

/** Gives a seat a new key; the one before opens nothing from now on. Errors: those of `changeSeat`. */
export async function renewKey(
  context: Context,
  { expiresAt, ...which }: SeatOfGame & z.infer<typeof renewalSchema>,
): Promise<{ readonly key: string }> {
  const key = makeSeatKey(context.chance);
  const until = expiresAt === undefined ? null : new Date(expiresAt);
  await changeSeat(context, which, async (tx, seat, now) => {
    await revokeSeatKeys(tx, { ...seat, now });
    await insertSeatKey(tx, { key, ...seat, createdAt: now, expiresAt: until });
  });
  return { key };
}

/** Revokes the key of a seat; its address then says so. Errors: those of `changeSeat`. */
export async function revokeKey(context: Context, which: SeatOfGame): Promise<void> {
  const isRevoked = await changeSeat(context, which, (tx, seat, now) =>
    revokeSeatKeys(tx, { ...seat, now }),
  );
  if (!isRevoked) throw new GrundlagError("not-found", "No link opens this seat.");
}

/**
 * Changes the links of a seat for an umpire; those of umpires' seats only for the owner, so that a revoked umpire has no
 * way back. Errors: `not-found`, `forbidden`, `gone`.
 */
async function changeSeat<Done>(
  context: Context,
  { seatId, ...which }: SeatOfGame,
  change: (
    tx: Database,
    seat: { readonly gameId: string; readonly seatId: string },
    now: Date,
  ) => Promise<Done>,
): Promise<Done> {
  const opened = await openGameToUmpire(context, which);
  const gameId = opened.game.id;
  const seat = opened.game.seats.find(({ id }) => id === seatId);
  if (!seat) throw new GrundlagError("not-found", `The game has no seat "${seatId}".`);
  if ("umpire" in seat.place && opened.key !== null) {
    throw notAllowed("umpires-only", "Only who began the game changes the links of its umpires.");
  }
  return withLockedScenarioGame(context.database, gameId, async (tx) => {
    await openAgain(tx, opened, context.now());
    return change(tx, { gameId, seatId }, context.now());
  });
}
