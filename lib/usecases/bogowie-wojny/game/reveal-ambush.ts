import type { MemberContext } from "@/lib/auth/actor";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import * as moves from "@/lib/domain/bogowie-wojny/game/moves";
import { playMove, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/** Reveals one of the player's own slips to everybody [15.1]. Errors: `not-found`, `forbidden`, `conflict`. */
export function revealAmbush(
  context: MemberContext,
  { id, seat, number }: TablePlace & { number: number },
): Promise<GameView> {
  return playMove(context, { id, seat }, (player) => moves.revealAmbush(player, number));
}
