import { z } from "zod";
import { groundMapSchema } from "../belle-alliance/ground-map/ground-map";
import { battlefieldSchema } from "../bogowie-wojny/field/battlefield";

/** A map of either game; `system` says which rules it is for. Nothing is converted from one to the other. */
export const mapSchema = z.discriminatedUnion("system", [battlefieldSchema, groundMapSchema], {
  error: ({ code }) =>
    code === "invalid_union"
      ? 'A map is for "bogowie-wojny" or "belle-alliance"; its "system" says which.'
      : undefined,
});
