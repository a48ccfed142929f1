import type { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { appendEvent, insertSeat } from "@/lib/db/bogowie-wojny/games";
import { withLockedGame } from "@/lib/db/locked";
import { type GameView, viewGame } from "@/lib/domain/bogowie-wojny/game/game-view";
import type { GrundlagError } from "@/lib/domain/document/error-code";
import { refusal } from "@/lib/domain/document/refusal-reason";
import {
  gameArmyOfList,
  type joinSchema,
} from "@/lib/usecases/bogowie-wojny/game/game-army-of-list";
import { gameWithId, seatsOf } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/**
 * Takes the empty seat at a table with one of the user's lists: as the other player, or, with a name for the player
 * who shares the device, in addition to the user's own seat. Errors: `not-found`, `forbidden`, `conflict` if it is
 * taken.
 */
export function joinGame(
  { actor, database, now }: MemberContext,
  { id, player: named, ...options }: { id: string } & z.infer<typeof joinSchema>,
): Promise<GameView> {
  return withLockedGame(database, id, async (tx) => {
    const game = await gameWithId(tx, id);
    const isShared = seatsOf(game, actor).length > 0;
    if (game.seats.b) throw refusal("seats-taken", "Both places are taken.");
    if (isShared && !named) throw alreadySeated();
    const army = await gameArmyOfList({ actor, database: tx }, options);
    const player = isShared && named ? named : actor.name;
    await insertSeat(tx, { gameId: id, seat: "b", userId: actor.id, player, army });
    const entry = { kind: "seated", ...(isShared ? { sameDevice: true as const } : {}) } as const;
    const event = { seq: game.log.length + 1, at: now(), seat: "b", entry } as const;
    await appendEvent(tx, id, event);
    const seats = { ...game.seats, b: { userId: actor.id, player, army } };
    const joined = { ...game, seats, log: [...game.log, event] };
    return viewGame(joined, isShared ? "a" : "b", seatsOf(joined, actor));
  });
}

function alreadySeated(): GrundlagError {
  const why = "You sit at this table already; name the player you share this device with.";
  return refusal("seated-already", why);
}
