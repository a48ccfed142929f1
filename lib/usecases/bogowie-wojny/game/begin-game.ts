import type { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { appendEvent, countGames, insertGame, insertSeat } from "@/lib/db/bogowie-wojny/games";
import { withLockedUser } from "@/lib/db/locked";
import { refusal } from "@/lib/domain/document/refusal-reason";
import {
  gameArmyOfList,
  type seatSchema,
} from "@/lib/usecases/bogowie-wojny/game/game-army-of-list";

const MAX_GAMES = 1_000;

/**
 * Starts a game with one of the user's lists; the other player joins by the game's link. Errors: `not-found`,
 * `forbidden`, `conflict` if the user has started a thousand.
 */
export function beginGame(
  context: MemberContext,
  options: z.infer<typeof seatSchema>,
): Promise<{ id: string }> {
  const { actor, database, newId, now } = context;
  return withLockedUser(database, actor.id, async (tx) => {
    const army = await gameArmyOfList({ actor, database: tx }, options);
    if ((await countGames(tx, actor.id)) >= MAX_GAMES) {
      throw refusal("too-many-games", `An account begins ${MAX_GAMES} games at most.`);
    }
    const id = newId();
    const at = now();
    await insertGame(tx, { id, title: army.title, createdAt: at });
    const seat = { gameId: id, seat: "a", userId: actor.id, player: actor.name, army } as const;
    await insertSeat(tx, seat);
    await appendEvent(tx, id, { seq: 1, at, seat: "a", entry: { kind: "seated" } });
    return { id };
  });
}
