import { z } from "zod";
import {
  DEFAULT_INFERRED_PRICES,
  DEFAULT_READINGS,
  FORMAT_32_8,
  type Format,
  NO_BANS,
  READINGS,
  type Reading,
  type Readings,
} from "@/lib/rules/bogowie-wojny/format";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { InferredPrice } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { nameSchema, yearsSchema } from "../../document/primitives";
import { unitKindSchema } from "../book/book-entry";

/** What points buy beside troops [13.3]. */
export const upgradeSchema = z.enum(UPGRADES);

/** Points in halves, as the Wagomiar prices are [13.2]. */
const pointsSchema = z.number().min(0).max(2_000).multipleOf(0.5);

const priceSchema = z.number().min(0).max(20).multipleOf(0.5);

const objectivePointsSchema = z.strictObject({ main: pointsSchema, secondary: pointsSchema });

/** The most entries a format may ban by name. */
const MAX_BANNED_ENTRIES = 200;

/** Kinds of unit, upgrades and so on that a format forbids. */
export const bansSchema = z.strictObject({
  unitKinds: z.array(unitKindSchema).max(unitKindSchema.options.length).default([]),
  upgrades: z.array(upgradeSchema).max(UPGRADES.length).default([]),
  entries: z.array(nameSchema).max(MAX_BANNED_ENTRIES).default([]),
});

/** Every reading with one of its values; a missing one gets the default, so older lists keep their meaning. */
export const readingsSchema = z.strictObject(
  Object.fromEntries(
    (Object.keys(READINGS) as Reading[]).map((reading) => [
      reading,
      z.enum(READINGS[reading]).default(DEFAULT_READINGS[reading]),
    ]),
  ),
) as unknown as z.ZodType<Readings>;

const inferredPricesSchema = z.strictObject({
  footHowitzers: priceSchema.default(DEFAULT_INFERRED_PRICES.footHowitzers),
  horseHowitzers: priceSchema.default(DEFAULT_INFERRED_PRICES.horseHowitzers),
  guardHowitzers: priceSchema.default(DEFAULT_INFERRED_PRICES.guardHowitzers),
  foot4Pounder: priceSchema.default(DEFAULT_INFERRED_PRICES.foot4Pounder),
  horse3Pounder: priceSchema.default(DEFAULT_INFERRED_PRICES.horse3Pounder),
  vistulaLancers: priceSchema.default(DEFAULT_INFERRED_PRICES.vistulaLancers),
  youngGuardGuns: priceSchema.default(DEFAULT_INFERRED_PRICES.youngGuardGuns),
}) satisfies z.ZodType<Record<InferredPrice, number>>;

/** The limits and readings that apply to a list [13.2]. Stored in the list, so that old lists keep theirs. */
export const formatSchema = z.strictObject({
  name: nameSchema,
  unitPoints: pointsSchema,
  upgradePoints: pointsSchema,
  maxBases: z.int().min(1).max(1_000).nullable(),
  maxArtilleryBases: z.int().min(0).max(1_000).nullable(),
  maxArtilleryPercent: z.number().min(0).max(100).nullable(),
  maxTerrainPieces: z.int().min(0).max(50),
  objectivePoints: objectivePointsSchema
    .nullable()
    .default(() => ({ ...FORMAT_32_8.objectivePoints })),
  tableWidthCm: z.number().min(60).max(1_000),
  tableDepthCm: z.number().min(60).max(1_000),
  turns: z.int().min(1).max(50),
  years: yearsSchema.nullable().default(null),
  bans: bansSchema.default(() => structuredClone(NO_BANS)),
  readings: readingsSchema.default(DEFAULT_READINGS),
  inferredPrices: inferredPricesSchema.default({ ...DEFAULT_INFERRED_PRICES }),
}) satisfies z.ZodType<Format>;
