import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { FATES } from "@/lib/domain/bogowie-wojny/game/game-event";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import { fall } from "@/lib/domain/bogowie-wojny/game/moves";
import { LIMITS } from "@/lib/domain/document/limits";
import { playMove, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

export const lossSchema = z.strictObject({
  post: z.string().max(LIMITS.nameLength),
  fate: z.enum(FATES),
});

/**
 * Records that a commander was killed, fled or was taken prisoner [6.7]. Errors: `not-found`, `forbidden`,
 * `invalid-document`, `conflict`.
 */
export function loseCommander(
  context: MemberContext,
  { id, seat, ...options }: TablePlace & z.infer<typeof lossSchema>,
): Promise<GameView> {
  return playMove(context, { id, seat }, (player) => fall(player, options));
}
