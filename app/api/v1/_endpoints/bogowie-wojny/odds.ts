import { z } from "zod";
import { bwOddsAnswerSchema } from "@/lib/domain/bogowie-wojny/odds/answer";
import { bwOddsRequestSchema } from "@/lib/domain/bogowie-wojny/odds/request";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { askBogowieWojnyOdds } from "@/lib/usecases/bogowie-wojny/rules/ask-odds";

const odds = endpoint({
  method: "POST",
  path: "/rules/bogowie-wojny/odds",
  summary:
    "Exact odds of a roll of Bogowie Wojny: fire, attacks, melee, morale, orders, initiative, the loss of a commander, delayed artillery; regiments typed in or picked from lists",
  access: "optional",
  work: "heavy",
  body: z.record(z.string(), z.unknown()),
  example: { roll: "fire", firer: { bases: 4, firepower: 2 }, target: { arm: "infantry" } },
  bodyDescription: bwOddsRequestSchema,
  answers: {
    200: {
      description: "What counted, what is thrown, and how likely each outcome is",
      schema: bwOddsAnswerSchema,
    },
    "invalid-document":
      "The question is not well-formed, picks what is not there, or the rules forbid it",
  },
  handle: async ({ context, caller, body, language }) =>
    jsonAnswer(await askBogowieWojnyOdds(context, body, language, caller)),
});

/** The odds of Bogowie Wojny, for everybody. */
export const bogowieWojnyOddsEndpoints = [odds];
