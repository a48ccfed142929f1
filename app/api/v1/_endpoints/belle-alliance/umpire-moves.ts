import { z } from "zod";
import {
  MESSAGE_STATES,
  meetingSchema,
  newMessageSchema,
  PLACING_ANSWERS,
  revealSchema,
} from "@/lib/domain/belle-alliance/game/game-entry";
import { zoneSchema } from "@/lib/domain/belle-alliance/game/placing";
import { handOverSchema } from "@/lib/domain/belle-alliance/game/seat-moves";
import { idSchema, pointCmSchema } from "@/lib/domain/document/primitives";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { type UmpireMove, umpire } from "@/lib/usecases/belle-alliance/game/play-scenario";
import { idParams } from "../answer-schemas";
import { refusals, seatParams, type UmpireCall, umpiredBy, umpireQuery } from "./scenario-games";

const ONE_POINT = { error: "A way has two places at the least.", params: { words: "one-point" } };

function isNoPoint(way: readonly unknown[]): boolean {
  return way.length !== 1;
}

const done = {
  200: { description: "The line in the log", schema: z.object({ line: z.int(), bound: z.int() }) },
  ...refusals,
  conflict: "Not as the game stands; `reason` says why",
};

const postBound = endpoint({
  method: "POST",
  path: "/games/{id}/bounds",
  summary: "Open a bound, the next where none is named; the one before is closed to orders",
  access: "optional",
  params: idParams,
  query: umpireQuery,
  body: z.strictObject({ bound: z.int().min(1).max(200).optional() }),
  example: { bound: 1 },
  answers: done,
  handle: (call) => umpired(call, { move: "open-bound", bound: call.body.bound }),
});

const putMeeting = endpoint({
  method: "PUT",
  path: "/games/{id}/meeting",
  summary: "Say where and when the game is played, by the clock there",
  access: "optional",
  params: idParams,
  query: umpireQuery,
  body: meetingSchema,
  example: { place: "The club", at: "2026-12-05T19:00" },
  answers: done,
  handle: (call) => umpired(call, { move: "meet", ...call.body }),
});

const postReveal = endpoint({
  method: "POST",
  path: "/games/{id}/reveals",
  summary: "Reveal a text, enemy units or hidden ground to seats",
  access: "optional",
  params: idParams,
  query: umpireQuery,
  body: revealSchema,
  example: { seats: ["seat"], text: "Dust behind the wood." },
  answers: done,
  handle: (call) => umpired(call, { move: "reveal", ...call.body }),
});

const postUmpiresMessage = endpoint({
  method: "POST",
  path: "/games/{id}/messages",
  summary: "Write to a seat as the umpire; it arrives at once",
  access: "optional",
  params: idParams,
  query: umpireQuery,
  body: newMessageSchema,
  example: { to: "seat", text: "Your courier is back." },
  answers: done,
  handle: (call) => umpired(call, { move: "write", ...call.body }),
});

const putMessageState = endpoint({
  method: "PUT",
  path: "/games/{id}/messages/{message}/state",
  summary: "Say what became of a message: under way, arrived, lost or taken",
  access: "optional",
  params: idParams.extend({ message: idSchema }),
  query: umpireQuery,
  body: z.strictObject({ state: z.enum(MESSAGE_STATES) }),
  example: { state: "lost" },
  answers: done,
  handle: (call) =>
    umpired(call, { move: "settle-message", message: call.params.message, ...call.body }),
});

const putWay = endpoint({
  method: "PUT",
  path: "/games/{id}/messages/{message}/way",
  summary: "Draw another way for a message's courier, with its time by the rules; none: not known",
  access: "optional",
  work: "heavy",
  params: idParams.extend({ message: idSchema }),
  query: umpireQuery,
  body: z.strictObject({ way: z.array(pointCmSchema).max(100).refine(isNoPoint, ONE_POINT) }),
  example: {
    way: [
      [20, 30],
      [60, 50],
    ],
  },
  answers: done,
  handle: (call) =>
    umpired(call, { move: "draw-courier-way", message: call.params.message, ...call.body }),
});

const putZone = endpoint({
  method: "PUT",
  path: "/games/{id}/seats/{seatId}/zone",
  summary:
    "Draw the zone in which a seat places its troops before the first bound; null takes it back",
  access: "optional",
  params: seatParams,
  query: umpireQuery,
  body: z.strictObject({ zone: zoneSchema.nullable() }),
  example: {
    zone: [
      [0, 0],
      [60, 0],
      [60, 40],
      [0, 40],
    ],
  },
  answers: done,
  handle: (call) => umpired(call, { move: "draw-zone", seat: call.params.seatId, ...call.body }),
});

const postPlacingAnswer = endpoint({
  method: "POST",
  path: "/games/{id}/seats/{seatId}/placing",
  summary: "Take the troops a seat has placed over, so that they stand there, or send them back",
  access: "optional",
  params: seatParams,
  query: umpireQuery,
  body: z.strictObject({
    answer: z.enum(PLACING_ANSWERS),
    word: z.string().max(1_000).default(""),
  }),
  example: { answer: "sent-back", word: "Keep off the ridge." },
  answers: done,
  handle: (call) =>
    umpired(call, { move: "answer-placing", seat: call.params.seatId, ...call.body }),
});

const postHandOver = endpoint({
  method: "POST",
  path: "/games/{id}/seats/{seatId}/handed-over",
  summary:
    "Hand formations for which a seat is named, or topmost ones of a whole side, over to another seat of the side",
  access: "optional",
  params: seatParams,
  query: umpireQuery,
  body: handOverSchema,
  example: { formations: ["corps"], to: "other-seat" },
  answers: done,
  handle: (call) => umpired(call, { move: "hand-over", from: call.params.seatId, ...call.body }),
});

const postArrival = endpoint({
  method: "POST",
  path: "/games/{id}/arrivals",
  summary: "Note that an arrival has come that hung on a die or a condition",
  access: "optional",
  params: idParams,
  query: umpireQuery,
  body: z.strictObject({ arrival: idSchema }),
  example: { arrival: "r1" },
  answers: done,
  handle: (call) => umpired(call, { move: "note-arrival", ...call.body }),
});

const postTakenBack = endpoint({
  method: "POST",
  path: "/games/{id}/taken-back",
  summary: "Take back a line of the log and all that followed it",
  access: "optional",
  params: idParams,
  query: umpireQuery,
  body: z.strictObject({ line: z.int().min(1) }),
  example: { line: 4 },
  answers: done,
  handle: (call) => umpired(call, { move: "take-back", ...call.body }),
});

const postEnd = endpoint({
  method: "POST",
  path: "/games/{id}/end",
  summary: "End the game; everybody at it may read the log",
  access: "optional",
  params: idParams,
  query: umpireQuery,
  answers: done,
  handle: (call) => umpired(call, { move: "end" }),
});

/** What umpires do at games of scenarios. */
export const umpireMoveEndpoints = [
  postBound,
  putMeeting,
  postReveal,
  postUmpiresMessage,
  putMessageState,
  putWay,
  putZone,
  postPlacingAnswer,
  postHandOver,
  postArrival,
  postTakenBack,
  postEnd,
] as const;

async function umpired(call: UmpireCall, move: UmpireMove): Promise<Response> {
  return jsonAnswer(await umpire(call.context, { ...umpiredBy(call), move }));
}
