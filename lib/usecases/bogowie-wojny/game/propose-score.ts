import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { scoreSheetSchema } from "@/lib/domain/bogowie-wojny/game/game-event";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import * as moves from "@/lib/domain/bogowie-wojny/game/moves";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { playMove, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/** The score sheets of both players. */
export const scoreSchema = z.strictObject({ a: scoreSheetSchema, b: scoreSheetSchema });

/**
 * Proposes both players' score sheets, for the other player to agree to [12.2]. Errors: `not-found`, `forbidden`,
 * `invalid-document`, `conflict`.
 */
export function proposeScore(
  context: MemberContext,
  { id, seat, ...sheets }: TablePlace & z.infer<typeof scoreSchema>,
): Promise<GameView> {
  return playMove(context, { id, seat }, (_player, { seats: { a, b } }) => {
    if (!a || !b) throw refusal("nobody-opposite", "No one has joined as your opponent yet.");
    return moves.proposeScore(sheets, { a: a.army, b: b.army });
  });
}
