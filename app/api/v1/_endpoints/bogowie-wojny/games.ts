import { z } from "zod";
import { gameSchema } from "@/lib/domain/bogowie-wojny/game/game-answer";
import { slipSchema } from "@/lib/domain/bogowie-wojny/game/game-event";
import { SEATS } from "@/lib/domain/bogowie-wojny/game/seat";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint, inUsualWords } from "@/lib/http/endpoint";
import { agreeToScore } from "@/lib/usecases/bogowie-wojny/game/agree-to-score";
import {
  answerReopening,
  reopeningAnswerSchema,
} from "@/lib/usecases/bogowie-wojny/game/answer-reopening";
import { askReopening } from "@/lib/usecases/bogowie-wojny/game/ask-reopening";
import { beginGame } from "@/lib/usecases/bogowie-wojny/game/begin-game";
import { drawCommander, drawSchema } from "@/lib/usecases/bogowie-wojny/game/draw-commander";
import { joinSchema, seatSchema } from "@/lib/usecases/bogowie-wojny/game/game-army-of-list";
import { joinGame } from "@/lib/usecases/bogowie-wojny/game/join-game";
import { listGames } from "@/lib/usecases/bogowie-wojny/game/list-games";
import { loseCommander, lossSchema } from "@/lib/usecases/bogowie-wojny/game/lose-commander";
import {
  promoteCommander,
  promotionSchema,
} from "@/lib/usecases/bogowie-wojny/game/promote-commander";
import { proposeScore, scoreSchema } from "@/lib/usecases/bogowie-wojny/game/propose-score";
import { readGame } from "@/lib/usecases/bogowie-wojny/game/read-game";
import { revealAmbush } from "@/lib/usecases/bogowie-wojny/game/reveal-ambush";
import { sealAmbush } from "@/lib/usecases/bogowie-wojny/game/seal-ambush";
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

const SHEET = {
  enemyBases: 12,
  operationalBase: false,
  mainObjective: "held",
  firstSecondary: "held",
  secondSecondary: "none",
  generalsKilled: 1,
  seniorsKilled: 0,
  enemyHalfLost: false,
  enemyMoraleBroken: false,
  fewerLosses: true,
};

/** The answers of every move; a success returns the game as its player sees it afterwards. */
const moved = {
  200: { description: "The game after it", schema: gameSchema },
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
    const game = await beginGame(context, body);
    return jsonAnswer(game, { status: 201, location: `/api/v1/games/${game.id}` });
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
    200: { description: "The game", schema: gameSchema },
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

const postDraw = endpoint({
  method: "POST",
  path: "/games/{id}/draws",
  summary: "Draw a commander, by the service's own dice and clock [13.4, 13.3, 6.7]",
  access: "write",
  params: idParams,
  body: drawSchema,
  example: { post: "commander-in-chief", reason: "first" },
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await drawCommander(context, { ...params, seat, ...body })),
});

const postLoss = endpoint({
  method: "POST",
  path: "/games/{id}/losses",
  summary: "Note that a commander fell, fled or was taken [6.7]",
  access: "write",
  params: idParams,
  body: lossSchema,
  example: { post: "commander-in-chief", fate: "killed" },
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await loseCommander(context, { ...params, seat, ...body })),
});

const postPromotion = endpoint({
  method: "POST",
  path: "/games/{id}/promotions",
  summary: "Raise a commander into a fallen one's place [6.7]",
  access: "write",
  params: idParams,
  body: promotionSchema,
  example: { from: "division-1", to: "corps-1" },
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await promoteCommander(context, { ...params, seat, ...body })),
});

const postAmbush = endpoint({
  method: "POST",
  path: "/games/{id}/ambushes",
  summary: "Seal an ambush slip, which only its player sees until it is opened [15.1]",
  access: "write",
  params: idParams,
  body: slipSchema,
  example: { regimentId: "k3m9x2q7ab", place: "The wood west of the road", fromEdgeCm: 40 },
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await sealAmbush(context, { ...params, seat, ...body })),
});

const postReveal = endpoint({
  method: "POST",
  path: "/games/{id}/ambushes/{number}/reveal",
  summary: "Open one's own slip for everyone [15.1]",
  access: "write",
  params: idParams.extend({ number: z.coerce.number().int().min(1) }),
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat } }) =>
    jsonAnswer(await revealAmbush(context, { ...params, seat })),
});

const putScore = endpoint({
  method: "PUT",
  path: "/games/{id}/score",
  summary: "Write both players' sheets for the other to agree to [12.2]",
  access: "write",
  params: idParams,
  body: scoreSchema,
  example: { a: SHEET, b: SHEET },
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await proposeScore(context, { ...params, seat, ...body })),
});

const postAgreement = endpoint({
  method: "POST",
  path: "/games/{id}/score/agree",
  summary: "Agree to the score the other player wrote, which ends the game",
  access: "write",
  params: idParams,
  body: z.strictObject({ proposal: z.int().min(1) }),
  example: { proposal: 7 },
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await agreeToScore(context, { ...params, seat, ...body })),
});

const postReopening = endpoint({
  method: "POST",
  path: "/games/{id}/reopening",
  summary: "Ask the other player to go on with a game that is over",
  access: "write",
  params: idParams,
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat } }) =>
    jsonAnswer(await askReopening(context, { ...params, seat })),
});

const postReopeningAnswer = endpoint({
  method: "POST",
  path: "/games/{id}/reopening/answer",
  summary:
    "Agree to go on with a game that is over, or decline; the player who asked withdraws the request this way",
  access: "write",
  params: idParams,
  body: reopeningAnswerSchema,
  example: { asked: 9, answer: "agree" },
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await answerReopening(context, { ...params, seat, ...body })),
});

/** Games, with their draws, slips and scores. */
export const gameEndpoints = [
  getGames,
  postGame,
  getGame,
  postSeat,
  postDraw,
  postLoss,
  postPromotion,
  postAmbush,
  postReveal,
  putScore,
  postAgreement,
  postReopening,
  postReopeningAnswer,
];
