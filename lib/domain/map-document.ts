import { z } from "zod";
import { battlefieldSchema } from "./battlefield/battlefield";
import { groundMapSchema } from "./ground-map/ground-map";

/** A map of either game; `system` says which rules it is for. Nothing is converted from one to the other. */
export const mapSchema = z.discriminatedUnion("system", [battlefieldSchema, groundMapSchema], {
  error: ({ code }) =>
    code === "invalid_union"
      ? 'A map is for "bogowie-wojny" or "belle-alliance"; its "system" says which.'
      : undefined,
});
