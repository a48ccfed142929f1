import { z } from "zod";
import { audienceOfKey } from "@/lib/domain/belle-alliance/scenario/view/reader-key";
import { idSchema } from "@/lib/domain/document/primitives";
import { notModified } from "../answer-schemas";
import { textsQuery } from "../document/texts-query";

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
