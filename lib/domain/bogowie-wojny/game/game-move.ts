import { z } from "zod";
import { LIMITS } from "../../document/limits";
import { refusal } from "../../document/refusal-reason";
import { fieldState } from "./field/field-state";
import { armiesOf, type Game } from "./game";
import type { GameArmy } from "./game-army";
import { DRAW_REASONS, FATES, type GameEntry, scoreSheetSchema, slipSchema } from "./game-event";
import {
  agreeToReopening,
  agreeToScore,
  askReopening,
  assertNotOver,
  declineReopening,
  draw,
  fall,
  type Player,
  promote,
  proposeScore,
  revealAmbush,
  sealAmbush,
} from "./moves";
import type { Seat } from "./seat";

const postIdSchema = z.string().max(LIMITS.nameLength);

/** The moves of a game at the table; the battlefield's are in `field/field-move.ts`. */
export const gameMoveSchema = z.discriminatedUnion("move", [
  z.strictObject({ move: z.literal("draw"), post: postIdSchema, reason: z.enum(DRAW_REASONS) }),
  z.strictObject({ move: z.literal("lose"), post: postIdSchema, fate: z.enum(FATES) }),
  z.strictObject({ move: z.literal("promote"), from: postIdSchema, to: postIdSchema }),
  slipSchema.extend({ move: z.literal("seal-ambush") }),
  /** The slip's number, as its player sees it. */
  z.strictObject({ move: z.literal("reveal-ambush"), number: z.int().min(1) }),
  /** Both players' sheets, for the other player to agree to [12.2]. */
  z.strictObject({ move: z.literal("propose-score"), a: scoreSheetSchema, b: scoreSheetSchema }),
  z.strictObject({ move: z.literal("agree-to-score"), proposal: z.int().min(1) }),
  z.strictObject({ move: z.literal("ask-reopening") }),
  /** The number of the request; the player who asked withdraws it by declining. */
  z.strictObject({ move: z.literal("agree-to-reopening"), asked: z.int().min(1) }),
  z.strictObject({ move: z.literal("decline-reopening"), asked: z.int().min(1) }),
]);
export type GameMove = z.infer<typeof gameMoveSchema>;

/** A game and the player who moves. */
interface Table {
  readonly player: Player;
  readonly game: Game;
  readonly chance: (below: number) => number;
}

/**
 * The log entry for a player's move. Errors: those of the move, and `conflict` once the game is over, except for moves
 * that reopen it.
 */
export function makeGameMove(table: Table, move: GameMove): GameEntry {
  switch (move.move) {
    case "ask-reopening":
      return askReopening(table.player);
    case "agree-to-reopening":
      return agreeToReopening(table.player, move.asked);
    case "decline-reopening":
      return declineReopening(table.player, move.asked);
    default:
      assertNotOver(table.player.state);
      return moveInPlay(table, move);
  }
}

type Reopening = "ask-reopening" | "agree-to-reopening" | "decline-reopening";

function moveInPlay(
  { player, game, chance }: Table,
  move: Exclude<GameMove, { move: Reopening }>,
): GameEntry {
  switch (move.move) {
    case "draw":
      return draw(player, { post: move.post, reason: move.reason }, chance);
    case "lose":
      return fall(player, { post: move.post, fate: move.fate });
    case "promote":
      return promote(player, { from: move.from, to: move.to });
    case "seal-ambush": {
      const { move: _, ...slip } = move;
      const isDeploying = (fieldState(game.log).setUp?.deployed.length ?? 0) > 0;
      return sealAmbush({ ...player, isDeploying }, slip);
    }
    case "reveal-ambush":
      return revealAmbush(player, move.number);
    case "propose-score":
      return proposeScore({ a: move.a, b: move.b }, bothArmies(game));
    case "agree-to-score":
      return agreeToScore(player, move.proposal);
  }
}

function bothArmies(game: Game): Record<Seat, GameArmy> {
  const { a, b } = armiesOf(game);
  if (!a || !b) throw refusal("nobody-opposite", "No one has joined as your opponent yet.");
  return { a, b };
}
