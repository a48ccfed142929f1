import type { MemberContext } from "@/lib/auth/actor";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import * as moves from "@/lib/domain/bogowie-wojny/game/moves";
import { answerAfterGame, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/** Asks the other player to continue a game that is over. Errors: `not-found`, `forbidden`, `conflict`. */
export function askReopening(context: MemberContext, place: TablePlace): Promise<GameView> {
  return answerAfterGame(context, place, moves.askReopening);
}
