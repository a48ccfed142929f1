import { bwOddsAnswerSchema } from "@/lib/domain/bogowie-wojny-odds/answer";
import { bwOddsQuestionSchema } from "@/lib/domain/bogowie-wojny-odds/question";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { wordsFor } from "@/lib/http/words";
import { answerBogowieWojnyOdds } from "@/lib/usecases/answer-bogowie-wojny-odds";
import { problem } from "./answer-schemas";

const odds = endpoint({
  method: "POST",
  path: "/rules/bogowie-wojny/odds",
  summary:
    "Exact odds of a roll of Bogowie Wojny: fire, attacks, melee, morale, orders, initiative",
  access: "open",
  body: bwOddsQuestionSchema,
  answers: {
    200: {
      description: "What counted, what is thrown, and how likely each outcome is",
      schema: bwOddsAnswerSchema,
    },
    422: problem("The question is not well-formed, or the rules forbid what it asks"),
  },
  handle: async ({ body, language }) =>
    jsonAnswer(answerBogowieWojnyOdds(body, wordsFor(language, "bwOdds"))),
});

/** The odds of Bogowie Wojny, for everybody. */
export const bogowieWojnyOddsEndpoints = { odds };
