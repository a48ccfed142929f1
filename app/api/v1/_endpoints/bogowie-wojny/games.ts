import { z } from "zod";
import {
  battleFiguresSchema,
  gameSchema,
  gamesEventSchema,
} from "@/lib/domain/bogowie-wojny/game/game-answer";
import { gameMoveSchema } from "@/lib/domain/bogowie-wojny/game/game-move";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import { SEATS } from "@/lib/domain/bogowie-wojny/game/seat";
import { battleScenarioViewSchema } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { idSchema } from "@/lib/domain/document/primitives";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint, inFull, inUsualWords } from "@/lib/http/endpoint";
import { battlesPlayed } from "@/lib/usecases/bogowie-wojny/game/battles-played";
import { beginBattle } from "@/lib/usecases/bogowie-wojny/game/begin-battle";
import { beginGame } from "@/lib/usecases/bogowie-wojny/game/begin-game";
import { beginSchema, joinSchema } from "@/lib/usecases/bogowie-wojny/game/game-army-of-list";
import { joinGame } from "@/lib/usecases/bogowie-wojny/game/join-game";
import { listEventGames, listGames } from "@/lib/usecases/bogowie-wojny/game/list-games";
import { playMove } from "@/lib/usecases/bogowie-wojny/game/play-move";
import { readGame } from "@/lib/usecases/bogowie-wojny/game/read-game";
import { readGameScenario } from "@/lib/usecases/bogowie-wojny/game/read-game-scenario";
import { removeGame } from "@/lib/usecases/bogowie-wojny/game/remove-game";
import { idParams, instantSchema } from "../answer-schemas";
import { textLanguage, textsQuery } from "../document/texts-query";

/** A game as shown in lists. */
export const gameHeadSchema = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: instantSchema,
  players: z.array(z.string()),
  endedAt: instantSchema.nullable(),
  event: gamesEventSchema,
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
  summary:
    "Create a game and join it with a list of one's own, with the one handed in to an event whose deadline has passed, or for a side of a scenario with the list it gives or one that fits; without a side of the scenario two others join it",
  access: "write",
  body: beginSchema,
  example: { listId: "duchy-of-warsaw-32-8" },
  answers: {
    201: { description: "The game", schema: z.object({ id: z.string() }) },
    "not-found": "No such list, no such event, no such scenario or no such release of it",
    forbidden: "The caller handed in no list to the event, or the whole scenario is closed to them",
    conflict:
      "The account has reached its limit of games, the event still takes lists, or the list does not fit the side; `reason` says which",
  },
  handle: async ({ context, body }) => {
    const begun =
      "scenario" in body ? await beginBattle(context, body) : await beginGame(context, body);
    return jsonAnswer(begun, { status: 201, location: `/api/v1/games/${begun.id}` });
  },
});

const getGames = endpoint({
  method: "GET",
  path: "/games",
  summary:
    "The games one plays or prepared for two others, newest first; of one scenario where it is named",
  access: "read",
  query: z.object({ scenario: idSchema.optional() }),
  answers: { 200: { description: "All", schema: z.object({ items: z.array(gameHeadSchema) }) } },
  handle: async ({ context, query: { scenario: scenarioId } }) =>
    jsonAnswer({ items: await listGames(context, { scenarioId }) }),
});

const getGamesOfEvent = endpoint({
  method: "GET",
  path: "/events/{id}/games",
  summary: "The games played at an event with the lists handed in to it, newest first",
  access: "optional",
  params: idParams,
  answers: {
    200: {
      description: "The newest 200",
      schema: z.object({ items: z.array(gameHeadSchema) }),
    },
  },
  handle: async ({ context, params }) =>
    jsonAnswer({ items: await listEventGames(context, params.id) }),
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

const deleteGame = endpoint({
  method: "DELETE",
  path: "/games/{id}",
  summary: "Delete a game that one prepared for two others, as long as a seat is free",
  access: "write",
  params: idParams,
  answers: {
    204: { description: "Deleted" },
    forbidden: "Somebody else prepared it for two others",
    conflict: "Both seats are taken",
  },
  handle: async ({ context, params }) => {
    await removeGame(context, params);
    return emptyAnswer();
  },
});

const getScenario = endpoint({
  method: "GET",
  path: "/games/{id}/scenario",
  summary:
    "The scenario a game is of, as it was when the game began and as its reader may see it: players with what their own side knows",
  access: "optional",
  params: idParams,
  query: seatQuery.extend(textsQuery.shape),
  answers: {
    200: {
      description: "The scenario",
      schema: z.object({
        id: idSchema
          .nullable()
          .describe(
            "The document it is; null once it is deleted, and for those who could not find it",
          ),
        version: z.int(),
        view: battleScenarioViewSchema,
      }),
    },
  },
  handle: async ({ context, params, query, language }) => {
    const asked = { ...params, seat: query.seat, language: textLanguage(query, language) };
    return jsonAnswer(await readGameScenario(context, asked));
  },
});

const getPlayed = endpoint({
  method: "GET",
  path: "/scenarios/{id}/games-played",
  summary: "How the finished games of a scenario of Bogowie Wojny went [12.2]",
  access: "optional",
  params: idParams,
  answers: {
    200: {
      description:
        "How many games ended with a score that both players agreed to, and the share of them that each side won, with its 95 % interval (Wilson)",
      schema: battleFiguresSchema,
    },
  },
  handle: async ({ context, params }) => jsonAnswer(await battlesPlayed(context, params)),
});

const postSeat = endpoint({
  method: "POST",
  path: "/games/{id}/seat",
  summary:
    "Join the game with a list of one's own; at an event with the one handed in there, in a game of a scenario with the one it gives, neither of which need be named. While both sides of a scenario are free, `side` says which",
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
export const gameEndpoints = [
  getGames,
  getGamesOfEvent,
  postGame,
  getGame,
  deleteGame,
  getScenario,
  getPlayed,
  postSeat,
  postMove,
];
