import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { gameEntrySchema, meetingSchema } from "@/lib/domain/belle-alliance/game/game-entry";
import { newSeatSchema } from "@/lib/domain/belle-alliance/game/seat";
import { pathOfSeat } from "@/lib/domain/belle-alliance/game/seat-path";
import { idSchema } from "@/lib/domain/document/primitives";
import { emptyAnswer, eventsAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint, inFull } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { addSeat, seatToAddSchema } from "@/lib/usecases/belle-alliance/game/add-seat";
import {
  beginScenarioGame,
  newScenarioGameSchema,
} from "@/lib/usecases/belle-alliance/game/begin-scenario-game";
import { followUmpiredGame } from "@/lib/usecases/belle-alliance/game/follow-game";
import { listScenarioGames } from "@/lib/usecases/belle-alliance/game/list-scenario-games";
import { readLog } from "@/lib/usecases/belle-alliance/game/read-log";
import { readUmpiredGame, type UmpiredView } from "@/lib/usecases/belle-alliance/game/read-seat";
import { renewalSchema, renewKey, revokeKey } from "@/lib/usecases/belle-alliance/game/renew-key";
import { idParams, instantSchema } from "../answer-schemas";
import { textLanguage, textsQuery } from "../document/texts-query";
import { followedKey } from "./seats";

/** The key of an umpire's seat, for umpires who did not begin the game. */
export const umpireQuery = z.object({
  seat: z
    .string()
    .max(100)
    .optional()
    .describe("The key of an umpire's seat; its owner needs none"),
});

const keyedSeat = z.object({
  id: idSchema,
  name: z.string(),
  place: newSeatSchema,
  key: z.string(),
  url: z.url(),
});

const lineSchema = z.object({
  seq: z.int(),
  at: instantSchema,
  seatId: idSchema.nullable().describe("Whose doing it was; null: the owner's"),
  entry: gameEntrySchema,
});

export const refusals = {
  gone: "The umpire's link was revoked or has expired",
  "too-many-requests": "Too many links from this address that lead nowhere",
};

const postGame = endpoint({
  method: "POST",
  path: "/scenarios/{id}/games",
  summary:
    "Begin a game of a scenario of Belle Alliance, with a link for each seat; those of Bogowie Wojny begin at `POST /games`",
  access: "write",
  params: idParams,
  body: newScenarioGameSchema,
  example: { seats: [{ side: "french" }, { umpire: true }] },
  answers: {
    201: {
      description: "The game, with the keys of its seats",
      schema: z.object({
        id: idSchema,
        title: z.string(),
        version: z.int(),
        variant: z.string().nullable().describe("The name of the variant it is a game of"),
        seats: z.array(keyedSeat),
      }),
    },
    conflict: "The account has reached its limit of games",
  },
  handle: async ({ context, params, body, request }) => {
    const { seats, ...game } = await beginScenarioGame(context, { ...params, ...body });
    const at = publicAddress(request);
    const keyed = seats.map((each) => ({ ...each, url: `${at}${pathOfSeat(each.key)}` }));
    const location = `/api/v1/games/${game.id}/umpire`;
    return jsonAnswer({ ...game, seats: keyed }, { status: 201, location });
  },
});

const getGames = endpoint({
  method: "GET",
  path: "/scenarios/{id}/games",
  summary: "The games of a scenario that the caller has begun, newest first",
  access: "read",
  params: idParams,
  answers: {
    200: {
      description: "All",
      schema: z.object({
        items: z.array(
          z.object({
            id: idSchema,
            title: z.string(),
            version: z.int(),
            variant: z.string().nullable().describe("The name of the variant it is a game of"),
            createdAt: instantSchema,
            seats: z.int(),
            meeting: meetingSchema.nullable(),
          }),
        ),
      }),
    },
  },
  handle: async ({ context, params: { id: scenarioId } }) =>
    jsonAnswer({ items: await listScenarioGames(context, { scenarioId }) }),
});

const getUmpired = endpoint({
  method: "GET",
  path: "/games/{id}/umpire",
  summary: "A game of a scenario as its umpires see it: everything, and the keys of its seats",
  access: "optional",
  params: idParams,
  query: umpireQuery.extend(textsQuery.shape),
  answers: {
    200: {
      description: "The game",
      schema: inFull<UmpiredView>()(z.looseObject({ kind: z.literal("umpire-view") })),
    },
    ...refusals,
  },
  handle: async (call) => {
    const language = textLanguage(call.query, call.language);
    return jsonAnswer(await readUmpiredGame(call.context, { ...umpiredBy(call), language }));
  },
});

const getNews = endpoint({
  method: "GET",
  path: "/games/{id}/news",
  summary: "Server-sent events for umpires: `news` with every line of the log",
  access: "optional",
  params: idParams,
  query: umpireQuery,
  answers: { 200: { description: "The events", mediaType: "text/event-stream" }, ...refusals },
  handle: (call) =>
    eventsAnswer((left) => followUmpiredGame(call.context, { ...umpiredBy(call), left })),
});

const getLog = endpoint({
  method: "GET",
  path: "/games/{id}/log",
  summary: "The log in the order of the server; for everybody once the game has ended",
  access: "optional",
  params: idParams,
  query: umpireQuery,
  answers: {
    200: {
      description: "Every line, also those taken back",
      schema: z.object({ title: z.string(), log: z.array(lineSchema) }),
    },
    ...refusals,
  },
  handle: async (call) => jsonAnswer(await readLog(call.context, umpiredBy(call))),
});

export const seatParams = idParams.extend({ seatId: idSchema });

const postKey = endpoint({
  method: "POST",
  path: "/games/{id}/seats/{seatId}/key",
  summary: "Give a seat a new link; the one before is gone",
  access: "optional",
  params: seatParams,
  query: umpireQuery,
  body: renewalSchema,
  example: {},
  answers: {
    201: { description: "The new key", schema: z.object({ key: z.string(), url: z.url() }) },
    ...refusals,
  },
  handle: async (call) => {
    const which = { ...umpiredBy(call), seatId: call.params.seatId, ...call.body };
    const { key } = await renewKey(call.context, which);
    const url = `${publicAddress(call.request)}${pathOfSeat(key)}`;
    return jsonAnswer({ key, url }, { status: 201, location: url });
  },
});

const postSeat = endpoint({
  method: "POST",
  path: "/games/{id}/seats",
  summary:
    "Add a seat with its own link to a game that goes on; `from` names the seat that hands its formations over",
  access: "optional",
  params: idParams,
  query: umpireQuery,
  body: seatToAddSchema,
  example: { seat: { side: "french", formations: ["corps"] }, from: "seat" },
  answers: {
    201: {
      description: "The seat, its key and the line in the log",
      schema: z.object({
        line: z.int(),
        bound: z.int(),
        id: idSchema,
        key: z.string(),
        url: z.url(),
      }),
    },
    ...refusals,
    conflict: "Not as the game stands; `reason` says why",
  },
  handle: async (call) => {
    const seat = await addSeat(call.context, { which: umpiredBy(call), ...call.body });
    const url = `${publicAddress(call.request)}${pathOfSeat(seat.key)}`;
    return jsonAnswer({ ...seat, url }, { status: 201, location: url });
  },
});

const deleteKey = endpoint({
  method: "DELETE",
  path: "/games/{id}/seats/{seatId}/key",
  summary: "Revoke a seat's link; its address answers 410 from now on",
  access: "optional",
  params: seatParams,
  query: umpireQuery,
  answers: { 204: { description: "Revoked" }, ...refusals },
  handle: async (call) => {
    await revokeKey(call.context, { ...umpiredBy(call), seatId: call.params.seatId });
    return emptyAnswer();
  },
});

/** Games of scenarios, for those who umpire them. */
export const scenarioGameEndpoints = [
  postGame,
  getGames,
  getUmpired,
  getNews,
  getLog,
  postSeat,
  postKey,
  deleteKey,
] as const;

export interface UmpireCall {
  readonly context: Context;
  readonly request: Request;
  readonly params: { readonly id: string };
  readonly query: z.infer<typeof umpireQuery>;
}

export function umpiredBy(call: UmpireCall) {
  const { id } = call.params;
  const { seat } = call.query;
  return { id, ...(seat === undefined ? {} : { seat: followedKey(call, seat) }) };
}
