import type { Context } from "@/lib/auth/actor";
import { rideAlong, rideOfMessage } from "@/lib/domain/belle-alliance/game/courier";
import type {
  GameEntry,
  Meeting,
  MessageState,
  NewMessage,
  PlacingAnswer,
  Reveal,
} from "@/lib/domain/belle-alliance/game/game-entry";
import { gameState } from "@/lib/domain/belle-alliance/game/game-state";
import {
  answerPlacing,
  type DrawnWay,
  drawCourierWay,
  drawZone,
  endGame,
  meet,
  noteArrival,
  openBound,
  placeTroops,
  reveal,
  sendMessage,
  sendOrders,
  settleMessage,
  takeBack,
} from "@/lib/domain/belle-alliance/game/moves";
import type { Orders } from "@/lib/domain/belle-alliance/game/order";
import type { PlacedTroops } from "@/lib/domain/belle-alliance/game/placing";
import type { ScenarioGame } from "@/lib/domain/belle-alliance/game/scenario-game";
import { type HandOver, handOver } from "@/lib/domain/belle-alliance/game/seat-moves";
import { type SeatView, seatView } from "@/lib/domain/belle-alliance/game/seat-view";
import type { PointCm } from "@/lib/domain/document/primitives";
import {
  addLine,
  type FollowedKey,
  openGameToUmpire,
  openPlayersSeat,
  type UmpiredGame,
} from "@/lib/usecases/belle-alliance/game/game-guard";

/** What an umpire does at a game. */
export type UmpireMove =
  | { readonly move: "open-bound"; readonly bound?: number | undefined }
  | { readonly move: "end" }
  | ({ readonly move: "meet" } & Meeting)
  | ({ readonly move: "reveal" } & Reveal)
  | ({ readonly move: "write" } & NewMessage)
  | { readonly move: "settle-message"; readonly message: string; readonly state: MessageState }
  | ({ readonly move: "draw-courier-way" } & DrawnWay)
  | { readonly move: "draw-zone"; readonly seat: string; readonly zone: PointCm[] | null }
  | {
      readonly move: "answer-placing";
      readonly seat: string;
      readonly answer: PlacingAnswer;
      readonly word: string;
    }
  | ({ readonly move: "hand-over"; readonly from: string } & HandOver)
  | { readonly move: "note-arrival"; readonly arrival: string }
  | { readonly move: "take-back"; readonly line: number };

/** A player's orders for the open bound; the seat afterwards. Errors: those of `openPlayersSeat` and `sendOrders`. */
export async function playOrders(
  context: Context,
  { orders, ...followed }: FollowedKey & { readonly orders: Orders },
): Promise<SeatView> {
  const opened = await openPlayersSeat(context, followed);
  const { game, seat } = await addLine(context, opened, (now, seat) =>
    sendOrders(now, seat, orders),
  );
  return seatView(game, seat);
}

/** A player's message; the seat afterwards. Errors: those of `openPlayersSeat` and `sendMessage`. */
export async function playMessage(
  context: Context,
  { message, ...followed }: FollowedKey & { readonly message: NewMessage },
): Promise<SeatView> {
  const opened = await openPlayersSeat(context, followed);
  const id = context.newId();
  // Before the game is locked, for it may take a while: what changes hands meanwhile does not call the courier back.
  const ride = rideOfMessage(opened.game, opened.seat, message);
  const { game, seat } = await addLine(context, opened, (now, seat) =>
    sendMessage(now, seat, { message, id, ride }),
  );
  return seatView(game, seat);
}

/** Where a player wants their troops before the game; the seat afterwards. Errors: those of `openPlayersSeat` and `placeTroops`. */
export async function playPlacing(
  context: Context,
  { placed, ...followed }: FollowedKey & { readonly placed: PlacedTroops },
): Promise<SeatView> {
  const opened = await openPlayersSeat(context, followed);
  const { game, seat } = await addLine(context, opened, (now, seat) =>
    placeTroops(now, seat, placed),
  );
  return seatView(game, seat);
}

/** An umpire's move; the number of its line in the log. Errors: those of `openGameToUmpire` and of the move. */
export async function umpire(
  context: Context,
  { move, ...which }: UmpiredGame & { readonly move: UmpireMove },
): Promise<{ readonly line: number; readonly bound: number }> {
  const opened = await openGameToUmpire(context, which);
  const id = context.newId();
  // Before the game is locked as well.
  const ride = move.move === "draw-courier-way" ? rideDrawn(opened.game, move) : null;
  const { game } = await addLine(context, opened, (now, seat) => {
    if (move.move === "draw-courier-way") return drawCourierWay(now, { ...move, ride });
    if (move.move === "write") {
      const { move: _, ...message } = move;
      return sendMessage(now, seat, { message, id, ride: null });
    }
    return entryOf(now, move);
  });
  return { line: game.log.length, bound: gameState(game.log).bound };
}

function rideDrawn({ scenario }: ScenarioGame, { way }: DrawnWay) {
  return way.length === 0 ? null : rideAlong(scenario, way);
}

type PlainMove = Exclude<UmpireMove, { move: "write" | "draw-courier-way" }>;

function entryOf(game: ScenarioGame, move: PlainMove): GameEntry {
  switch (move.move) {
    case "draw-zone": {
      const { seat, zone } = move;
      return drawZone(game, { seat, zone });
    }
    case "answer-placing": {
      const { seat, answer, word } = move;
      return answerPlacing(game, { seat, answer, word });
    }
    case "open-bound":
      return openBound(game, move.bound ?? gameState(game.log).bound + 1);
    case "end":
      return endGame(game);
    case "meet":
      return meet(game, move);
    case "reveal": {
      const { move: _, ...what } = move;
      return reveal(game, what);
    }
    case "settle-message": {
      const { message, state } = move;
      return settleMessage(game, { message, state });
    }
    case "hand-over":
      return handOver(game, move);
    case "note-arrival":
      return noteArrival(game, move.arrival);
    case "take-back":
      return takeBack(game, move.line);
  }
}
