import type { MemberContext } from "@/lib/auth/actor";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import * as moves from "@/lib/domain/bogowie-wojny/game/moves";
import { playMove, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/** Agrees to the score the other player proposed, which ends the game. Errors: `not-found`, `forbidden`, `conflict`. */
export function agreeToScore(
  context: MemberContext,
  { id, seat, proposal }: TablePlace & { proposal: number },
): Promise<GameView> {
  return playMove(context, { id, seat }, (player) => moves.agreeToScore(player, proposal));
}
