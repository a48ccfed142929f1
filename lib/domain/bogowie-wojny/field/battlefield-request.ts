import { z } from "zod";
import { areaOfDie, BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { TABLE_SIZES } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { seedSchema, tableSchema } from "./battlefield";

/** The parameters of a request: a seed, a table, and an area, or none if the die decides [14.3]. */
const options = {
  seed: z.preprocess((value) => (Number.isSafeInteger(value) ? String(value) : value), seedSchema),
  /** A size, or its name: `120x120`. */
  table: z.preprocess(sizeNamed, tableSchema),
  /** An area's code, or a die roll from 1 to 6. */
  area: z.preprocess(areaRolled, z.enum(BATTLE_AREAS).nullable()).default(null),
};
export const battlefieldRequestSchema = z.strictObject(options);

/** The same request for the API description. */
export const battlefieldRequestDescription = z.strictObject({
  seed: seedSchema,
  table: z.union([z.enum(TABLE_SIZES.map(({ id }) => id)), tableSchema]),
  area: z.union([z.enum(BATTLE_AREAS), z.int().min(1).max(6), z.null()]).optional(),
});

/** Parses `120x120` or `120 × 120` as a size in cm; returns anything else unchanged. */
function sizeNamed(value: unknown): unknown {
  const [, width, depth] =
    (typeof value === "string" && /^(\d{1,4})\s?[x×]\s?(\d{1,4})$/.exec(value)) || [];
  return width && depth ? { widthCm: Number(width), depthCm: Number(depth) } : value;
}

/** The area of a die roll; returns anything else unchanged. */
function areaRolled(value: unknown): unknown {
  const die = typeof value === "string" && /^[1-6]$/.test(value) ? Number(value) : value;
  return typeof die === "number" && BATTLE_AREAS[die - 1] ? areaOfDie(die) : value;
}
