import { z } from "zod";
import { gameSchema } from "@/lib/domain/game/game-answer";
import { slipSchema } from "@/lib/domain/game/game-event";
import { SEATS } from "@/lib/domain/game/seat";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { agreeToScore } from "@/lib/usecases/games/agree-to-score";
import { beginGame } from "@/lib/usecases/games/begin-game";
import { drawCommander, drawSchema } from "@/lib/usecases/games/draw-commander";
import { joinGame } from "@/lib/usecases/games/join-game";
import { listGames } from "@/lib/usecases/games/list-games";
import { loseCommander, lossSchema } from "@/lib/usecases/games/lose-commander";
import { promoteCommander, promotionSchema } from "@/lib/usecases/games/promote-commander";
import { proposeScore, scoreSchema } from "@/lib/usecases/games/propose-score";
import { readGame } from "@/lib/usecases/games/read-game";
import { revealAmbush } from "@/lib/usecases/games/reveal-ambush";
import { sealAmbush } from "@/lib/usecases/games/seal-ambush";
import { joinSchema, seatSchema } from "@/lib/usecases/games/seat-army";
import { idParams, instantSchema, problem } from "./answer-schemas";

const headSchema = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: instantSchema,
  players: z.array(z.string()),
});

/** Where two play on one device, for whom; else the seat one has. */
const seatQuery = z.object({ seat: z.enum(SEATS).optional() });

/** What every move answers: the game as its player sees it then. */
const moved = {
  200: { description: "The game after it", schema: gameSchema },
  403: problem("Only its players play a game"),
  404: problem("No such game"),
  409: problem("Not now: its code says why"),
};

const postGame = endpoint({
  method: "POST",
  path: "/games",
  summary: "Lay a table for a battle and sit down with a list of one's own",
  access: "write",
  body: seatSchema,
  answers: {
    201: { description: "The game", schema: z.object({ id: z.string() }) },
    404: problem("No such list"),
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
  answers: { 200: { description: "All", schema: z.object({ items: z.array(headSchema) }) } },
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
    404: problem("No such game"),
  },
  handle: async ({ context, params, query: { seat } }) =>
    jsonAnswer(await readGame(context, { ...params, seat })),
});

const postSeat = endpoint({
  method: "POST",
  path: "/games/{id}/seat",
  summary: "Take the empty place with a list of one's own",
  access: "write",
  params: idParams,
  body: joinSchema,
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
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await promoteCommander(context, { ...params, seat, ...body })),
});

const postAmbush = endpoint({
  method: "POST",
  path: "/games/{id}/ambushes",
  summary: "Seal an ambush slip, for one's own eyes until it is opened [15.1]",
  access: "write",
  params: idParams,
  body: slipSchema,
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await sealAmbush(context, { ...params, seat, ...body })),
});

const postReveal = endpoint({
  method: "POST",
  path: "/games/{id}/ambushes/{number}/reveal",
  summary: "Open one's own slip for everybody [15.1]",
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
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await proposeScore(context, { ...params, seat, ...body })),
});

const postAgreement = endpoint({
  method: "POST",
  path: "/games/{id}/score/agree",
  summary: "Agree to the score the other player wrote",
  access: "write",
  params: idParams,
  body: z.strictObject({ proposal: z.int().min(1) }),
  query: seatQuery,
  answers: moved,
  handle: async ({ context, params, query: { seat }, body }) =>
    jsonAnswer(await agreeToScore(context, { ...params, seat, ...body })),
});

/** Games at the table: their draws, slips and scores, by path. */
export const gameEndpoints = {
  games: [getGames, postGame],
  game: [getGame],
  seat: [postSeat],
  draws: [postDraw],
  losses: [postLoss],
  promotions: [postPromotion],
  ambushes: [postAmbush],
  reveal: [postReveal],
  score: [putScore],
  agreement: [postAgreement],
} as const;
