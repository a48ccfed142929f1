import { z } from "zod";
import { battlefieldSchema } from "./battlefield/battlefield";
import { groundMapSchema } from "./ground-map/ground-map";
import type { TableSize } from "./scenario/pack/table-sheets";

/** A map of either game; `system` says which rules it is for. Nothing is converted from one to the other. */
export const mapSchema = z.discriminatedUnion("system", [battlefieldSchema, groundMapSchema], {
  error: ({ code }) =>
    code === "invalid_union"
      ? 'A map is for "bogowie-wojny" or "belle-alliance"; its "system" says which.'
      : undefined,
});

/** The table of a map of either game. */
export function tableOf(map: z.infer<typeof mapSchema>): TableSize {
  return map.system === "belle-alliance" ? map.map : map.table;
}
