import { z } from "zod";
import { gameSchema } from "@/lib/domain/bogowie-wojny/game/game-answer";
import { gameMoveSchema } from "@/lib/domain/bogowie-wojny/game/game-move";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import { SEATS } from "@/lib/domain/bogowie-wojny/game/seat";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint, inFull, inUsualWords } from "@/lib/http/endpoint";
import { beginGame } from "@/lib/usecases/bogowie-wojny/game/begin-game";
import { joinSchema, seatSchema } from "@/lib/usecases/bogowie-wojny/game/game-army-of-list";
import { joinGame } from "@/lib/usecases/bogowie-wojny/game/join-game";
import { listGames } from "@/lib/usecases/bogowie-wojny/game/list-games";
import { playMove } from "@/lib/usecases/bogowie-wojny/game/play-move";
import { readGame } from "@/lib/usecases/bogowie-wojny/game/read-game";
import { idParams, instantSchema } from "../answer-schemas";

/** A game as shown in lists. */
export const gameHeadSchema = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: instantSchema,
  players: z.array(z.string()),
  endedAt: instantSchema.nullable(),
});

/** The seat to act for if two players share one device; by default the user's own. */
const seatQuery = z.object({ seat: z.enum(SEATS).optional() });

/** The answers of a move; a success returns the game as its player sees it afterwards. */
const game = inFull<GameView>()(gameSchema);

const moved = {
  200: { description: "The game after it", schema: game },
  ...inUsualWords("conflict"),
};

const postGame = endpoint({
  method: "POST",
  path: "/games",
  summary: "Create a game and join it with a list of one's own",
  access: "write",
  body: seatSchema,
  example: { listId: "duchy-of-warsaw-32-8" },
  answers: {
    201: { description: "The game", schema: z.object({ id: z.string() }) },
    "not-found": "No such list",
    conflict: "The account has reached its limit of games",
  },
  handle: async ({ context, body }) => {
    const begun = await beginGame(context, body);
    return jsonAnswer(begun, { status: 201, location: `/api/v1/games/${begun.id}` });
  },
});

const getGames = endpoint({
  method: "GET",
  path: "/games",
  summary: "The games one plays, newest first",
  access: "read",
  answers: { 200: { description: "All", schema: z.object({ items: z.array(gameHeadSchema) }) } },
  handle: async ({ context }) => jsonAnswer({ items: await listGames(context) }),
});

const getGame = endpoint({
  method: "GET",
  path: "/games/{id}",
  summary: "A game as its reader may see it; sealed slips are for their own player",
  access: "optional",
  params: idParams,
  query: seatQuery,
  answers: {
    200: { description: "The game", schema: game },
  },
  handle: async ({ context, params, query: { seat } }) =>
    jsonAnswer(await readGame(context, { ...params, seat })),
});

const postSeat = endpoint({
  method: "POST",
  path: "/games/{id}/seat",
  summary: "Join the game with a list of one's own",
  access: "write",
  params: idParams,
  body: joinSchema,
  example: { listId: "duchy-of-warsaw-32-8" },
  answers: moved,
  handle: async ({ context, params, body }) =>
    jsonAnswer(await joinGame(context, { ...params, ...body })),
});

const postMove = endpoint({
  method: "POST",
  path: "/games/{id}/moves",
  summary:
    "Make a move: draw, lose or promote a commander, seal or open a slip, write a score or agree to it, reopen a game [13.4, 6.7, 15.1, 12.2]",
  access: "write",
  params: idParams,
  query: seatQuery,
  body: gameMoveSchema,
  example: { move: "draw", post: "commander-in-chief", reason: "first" },
  answers: moved,
  handle: async ({ context, params, query: { seat }, body: move }) =>
    jsonAnswer(await playMove(context, { ...params, seat, move })),
});

/** Games, with their draws, slips and scores. */
export const gameEndpoints = [getGames, postGame, getGame, postSeat, postMove];
