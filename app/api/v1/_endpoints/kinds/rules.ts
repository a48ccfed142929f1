import { z } from "zod";
import { type CachedText, getOrMakeText } from "@/lib/cache/process-cache";
import { oddsQuestionSchema } from "@/lib/domain/belle-alliance/odds/question";
import { oddsAnswerSchema } from "@/lib/domain/odds-answer/answer";
import { jsonAnswer, sharedAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { answerOdds } from "@/lib/usecases/belle-alliance/rules/answer-odds";
import { searchValour, valourQuery } from "@/lib/usecases/belle-alliance/rules/search-valour";
import {
  listBelleAllianceTables,
  readBelleAllianceTable,
} from "@/lib/usecases/belle-alliance/rules/tables";
import {
  listBogowieWojnyTables,
  readBogowieWojnyTable,
} from "@/lib/usecases/bogowie-wojny/rules/tables";
import { notModified } from "../answer-schemas";
import { belleAllianceWords } from "../belle-alliance/words";
import { bogowieWojnyWords } from "../bogowie-wojny/words";
import {
  belleAllianceHead,
  belleAllianceTableSchema,
  bogowieWojnyHead,
  bogowieWojnyTableSchema,
  valourRowSchema,
} from "./rule-table-schemas";

const belleAllianceTables = endpoint({
  method: "GET",
  path: "/rules/belle-alliance/tables",
  summary: "The tables of Belle Alliance, 1 to 21",
  access: "open",
  answers: {
    ...notModified,
    200: { description: "All", schema: z.object({ tables: z.array(belleAllianceHead) }) },
  },
  handle: async ({ language, request }) =>
    sharedAnswer(
      request,
      cachedTables(["belle-alliance", language], () => ({
        tables: listBelleAllianceTables(belleAllianceWords(language)),
      })),
    ),
});

const belleAllianceTable = endpoint({
  method: "GET",
  path: "/rules/belle-alliance/tables/{n}",
  summary:
    "One table of Belle Alliance: data, words in the language asked for, groups, notes, variants",
  access: "open",
  params: z.object({ n: z.coerce.number().int().min(1).max(21) }),
  answers: {
    ...notModified,
    200: { description: "The table", schema: belleAllianceTableSchema },
  },
  handle: async ({ params, language, request }) =>
    sharedAnswer(
      request,
      cachedTables(["belle-alliance", language, params.n], () =>
        readBelleAllianceTable(params.n, belleAllianceWords(language)),
      ),
    ),
});

const valour = endpoint({
  method: "GET",
  path: "/rules/belle-alliance/valour",
  summary: "Rows of table 21 by nation, year, arm and words",
  access: "open",
  query: valourQuery,
  answers: {
    ...notModified,
    200: { description: "The rows", schema: z.object({ rows: z.array(valourRowSchema) }) },
  },
  handle: async ({ query, language, request }) =>
    sharedAnswer(request, {
      text: JSON.stringify({
        rows: searchValour(query, { language, words: belleAllianceWords(language) }),
      }),
    }),
});

const odds = endpoint({
  method: "POST",
  path: "/rules/belle-alliance/odds",
  summary: "Exact odds of a roll of Belle Alliance, tables 6 to 12 and 16 to 20",
  access: "open",
  body: oddsQuestionSchema,
  example: { roll: "fire", table: 6, firer: { figures: 12 }, target: { figures: 30 } },
  answers: {
    200: { description: "What counted and how likely each outcome is", schema: oddsAnswerSchema },
    "invalid-document": "The question is not well-formed, or the rules forbid what it asks",
  },
  handle: async ({ body, language }) => jsonAnswer(answerOdds(body, belleAllianceWords(language))),
});

const bogowieWojnyTables = endpoint({
  method: "GET",
  path: "/rules/bogowie-wojny/tables",
  summary: "The tables of Bogowie Wojny, in the order of its chapters",
  access: "open",
  answers: {
    ...notModified,
    200: { description: "All", schema: z.object({ tables: z.array(bogowieWojnyHead) }) },
  },
  handle: async ({ language, request }) =>
    sharedAnswer(
      request,
      cachedTables(["bogowie-wojny", language], () => ({
        tables: listBogowieWojnyTables(bogowieWojnyWords(language)),
      })),
    ),
});

const bogowieWojnyTable = endpoint({
  method: "GET",
  path: "/rules/bogowie-wojny/tables/{id}",
  summary: "One table of Bogowie Wojny: data, words in the language asked for, notes, open places",
  access: "open",
  params: z.object({ id: z.string().max(64) }),
  answers: {
    ...notModified,
    200: { description: "The table", schema: bogowieWojnyTableSchema },
  },
  handle: async ({ params, language, request }) =>
    sharedAnswer(
      request,
      cachedTables(["bogowie-wojny", language, params.id], () =>
        readBogowieWojnyTable(params.id, bogowieWojnyWords(language)),
      ),
    ),
});

/** The rules as data, for everybody, unchanged until the service itself changes. */
export const rulesEndpoints = [
  belleAllianceTables,
  belleAllianceTable,
  valour,
  odds,
  bogowieWojnyTables,
  bogowieWojnyTable,
];

/** Tables as JSON, generated once per language: they only change with the service. */
function cachedTables(name: readonly (string | number)[], tables: () => object): CachedText {
  return getOrMakeText(`tables ${name.join(" ")}`, () => JSON.stringify(tables()));
}
