import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import { promote } from "@/lib/domain/bogowie-wojny/game/moves";
import { LIMITS } from "@/lib/domain/document/limits";
import { playMove, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

export const promotionSchema = z.strictObject({
  from: z.string().max(LIMITS.nameLength),
  to: z.string().max(LIMITS.nameLength),
});

/**
 * Promotes a commander to the post of a fallen one [6.7]. Errors: `not-found`, `forbidden`, `invalid-document`,
 * `conflict`.
 */
export function promoteCommander(
  context: MemberContext,
  { id, seat, ...options }: TablePlace & z.infer<typeof promotionSchema>,
): Promise<GameView> {
  return playMove(context, { id, seat }, (player) => promote(player, options));
}
