import { z } from "zod";
import { newResultSchema } from "@/lib/domain/belle-alliance/game/result";
import { idSchema } from "@/lib/domain/document/primitives";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import {
  agreeToResult,
  withdrawFromResult,
} from "@/lib/usecases/belle-alliance/game/agree-to-result";
import { listResults } from "@/lib/usecases/belle-alliance/game/list-results";
import { readResult } from "@/lib/usecases/belle-alliance/game/read-result";
import { recordResult } from "@/lib/usecases/belle-alliance/game/record-result";
import { moderateReport } from "@/lib/usecases/belle-alliance/game/remove-report";
import { idParams, instantSchema } from "../answer-schemas";
import { followedKey } from "./seats";

export const seatQuery = z.object({
  seat: z
    .string()
    .max(100)
    .optional()
    .describe("The key of an umpire's or a player's seat; the game's owner needs none"),
});

/** A result as it is recorded, with who agrees to it. */
export const recordedSchema = newResultSchema.extend({
  version: z.int().min(1).describe("Goes up with every change"),
  recordedAt: instantSchema,
  agreedBy: z.array(idSchema).describe("The sides that agree with this version"),
  agreedAt: instantSchema.nullable().describe("When the last side agreed: from then on it counts"),
});

/** A picture in a report. */
export const resultPictureSchema = z.object({
  id: z.string(),
  words: z.string().describe("What it shows"),
  widthPx: z.int(),
  heightPx: z.int(),
});

export const refusals = {
  gone: "The seat's link was revoked or has expired",
  "too-many-requests": "Too many links from this address that lead nowhere",
};

const recordedAnswers = {
  200: { description: "The result; a player's side agrees with it", schema: recordedSchema },
  ...refusals,
  conflict: "The game goes on, was never played, or all sides have agreed; `reason` says which",
};

const postResult = endpoint({
  method: "POST",
  path: "/scenarios/{id}/results",
  summary: "Record what became of a game of a scenario, or change it until all sides have agreed",
  access: "optional",
  params: idParams,
  query: seatQuery,
  body: newResultSchema.extend({ game: idSchema }),
  example: { game: "game", winner: "french", bounds: 10, hours: 4, report: "The farm fell late." },
  answers: recordedAnswers,
  handle: async (call) => {
    const { game: id, ...result } = call.body;
    const which = { id, ...seatOf(call), scenarioId: call.params.id };
    return jsonAnswer(await recordResult(call.context, { ...which, result }));
  },
});

const putResult = endpoint({
  method: "PUT",
  path: "/games/{id}/result",
  summary: "The same for those who do not know the address of the scenario",
  access: "optional",
  params: idParams,
  query: seatQuery,
  body: newResultSchema,
  example: { winner: "french", bounds: 10 },
  answers: recordedAnswers,
  handle: async (call) => {
    const which = { id: call.params.id, ...seatOf(call) };
    return jsonAnswer(await recordResult(call.context, { ...which, result: call.body }));
  },
});

const getResults = endpoint({
  method: "GET",
  path: "/scenarios/{id}/results",
  summary: "The games of a scenario whose results count, and how they went together",
  access: "optional",
  params: idParams,
  answers: {
    200: {
      description:
        "The newest fifty, and figures of all: shares of the games with a winner or a draw, with 95 % intervals (Wilson), medians of bounds and hours",
      schema: z.object({
        items: z.array(
          newResultSchema.omit({ objectives: true }).extend({
            id: z.string().describe("Of the report, to remove it by"),
            recordedAt: instantSchema,
            agreedAt: instantSchema.nullable(),
            version: z.int().describe("The version of the scenario"),
            variant: z.string().nullable().describe("The name of the variant that was played"),
            release: z.int().nullable().describe("The release, where that version was one"),
            seats: z.int(),
            pictures: z
              .array(resultPictureSchema)
              .describe("Of the report; each at `/scenarios/{id}/results/pictures/{pictureId}`"),
          }),
        ),
        played: z.int(),
        draws: z.int(),
        wins: z.array(
          z.object({
            side: idSchema,
            wins: z.int(),
            share: z.number(),
            low: z.number(),
            high: z.number(),
            levels: z
              .array(z.object({ level: z.string(), wins: z.int() }))
              .describe("How clearly, in the words of the results; the most frequent first"),
          }),
        ),
        usualBounds: z.number().nullable(),
        usualHours: z.number().nullable(),
      }),
    },
  },
  handle: async ({ context, params }) => jsonAnswer(await listResults(context, params)),
});

const removeReport = endpoint({
  method: "DELETE",
  path: "/scenarios/{id}/reports/{reportId}",
  summary:
    "Remove the words of a result that counts for good: the scenario’s owner, organisers of its club, and the service’s keeper",
  access: "write",
  params: idParams.extend({ reportId: idSchema }),
  answers: { 204: { description: "Removed; the figures stay" } },
  handle: async ({ context, params }) => {
    await moderateReport(context, params);
    return emptyAnswer();
  },
});

const getResult = endpoint({
  method: "GET",
  path: "/games/{id}/result",
  summary: "What is recorded of a game of a scenario, for those at it",
  access: "optional",
  params: idParams,
  query: seatQuery,
  answers: {
    200: {
      description: "The result, null before it is recorded, and the sides that must agree",
      schema: z.object({
        sides: z.array(idSchema),
        result: recordedSchema.nullable(),
        pictures: z.array(resultPictureSchema.extend({ mayRemove: z.boolean() })),
      }),
    },
    ...refusals,
  },
  handle: async (call) =>
    jsonAnswer(await readResult(call.context, { id: call.params.id, ...seatOf(call) })),
});

const postAgreement = endpoint({
  method: "POST",
  path: "/games/{id}/result/agreement",
  summary: "Agree to a game's result for the side of a seat; when every side does, it counts",
  access: "optional",
  params: idParams,
  query: seatQuery.extend({
    version: z.coerce.number().int().min(1).optional().describe("The version that was read"),
  }),
  answers: {
    200: { description: "The result with the sides that agree", schema: recordedSchema },
    ...refusals,
    conflict: "The result was changed after that version, or the game goes on; `reason` says which",
  },
  handle: async (call) => {
    const { version } = call.query;
    const which = { id: call.params.id, ...seatOf(call), version };
    return jsonAnswer(await agreeToResult(call.context, which));
  },
});

const deleteAgreement = endpoint({
  method: "DELETE",
  path: "/games/{id}/result/agreement",
  summary: "Withdraw a side's agreement; once every side has, the result no longer counts",
  access: "optional",
  params: idParams,
  query: seatQuery,
  answers: {
    200: { description: "The result with the sides that still agree", schema: recordedSchema },
    ...refusals,
  },
  handle: async (call) =>
    jsonAnswer(await withdrawFromResult(call.context, { id: call.params.id, ...seatOf(call) })),
});

/** What became of games of scenarios. */
export const gameResultEndpoints = [
  postResult,
  putResult,
  getResults,
  removeReport,
  getResult,
  postAgreement,
  deleteAgreement,
] as const;

/** The seat a query names, as it is followed; nothing for the owner. */
export function seatOf(
  call: Parameters<typeof followedKey>[0] & { readonly query: z.infer<typeof seatQuery> },
) {
  const { seat } = call.query;
  return seat === undefined ? {} : { seat: followedKey(call, seat) };
}
