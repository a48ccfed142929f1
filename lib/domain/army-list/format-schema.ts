import { z } from "zod";
import {
  DEFAULT_INFERRED_PRICES,
  DEFAULT_READINGS,
  type Format,
  READINGS,
  type Readings,
} from "@/lib/rules/bogowie-wojny/format";
import type { InferredPrice } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { nameSchema } from "../primitives";

/** Points in halves, as the Wagomiar prices are [13.2]. */
const pointsSchema = z.number().min(0).max(2_000).multipleOf(0.5);

const priceSchema = z.number().min(0).max(20).multipleOf(0.5);

const readingsSchema = z.strictObject({
  armyValue: z.enum(READINGS.armyValue).default(DEFAULT_READINGS.armyValue),
  unspentUnitPoints: z.enum(READINGS.unspentUnitPoints).default(DEFAULT_READINGS.unspentUnitPoints),
  trainLoads: z.enum(READINGS.trainLoads).default(DEFAULT_READINGS.trainLoads),
  eliteStatus: z.enum(READINGS.eliteStatus).default(DEFAULT_READINGS.eliteStatus),
  landwehrStatus: z.enum(READINGS.landwehrStatus).default(DEFAULT_READINGS.landwehrStatus),
  ambushUnits: z.enum(READINGS.ambushUnits).default(DEFAULT_READINGS.ambushUnits),
  lancersInAmbush: z.enum(READINGS.lancersInAmbush).default(DEFAULT_READINGS.lancersInAmbush),
  singleDivision: z.enum(READINGS.singleDivision).default(DEFAULT_READINGS.singleDivision),
}) satisfies z.ZodType<Readings>;

const inferredPricesSchema = z.strictObject({
  footHowitzers: priceSchema.default(DEFAULT_INFERRED_PRICES.footHowitzers),
  horseHowitzers: priceSchema.default(DEFAULT_INFERRED_PRICES.horseHowitzers),
  guardHowitzers: priceSchema.default(DEFAULT_INFERRED_PRICES.guardHowitzers),
  foot4Pounder: priceSchema.default(DEFAULT_INFERRED_PRICES.foot4Pounder),
  horse3Pounder: priceSchema.default(DEFAULT_INFERRED_PRICES.horse3Pounder),
}) satisfies z.ZodType<Record<InferredPrice, number>>;

/** The limits and readings the list is built to [13.2]; it travels with the list, so that an old list keeps its own. */
export const formatSchema = z.strictObject({
  name: nameSchema,
  unitPoints: pointsSchema,
  upgradePoints: pointsSchema,
  maxBases: z.int().min(1).max(1_000).nullable(),
  maxArtilleryBases: z.int().min(0).max(1_000).nullable(),
  maxArtilleryPercent: z.number().min(0).max(100).nullable(),
  maxTerrainPieces: z.int().min(0).max(50),
  tableWidthCm: z.number().min(60).max(1_000),
  tableDepthCm: z.number().min(60).max(1_000),
  turns: z.int().min(1).max(50),
  readings: readingsSchema.default(DEFAULT_READINGS),
  inferredPrices: inferredPricesSchema.default({ ...DEFAULT_INFERRED_PRICES }),
}) satisfies z.ZodType<Format>;
