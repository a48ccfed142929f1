import { z } from "zod";
import { areaOfDie, BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { TABLE_SIZES } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { seedSchema, tableSchema } from "./battlefield";

/** What a battlefield may be asked for by: a seed, a table, and an area or none for the die to decide [14.3]. */
const wish = {
  seed: z.preprocess((value) => (Number.isSafeInteger(value) ? String(value) : value), seedSchema),
  /** A size, or its name: `120x120`. */
  table: z.preprocess(sizeNamed, tableSchema),
  /** An area's code, or what the die showed, 1 to 6. */
  area: z.preprocess(areaRolled, z.enum(BATTLE_AREAS).nullable()).default(null),
};
export const battlefieldRequestSchema = z.strictObject(wish);

/** The same request as a description says it. */
export const battlefieldRequestDescription = z.strictObject({
  seed: seedSchema,
  table: z.union([z.enum(TABLE_SIZES.map(({ id }) => id)), tableSchema]),
  area: z.union([z.enum(BATTLE_AREAS), z.int().min(1).max(6), z.null()]).optional(),
});

/** `120x120` or `120 × 120` as a size in cm; anything else as it came. */
function sizeNamed(value: unknown): unknown {
  const [, width, depth] =
    (typeof value === "string" && /^(\d{1,4})\s?[x×]\s?(\d{1,4})$/.exec(value)) || [];
  return width && depth ? { widthCm: Number(width), depthCm: Number(depth) } : value;
}

/** The area of a die's figure; anything else as it came. */
function areaRolled(value: unknown): unknown {
  const die = typeof value === "string" && /^[1-6]$/.test(value) ? Number(value) : value;
  return typeof die === "number" && BATTLE_AREAS[die - 1] ? areaOfDie(die) : value;
}
