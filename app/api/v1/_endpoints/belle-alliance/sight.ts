import { z } from "zod";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { answerSight } from "@/lib/usecases/belle-alliance/rules/answer-sight";
import {
  sightAnswerSchema,
  sightRequestSchema,
} from "@/lib/usecases/belle-alliance/rules/sight-request";

const looks = endpoint({
  method: "POST",
  path: "/rules/belle-alliance/sight",
  summary:
    "Whether points of bases see each other over the ground of a map: table 2, crests, woods and buildings. Hills and woods end at the curves they are drawn with, unless the readings say otherwise",
  access: "optional",
  work: "heavy",
  body: sightRequestSchema,
  example: {
    map: {
      widthCm: 180,
      depthCm: 120,
      features: [
        {
          kind: "hill",
          id: "ridge",
          level: 1,
          points: [
            [60, 20],
            [80, 20],
            [80, 100],
            [60, 100],
          ],
        },
      ],
    },
    looks: [{ from: { xCm: 10, yCm: 60 }, to: { xCm: 120, yCm: 60 } }],
  },
  answers: {
    200: {
      description: "An answer for each look, in their order",
      schema: z.object({ answers: z.array(sightAnswerSchema) }),
    },
    "too-large": "The ground and the looks take too long together",
  },
  handle: async ({ body, caller }) => jsonAnswer({ answers: await answerSight(body, caller) }),
});

/** Answers about the ground by the rules of Belle Alliance. */
export const sightEndpoints = [looks];
