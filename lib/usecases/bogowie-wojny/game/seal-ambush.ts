import type { MemberContext } from "@/lib/auth/actor";
import { fieldState } from "@/lib/domain/bogowie-wojny/game/field/field-state";
import type { Slip } from "@/lib/domain/bogowie-wojny/game/game-event";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import * as moves from "@/lib/domain/bogowie-wojny/game/moves";
import { playMove, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/**
 * Seals a slip that only its player can read until they reveal it [15.1]. Errors: `not-found`, `forbidden`,
 * `invalid-document`, `conflict`.
 */
export function sealAmbush(
  context: MemberContext,
  { id, seat, ...slip }: TablePlace & Slip,
): Promise<GameView> {
  return playMove(context, { id, seat }, (player, { log }) => {
    const isDeploying = (fieldState(log).setUp?.deployed.length ?? 0) > 0;
    return moves.sealAmbush({ ...player, isDeploying }, slip);
  });
}
