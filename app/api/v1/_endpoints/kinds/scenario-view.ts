import { z } from "zod";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { battleScenarioViewSchema } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint, inFull } from "@/lib/http/endpoint";
import { viewEitherScenario } from "@/lib/usecases/kinds/view-either-scenario";
import { addressParams } from "../answer-schemas";
import { audienceQuery, viewAnswers } from "../belle-alliance/scenario-view";
import { textLanguage } from "../document/texts-query";

/** A scenario as one reader sees it, with figures and footprints calculated. */
export const scenarioView = endpoint({
  method: "GET",
  path: "/scenarios/{id}/view",
  summary: "A scenario as one reader may see it, with all that follows from it",
  access: "optional",
  params: addressParams,
  query: audienceQuery,
  answers: {
    200: {
      description: "The view",
      schema: z.union([
        battleScenarioViewSchema,
        inFull<ScenarioView>()(z.looseObject({ kind: z.literal("scenario-view") })),
      ]),
    },
    ...viewAnswers,
  },
  handle: async ({ context, params, query, language }) => {
    const { view } = await viewEitherScenario(context, {
      id: params.id,
      audience: query.for ?? null,
      language: textLanguage(query, language),
    });
    return jsonAnswer(view);
  },
});
