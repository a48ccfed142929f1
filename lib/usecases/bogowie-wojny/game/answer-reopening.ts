import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import * as moves from "@/lib/domain/bogowie-wojny/game/moves";
import { answerAfterGame, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/**
 * The number in the log of the request being answered, and the answer; the player who asked withdraws the request by
 * declining it.
 */
export const reopeningAnswerSchema = z.strictObject({
  asked: z.int().min(1),
  answer: z.enum(["agree", "decline"]),
});

const ANSWERS = { agree: moves.agreeToReopening, decline: moves.declineReopening } as const;

/** Answers a player's request to continue a game that is over. Errors: `not-found`, `forbidden`, `conflict`. */
export function answerReopening(
  context: MemberContext,
  { id, seat, asked, answer }: TablePlace & z.infer<typeof reopeningAnswerSchema>,
): Promise<GameView> {
  return answerAfterGame(context, { id, seat }, (player) => ANSWERS[answer](player, asked));
}
