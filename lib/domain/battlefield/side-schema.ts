import { z } from "zod";
import { READINGS } from "@/lib/rules/bogowie-wojny/format";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { TERRAIN_UPGRADES, WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { idSchema, nameSchema } from "../primitives";

const points = z.number().min(0).max(10_000);
const cm = z.number().gt(0).max(2_000);
const setUp = z.enum([...TERRAIN_UPGRADES, ...WORKS]);
const storeSchema = z
  .array(z.strictObject({ upgrade: setUp, count: z.int().min(1).max(10_000) }))
  .max(setUp.options.length);

/**
 * An army list attached to a side, and what of that version a battlefield depends on, without anything its owner
 * keeps secret: the list may change, be taken back or be gone, the battlefield stays as it was agreed.
 */
export const fieldArmySchema = z.strictObject({
  listId: idSchema,
  listVersion: z.int().min(1),
  title: nameSchema,
  nation: z.enum(ARMY_NATIONS),
  bases: z.int().min(0).max(10_000),
  /** The army's point value [14.6]. */
  value: points,
  /** What its format says objectives are worth: points, or shares of the larger army [14.6]. */
  objectives: z.union([z.strictObject({ main: points, secondary: points }), z.literal("shares")]),
  /** Its format's table. */
  table: z.strictObject({ widthCm: cm, depthCm: cm }),
  /** How its format reads 13.3 of groves; missing: taken over before that was kept. */
  groves: z.enum(READINGS.groves).optional(),
  /** How it reads 14.4 of the order of roads; missing: taken over before that was kept. */
  roadOrder: z.enum(READINGS.roadOrder).optional(),
  /** How it reads what objectives are worth [12.2, 13.2, 14.6]; missing as above. */
  objectiveProposal: z.enum(READINGS.objectiveProposal).optional(),
  objectiveShares: z.enum(READINGS.objectiveShares).optional(),
  /** Terrain and field works bought for points [13.3]. */
  bought: storeSchema,
  /** Terrain and field works its book's free rules bring [14.4]; missing: taken over before that was kept. */
  brought: storeSchema.optional(),
});
export type FieldArmy = z.infer<typeof fieldArmySchema>;
/** Terrain or works that points buy and a field takes up [13.3]. */
export type SetUpUpgrade = FieldArmy["bought"][number]["upgrade"];

/** One player's side of a battlefield. */
export const fieldSideSchema = z.strictObject({
  edge: z.enum(TABLE_EDGES),
  /** What the side is called; empty: by its edge. */
  name: nameSchema.or(z.literal("")).default(""),
  army: fieldArmySchema.nullable().default(null),
});
export type FieldSide = z.infer<typeof fieldSideSchema>;
