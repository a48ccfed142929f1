import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { DRAW_REASONS } from "@/lib/domain/bogowie-wojny/game/game-event";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import { draw } from "@/lib/domain/bogowie-wojny/game/moves";
import { LIMITS } from "@/lib/domain/document/limits";
import { playMove, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

export const drawSchema = z.strictObject({
  post: z.string().max(LIMITS.nameLength),
  reason: z.enum(DRAW_REASONS),
});

/**
 * Draws a commander for a post with the service's own dice and clock [13.4, 13.3, 6.7]. Errors: `not-found`,
 * `forbidden`, `invalid-document`, `conflict`.
 */
export function drawCommander(
  context: MemberContext,
  { id, seat, ...options }: TablePlace & z.infer<typeof drawSchema>,
): Promise<GameView> {
  return playMove(context, { id, seat }, (player) => draw(player, options, context.chance));
}
