import { z } from "zod";
import { idSchema } from "@/lib/domain/primitives";
import type { Audience } from "@/lib/domain/scenario/scenario-view";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { viewScenario } from "@/lib/usecases/scenarios/view-scenario";
import { idParams, notModified } from "./answer-schemas";

/** For whom an export is made; absent, the editor's is the umpire's and everybody else's the public one. */
export const audienceQuery = z.object({
  for: z
    .union([z.enum(["umpire", "public"]), z.templateLiteral(["side:", idSchema])])
    .transform(audienceOf)
    .optional()
    .describe("umpire, public, or side:{id}"),
});

export const viewAnswers = {
  ...notModified,
  "not-found": "No such scenario or side, or it is not shared with the reader",
};

/** A scenario for one reader, figures and footprints worked out. */
export const scenarioView = endpoint({
  method: "GET",
  path: "/scenarios/{id}/view",
  summary: "A scenario as one reader may see it, with all that follows from it",
  access: "optional",
  params: idParams,
  query: audienceQuery,
  answers: {
    200: { description: "The view", schema: z.looseObject({ kind: z.literal("scenario-view") }) },
    ...viewAnswers,
  },
  handle: async ({ context, params, query }) => {
    const { view } = await viewScenario(context, { id: params.id, audience: query.for ?? null });
    return jsonAnswer(view);
  },
});

function audienceOf(text: string): Audience {
  if (text === "umpire" || text === "public") return { for: text };
  return { for: "side", sideId: text.slice("side:".length) };
}
