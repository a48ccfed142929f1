import { z } from "zod";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { ROSTER_AUDIENCES } from "@/lib/domain/bogowie-wojny/list/roster-print";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { viewRoster } from "@/lib/usecases/bogowie-wojny/list/view-roster";
import { idParams } from "../answer-schemas";

/** The audience of a roster; by default owners get their own and everybody else the opponent's. */
export const rosterAudienceQuery = z.object({
  for: z
    .enum(ROSTER_AUDIENCES)
    .optional()
    .describe(
      "owner: with all that is secret, for the owner alone; opponent: as others see it, without what is secret and without the sum of upgrades or the total of points, which no list tells others",
    ),
});

/** An army list as one reader sees it. */
export const listView = endpoint({
  method: "GET",
  path: "/army-lists/{id}/view",
  summary: "The army list as its owner or as others see it",
  access: "optional",
  params: idParams,
  query: rosterAudienceQuery,
  answers: {
    200: { description: "The bare document", schema: armyListSchema },
  },
  handle: async ({ context, params, query }) => {
    const { list } = await viewRoster(context, { id: params.id, audience: query.for ?? null });
    return jsonAnswer(list);
  },
});
