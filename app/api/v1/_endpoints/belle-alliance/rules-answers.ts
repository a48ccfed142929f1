import { z } from "zod";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { wordsFor } from "@/lib/http/words";
import { answerFootprint } from "@/lib/usecases/belle-alliance/rules/answer-footprint";
import { answerMarch } from "@/lib/usecases/belle-alliance/rules/answer-march";
import { answerValour } from "@/lib/usecases/belle-alliance/rules/answer-valour";
import { footprintRequestSchema } from "@/lib/usecases/belle-alliance/rules/footprint-request";
import { marchAnswerSchema } from "@/lib/usecases/belle-alliance/rules/march-answer";
import { marchRequestsSchema } from "@/lib/usecases/belle-alliance/rules/march-request";
import {
  valourAnswerSchema,
  valourRequestsSchema,
} from "@/lib/usecases/belle-alliance/rules/valour-request-schema";

const valourResolve = endpoint({
  method: "POST",
  path: "/rules/belle-alliance/valour/resolve",
  summary: "The row of table 21 for each unit: which, why, how sure, and what else could be meant",
  access: "optional",
  work: "heavy",
  body: valourRequestsSchema,
  example: {
    units: [
      { name: "2nd Line Battalion KGL", nation: "great-britain", arm: "infantry", year: 1815 },
    ],
  },
  answers: {
    200: {
      description: "An answer for each unit, in their order",
      schema: z.object({ answers: z.array(valourAnswerSchema) }),
    },
  },
  handle: async ({ body, language, caller }) =>
    jsonAnswer({ answers: await answerValour(body.units, language, caller) }),
});

const pointsSchema = z.array(z.tuple([z.number(), z.number()]));

const footprint = endpoint({
  method: "POST",
  path: "/rules/belle-alliance/footprint",
  summary: "The ground a unit covers in a formation, in cm around its centre, the front toward +y",
  access: "open",
  body: footprintRequestSchema,
  example: { arm: "infantry", figures: 30, formation: "line" },
  answers: {
    200: {
      description: "The footprint, and what is odd about it",
      schema: z.object({
        widthCm: z.number(),
        depthCm: z.number(),
        ranks: z.int(),
        files: z.int(),
        outlineCm: pointsSchema,
        holeCm: pointsSchema.nullable(),
        remarks: z.array(z.object({ code: z.string(), text: z.string() })),
      }),
    },
    "invalid-document": "No unit can stand like that",
  },
  handle: async ({ body, language }) =>
    jsonAnswer(answerFootprint(body, wordsFor(language, "belleAlliance"))),
});

const march = endpoint({
  method: "POST",
  path: "/rules/belle-alliance/march",
  summary:
    "How far units come in one bound over stretches of ground, what slows them and what stops them",
  access: "optional",
  work: "heavy",
  body: marchRequestsSchema,
  example: {
    marches: [
      {
        arm: "infantry",
        formation: "column-of-march",
        depthCm: 22.5,
        path: [
          { ground: "road", lengthCm: 20 },
          { ground: "normal", obstacle: "II", lengthCm: 2 },
          { ground: "normal", lengthCm: null },
        ],
      },
    ],
  },
  answers: {
    200: {
      description: "An answer for each march, in their order",
      schema: z.object({ answers: z.array(marchAnswerSchema) }),
    },
  },
  handle: async ({ body, caller }) =>
    jsonAnswer({ answers: await answerMarch(body.marches, caller) }),
});

/** Answers by the rules of Belle Alliance about units that need not be stored. */
export const rulesAnswersEndpoints = [valourResolve, footprint, march];
