import { z } from "zod";
import { BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { READINGS } from "@/lib/rules/bogowie-wojny/format";
import { OBJECTIVE_ROLES } from "@/lib/rules/bogowie-wojny/objective";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { acceptedFindingsSchema } from "../../document/acceptance-schema";
import { idSchema, languageSchema, markdownSchema, nameSchema } from "../../document/primitives";
import { translationsSchema } from "../../document/translations/translations-schema";
import {
  crossingSchema,
  fieldRing,
  fieldWorkSchema,
  pieceSchema,
  roadSchema,
} from "../ground/thing-schema";
import { BATTLEFIELD_LIMITS } from "./limits";
import { fieldSideSchema } from "./side-schema";

const edge = z.enum(TABLE_EDGES);

/** A battlefield's seed: a line of text that anyone can type. */
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

/** A piece that scores points for the player who holds it at the end [14.6]. */
export const objectiveSchema = z.strictObject({
  id: idSchema,
  role: z.enum(OBJECTIVE_ROLES),
  pieceId: idSchema,
  points: z.number().min(0).max(10_000),
  chosenBy: edge,
});

/** How many play on a battlefield with its sides: attacks end when both players have passed [10.1]. */
export const FIELD_PLAYERS = { from: 2, to: 2 };

const list = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most);

/**
 * A self-contained battlefield of Bogowie Wojny [XIV]. Coordinates are in cm from the south-west corner; rings do not
 * repeat the first corner. Pieces and roads are in the order in which they were placed.
 */
export const battlefieldSchema = z.strictObject({
  kind: z.literal("map"),
  schemaVersion: z.literal(1),
  system: z.literal("bogowie-wojny"),
  title: nameSchema,
  language: languageSchema,
  notes: markdownSchema.default(""),
  /** The seed it was generated from; null if people made it. */
  seed: seedSchema.nullable().default(null),
  table: tableSchema,
  area: z.enum(BATTLE_AREAS),
  /** The edge of the player who won the initiative and chose it [14.2]. */
  initiative: edge,
  /** The reading of 14.4 on roads in its players' formats; missing: that of the attached armies, otherwise in turns. */
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
  /** The sides with their armies; a field from a seed has only terrain and no sides. */
  sides: list(fieldSideSchema, 2).optional(),
  /** Findings accepted by the author with a reason; fields from a seed do not have this property. */
  acceptedFindings: acceptedFindingsSchema.unwrap().optional(),
  translations: translationsSchema,
});
export type Battlefield = z.infer<typeof battlefieldSchema>;
export type BattlefieldPiece = Battlefield["pieces"][number];
export type BattlefieldRoad = Battlefield["roads"][number];
export type BattlefieldCrossing = Battlefield["crossings"][number];
export type FieldWork = Battlefield["fieldWorks"][number];
