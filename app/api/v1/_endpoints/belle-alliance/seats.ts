import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { clientAddress } from "@/lib/auth/client-address";
import { newMessageSchema } from "@/lib/domain/belle-alliance/game/game-entry";
import { ordersSchema } from "@/lib/domain/belle-alliance/game/order";
import { placedTroopsSchema } from "@/lib/domain/belle-alliance/game/placing";
import type { SeatView } from "@/lib/domain/belle-alliance/game/seat-view";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { eventsAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint, inFull } from "@/lib/http/endpoint";
import { followSeat } from "@/lib/usecases/belle-alliance/game/follow-game";
import {
  playMessage,
  playOrders,
  playPlacing,
} from "@/lib/usecases/belle-alliance/game/play-scenario";
import { printSeatPack } from "@/lib/usecases/belle-alliance/game/print-seat-pack";
import {
  enterSeat,
  type UmpiredView,
  viewSeat,
} from "@/lib/usecases/belle-alliance/game/read-seat";
import { textLanguage, textsQuery } from "../document/texts-query";
import { orderOf, sidePackQuery } from "./pack-query";
import { packAnswer } from "./packs";
import { formAnswer, SCENARIO_FORMS } from "./scenario-exports";

const PATH = "/seats/{key}";
/** Any copied text is accepted; if it is no key, it counts as a guess. */
const keyParams = z.object({ key: z.string().max(100) });

const answers = {
  gone: "The seat's link was revoked or has expired",
  "too-many-requests": "Too many links from this address that lead nowhere",
};

const moved = { ...answers, conflict: "Not as the game stands; `reason` says why" };

/** The key followed, with the address it was followed from. */
export function followedKey(
  { context, request }: { readonly context: Context; readonly request: Request },
  key: string,
) {
  return { key, address: clientAddress(request, context.trustedProxies) };
}

const view = inFull<SeatView>()(z.looseObject({ kind: z.literal("seat-view") }));

const seat = endpoint({
  method: "GET",
  path: PATH,
  summary:
    "What the holder of a seat knows: game, scenario, orders, messages; an umpire's seat all",
  access: "optional",
  params: keyParams,
  query: textsQuery,
  answers: {
    200: {
      description: "What the seat holds",
      schema: z.union([
        view,
        inFull<UmpiredView>()(z.looseObject({ kind: z.literal("umpire-view") })),
      ]),
    },
    ...answers,
  },
  handle: async (call) => {
    const language = textLanguage(call.query, call.language);
    return jsonAnswer(
      await enterSeat(call.context, { ...followedKey(call, call.params.key), language }),
    );
  },
});

const seatScenario = endpoint({
  method: "GET",
  path: `${PATH}/view`,
  summary: "The scenario as the holder of a seat may see it now",
  access: "optional",
  params: keyParams,
  query: textsQuery,
  answers: {
    200: {
      description: "The view",
      schema: inFull<ScenarioView>()(z.looseObject({ kind: z.literal("scenario-view") })),
    },
    ...answers,
  },
  handle: async (call) => {
    const language = textLanguage(call.query, call.language);
    const shown = await viewSeat(call.context, { ...followedKey(call, call.params.key), language });
    return jsonAnswer(shown.view);
  },
});

const seatMap = endpoint({
  method: "GET",
  path: `${PATH}/map.svg`,
  summary: "The map as the holder of a seat may see it now",
  access: "optional",
  params: keyParams,
  query: textsQuery,
  answers: { 200: { description: "The map", mediaType: "image/svg+xml" }, ...answers },
  handle: async (call) => {
    const { language } = call;
    const textsIn = textLanguage(call.query, language);
    const followed = { ...followedKey(call, call.params.key), language: textsIn };
    return formAnswer(SCENARIO_FORMS.mapAsSvg, {
      ...(await viewSeat(call.context, followed)),
      language,
    });
  },
});

const seatPack = endpoint({
  method: "GET",
  path: `${PATH}/pack.pdf`,
  summary: "The papers of a seat",
  access: "optional",
  work: "heavy",
  params: keyParams,
  query: sidePackQuery,
  answers: { 200: { description: "The pack", mediaType: "application/pdf" }, ...answers },
  handle: async (call) => {
    const order = { ...followedKey(call, call.params.key), ...orderOf(call) };
    return packAnswer(await printSeatPack(call.context, order), call.language);
  },
});

const postOrders = endpoint({
  method: "POST",
  path: `${PATH}/orders`,
  summary: "Send the seat's orders for the bound that is open; they replace those sent before",
  access: "optional",
  params: keyParams,
  body: ordersSchema,
  example: { bound: 1, orders: [{ of: "u1", formation: "line", target: "The farm" }] },
  answers: { 200: { description: "The seat after it", schema: view }, ...moved },
  handle: async (call) =>
    jsonAnswer(
      await playOrders(call.context, {
        ...followedKey(call, call.params.key),
        orders: call.body,
      }),
    ),
});

const postPlacing = endpoint({
  method: "POST",
  path: `${PATH}/placing`,
  summary: "Place the seat's troops within its zone before the first bound; the umpire answers",
  access: "optional",
  params: keyParams,
  body: placedTroopsSchema,
  example: { units: [{ id: "u1", xCm: 40, yCm: 20, facingDeg: 0, formation: "line" }] },
  answers: { 200: { description: "The seat after it", schema: view }, ...moved },
  handle: async (call) =>
    jsonAnswer(
      await playPlacing(call.context, {
        ...followedKey(call, call.params.key),
        placed: call.body,
      }),
    ),
});

const postMessage = endpoint({
  method: "POST",
  path: `${PATH}/messages`,
  summary: "Send a message to another seat of the same side by courier, or to the umpire",
  access: "optional",
  work: "heavy",
  params: keyParams,
  body: newMessageSchema,
  example: { to: "umpire", text: "May we see beyond the ridge?" },
  answers: { 200: { description: "The seat after it", schema: view }, ...moved },
  handle: async (call) =>
    jsonAnswer(
      await playMessage(call.context, {
        ...followedKey(call, call.params.key),
        message: call.body,
      }),
    ),
});

const seatNews = endpoint({
  method: "GET",
  path: `${PATH}/news`,
  summary: "Server-sent events: `news` whenever what the seat holds has changed",
  access: "optional",
  params: keyParams,
  answers: { 200: { description: "The events", mediaType: "text/event-stream" }, ...answers },
  handle: (call) =>
    eventsAnswer((left) =>
      followSeat(call.context, { ...followedKey(call, call.params.key), left }),
    ),
});

/** What a seat's key opens. */
export const seatEndpoints = [
  seat,
  seatScenario,
  seatMap,
  seatPack,
  postOrders,
  postPlacing,
  postMessage,
  seatNews,
] as const;
