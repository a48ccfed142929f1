import { z } from "zod";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { audienceOfKey } from "@/lib/domain/belle-alliance/scenario/view/reader-key";
import { idSchema } from "@/lib/domain/document/primitives";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint, inFull } from "@/lib/http/endpoint";
import { viewScenario } from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { idParams, notModified } from "../answer-schemas";
import { textLanguage, textsQuery } from "../document/texts-query";

/** The audience of an export; by default editors get the umpire's and everybody else the public one. */
export const audienceQuery = textsQuery.extend({
  for: z
    .union([
      z.enum(["umpire", "public"]),
      z.templateLiteral(["side:", idSchema]),
      z.templateLiteral(["commander:", idSchema]),
    ])
    .transform(audienceOfKey)
    .optional()
    .describe("umpire, public, side:{id}, or commander:{id} by the formation a player leads"),
});

export const viewAnswers = {
  ...notModified,
};

/** A scenario as one reader sees it, with figures and footprints calculated. */
export const scenarioView = endpoint({
  method: "GET",
  path: "/scenarios/{id}/view",
  summary: "A scenario as one reader may see it, with all that follows from it",
  access: "optional",
  params: idParams,
  query: audienceQuery,
  answers: {
    200: {
      description: "The view",
      schema: inFull<ScenarioView>()(z.looseObject({ kind: z.literal("scenario-view") })),
    },
    ...viewAnswers,
  },
  handle: async ({ context, params, query, language }) => {
    const { view } = await viewScenario(context, {
      id: params.id,
      audience: query.for ?? null,
      language: textLanguage(query, language),
    });
    return jsonAnswer(view);
  },
});
