import type { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { appendEvent, insertSeat } from "@/lib/db/games";
import { withLockedGame } from "@/lib/db/locked";
import { GrundlagError } from "@/lib/domain/error-code";
import { type GameView, viewGame } from "@/lib/domain/game/game-view";
import { gameWithId, seatOf } from "@/lib/usecases/game-guard";
import { seatArmy, type seatSchema } from "@/lib/usecases/seat-army";

/** Takes the empty place at a table with a list of one's own. Errors: `not-found`, `forbidden`, `conflict` where it is taken. */
export function joinGame(
  { actor, database, now }: MemberContext,
  { id, ...wish }: { id: string } & z.infer<typeof seatSchema>,
): Promise<GameView> {
  return withLockedGame(database, id, async (tx) => {
    const game = await gameWithId(tx, id);
    if (seatOf(game, actor)) throw new GrundlagError("conflict", "You sit at this table already.");
    if (game.seats.b) throw new GrundlagError("conflict", "Both places are taken.");
    const army = await seatArmy({ actor, database: tx }, wish);
    const { id: userId, name: player } = actor;
    await insertSeat(tx, { gameId: id, seat: "b", userId, player, army });
    const entry = { kind: "seated" } as const;
    const event = { seq: game.log.length + 1, at: now(), seat: "b", entry } as const;
    await appendEvent(tx, id, event);
    const seats = { ...game.seats, b: { userId, player, army } };
    return viewGame({ ...game, seats, log: [...game.log, event] }, "b");
  });
}
