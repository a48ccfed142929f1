import { z } from "zod";
import { READINGS } from "@/lib/rules/bogowie-wojny/format";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { TERRAIN_UPGRADES, WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { idSchema, nameOrNoneSchema, nameSchema } from "../../document/primitives";

const points = z.number().min(0).max(10_000);
const cm = z.number().gt(0).max(2_000);
const setUp = z.enum([...TERRAIN_UPGRADES, ...WORKS]);
/** Terrain and field works at hand before the battle. */
export const storeSchema = z
  .array(z.strictObject({ upgrade: setUp, count: z.int().min(1).max(10_000) }))
  .max(setUp.options.length);

/**
 * An army list attached to a side: a copy of everything in that version that the battlefield depends on, without its
 * owner's secrets. If the list changes, is withdrawn or is deleted, the battlefield stays as agreed.
 */
export const fieldArmySchema = z.strictObject({
  listId: idSchema,
  listVersion: z.int().min(1),
  title: nameSchema,
  nation: z.enum(ARMY_NATIONS),
  bases: z.int().min(0).max(10_000),
  /** The army's point value [14.6]. */
  value: points,
  /** The worth of objectives in its format: points, or shares of the larger army [14.6]. */
  objectives: z.union([z.strictObject({ main: points, secondary: points }), z.literal("shares")]),
  /** Its format's table. */
  table: z.strictObject({ widthCm: cm, depthCm: cm }),
  /** Its format's reading of 13.3 on groves; missing in older data. */
  groves: z.enum(READINGS.groves).optional(),
  /** Its format's reading of 14.4 on the order of roads; missing in older data. */
  roadOrder: z.enum(READINGS.roadOrder).optional(),
  /** Its format's readings on the worth of objectives [12.2, 13.2, 14.6]; missing in older data. */
  objectiveProposal: z.enum(READINGS.objectiveProposal).optional(),
  objectiveShares: z.enum(READINGS.objectiveShares).optional(),
  /** Terrain and field works bought for points [13.3]. */
  bought: storeSchema,
  /** Terrain and field works from its book's free rules [14.4]; missing in older data. */
  brought: storeSchema.optional(),
});
export type FieldArmy = z.infer<typeof fieldArmySchema>;
/** An upgrade that places terrain or field works on the field [13.3]. */
export type SetUpUpgrade = FieldArmy["bought"][number]["upgrade"];

/** One player's side of a battlefield. */
export const fieldSideSchema = z.strictObject({
  edge: z.enum(TABLE_EDGES),
  /** What the side is called; empty: by its edge. */
  name: nameOrNoneSchema.default(""),
  army: fieldArmySchema.nullable().default(null),
});
export type FieldSide = z.infer<typeof fieldSideSchema>;
