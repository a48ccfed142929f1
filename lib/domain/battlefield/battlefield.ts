import { z } from "zod";
import { BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { READINGS } from "@/lib/rules/bogowie-wojny/format";
import { OBJECTIVE_ROLES } from "@/lib/rules/bogowie-wojny/objective";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { acceptedFindingsSchema } from "../acceptance-schema";
import {
  crossingSchema,
  fieldRing,
  fieldWorkSchema,
  pieceSchema,
  roadSchema,
} from "../ground/thing-schema";
import { idSchema, languageSchema, markdownSchema, nameSchema } from "../primitives";
import { BATTLEFIELD_LIMITS } from "./limits";
import { fieldSideSchema } from "./side-schema";

const edge = z.enum(TABLE_EDGES);

/** A battlefield's seed: a line of text anybody can type. */
export const seedSchema = z
  .string()
  .min(1)
  .max(BATTLEFIELD_LIMITS.seedLength)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, "must be one line of plain text")
  .regex(/^\S(.*\S)?$/u, "must neither begin nor end with a blank");

const side = z.int().min(BATTLEFIELD_LIMITS.leastSideCm);

/** A table's size in whole cm; players sit along its width, south and north. */
export const tableSchema = z.strictObject({
  widthCm: side.max(BATTLEFIELD_LIMITS.mostWidthCm),
  depthCm: side.max(BATTLEFIELD_LIMITS.mostDepthCm),
});

/** A piece worth points to whoever holds it at the end [14.6]. */
export const objectiveSchema = z.strictObject({
  id: idSchema,
  role: z.enum(OBJECTIVE_ROLES),
  pieceId: idSchema,
  points: z.number().min(0).max(10_000),
  chosenBy: edge,
});

const list = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most);

/**
 * A battlefield of Bogowie Wojny [XIV], complete in itself: cm from the south-west corner, rings without
 * the first corner repeated. Pieces and roads stand in the order in which they were placed.
 */
export const battlefieldSchema = z.strictObject({
  kind: z.literal("map"),
  schemaVersion: z.literal(1),
  system: z.literal("bogowie-wojny"),
  title: nameSchema,
  language: languageSchema,
  notes: markdownSchema.default(""),
  /** What it was made from; null where people made it. */
  seed: seedSchema.nullable().default(null),
  table: tableSchema,
  area: z.enum(BATTLE_AREAS),
  /** The edge of the player who won the initiative and chose it [14.2]. */
  initiative: edge,
  /** How its players' formats read 14.4 of roads; missing: as the attached armies' do, else by turns. */
  roadOrder: z.enum(READINGS.roadOrder).optional(),
  pieces: list(pieceSchema, BATTLEFIELD_LIMITS.pieces),
  crossings: list(crossingSchema, BATTLEFIELD_LIMITS.crossings).default([]),
  fieldWorks: list(fieldWorkSchema, BATTLEFIELD_LIMITS.fieldWorks).default([]),
  roads: list(roadSchema, BATTLEFIELD_LIMITS.roads).default([]),
  bases: list(z.strictObject({ edge, points: fieldRing }), 2).default([]),
  deploymentZones: list(z.strictObject({ edge, depthCm: z.number().gt(0).max(240) }), 2).default(
    [],
  ),
  objectives: list(objectiveSchema, BATTLEFIELD_LIMITS.objectives).default([]),
  /** Who fights on it, with their armies; a field from a seed is terrain alone, and has none. */
  sides: list(fieldSideSchema, 2).optional(),
  /** Findings its author accepts with a reason; what a seed gives has none and no such field. */
  acceptedFindings: acceptedFindingsSchema.unwrap().optional(),
});
export type Battlefield = z.infer<typeof battlefieldSchema>;
export type BattlefieldPiece = Battlefield["pieces"][number];
export type BattlefieldRoad = Battlefield["roads"][number];
export type BattlefieldCrossing = Battlefield["crossings"][number];
export type FieldWork = Battlefield["fieldWorks"][number];
