import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import type { GameView } from "@/lib/domain/game/game-view";
import * as moves from "@/lib/domain/game/moves";
import { answerAfterGame, type TablePlace } from "@/lib/usecases/games/game-guard";

/** Which request is answered, by its number in the log, and how; the player who asked declines to withdraw it. */
export const reopeningAnswerSchema = z.strictObject({
  asked: z.int().min(1),
  answer: z.enum(["agree", "decline"]),
});

const ANSWERS = { agree: moves.agreeToReopening, decline: moves.declineReopening } as const;

/** Answers who asks to go on with a game that is over. Errors: `not-found`, `forbidden`, `conflict`. */
export function answerReopening(
  context: MemberContext,
  { id, seat, asked, answer }: TablePlace & z.infer<typeof reopeningAnswerSchema>,
): Promise<GameView> {
  return answerAfterGame(context, { id, seat }, (player) => ANSWERS[answer](player, asked));
}
