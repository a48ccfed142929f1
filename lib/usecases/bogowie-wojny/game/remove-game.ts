import type { MemberContext } from "@/lib/auth/actor";
import { deleteGame } from "@/lib/db/bogowie-wojny/games";
import { withLockedGame } from "@/lib/db/locked";
import { firstFree } from "@/lib/domain/bogowie-wojny/game/played-scenario";
import { notAllowed, refusal } from "@/lib/domain/document/refusal-reason";
import { gameWithId, standingAt } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/**
 * Deletes a game that the user prepared for two others, as long as a seat is free; after that it is its players'. Errors:
 * `not-found`; `forbidden` for everybody else; `conflict` once both seats are taken.
 */
export function removeGame(
  { actor, database }: MemberContext,
  { id }: { readonly id: string },
): Promise<void> {
  return withLockedGame(database, id, async (tx) => {
    const game = await gameWithId(tx, id);
    if (!standingAt(game, actor).held) {
      throw notAllowed(
        "game-holder-only",
        "Only the person who prepared a game for two others removes it.",
      );
    }
    if (firstFree(game.seats) === null) {
      throw refusal("game-is-played", "Both seats are taken: the game is its players' now.");
    }
    await deleteGame(tx, id);
  });
}
