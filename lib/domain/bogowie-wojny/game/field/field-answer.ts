import { z } from "zod";
import { BATTLE_AREAS, TERRAIN_COLUMNS } from "@/lib/rules/bogowie-wojny/battle-area";
import { READINGS } from "@/lib/rules/bogowie-wojny/format";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { PIECE_KINDS } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { battlefieldSchema, tableSchema } from "../../field/battlefield";
import { WORK_KINDS } from "../../ground/works";
import { FORMATION_LEVELS } from "../../list/general";
import { SEATS } from "../seat";
import { FIELD_STAGES } from "./stages";

const seat = z.enum(SEATS);
const edge = z.enum(TABLE_EDGES);
const perSeat = <Schema extends z.ZodType>(schema: Schema) => z.object({ a: schema, b: schema });
const bounds = z.object({ count: z.int(), least: z.int(), most: z.int() });
const level = z.int().nullable();
/** How many pieces of one kind are left to be laid. */
export const piecesLeftSchema = z.object({ kind: z.enum(PIECE_KINDS), level, left: z.int() });
const value = z.union([z.int(), z.enum(["to-state", "to-draw"])]);

/** A body of an army that is deployed as one. */
export const deployedBodySchema = z.object({
  id: z.string(),
  level: z.enum(FORMATION_LEVELS),
  name: z.string(),
  number: z.int(),
  corpsId: z.string().nullable(),
  corpsName: z.string(),
});

const choiceSchema = z.object({
  kind: z.enum(PIECE_KINDS),
  level,
  column: z.enum(TERRAIN_COLUMNS),
  left: z.int(),
  owed: z.int(),
  refusal: z.string().nullable(),
});

const initiativeSchema = z.object({
  values: perSeat(z.int()),
  bonus: perSeat(z.int()),
  stated: z.array(seat),
  throws: z.array(perSeat(z.int())),
  winner: seat,
});

/** What a player has of their own to lay. */
export const ownPiecesSchema = z.object({
  bought: z.array(piecesLeftSchema),
  special: z.array(piecesLeftSchema),
  works: z.array(z.object({ kind: z.enum(WORK_KINDS), left: z.int() })),
  groves: z.enum(READINGS.groves),
});

/** A battlefield being set up, as its reader may see it. */
export const fieldViewSchema = z.object({
  gameId: z.string(),
  title: z.string(),
  mine: z.array(seat),
  players: perSeat(z.string().nullable()),
  step: z.int(),
  isOver: z.boolean(),
  stage: z.enum(FIELD_STAGES),
  turn: seat.nullable(),
  usualTable: tableSchema.nullable(),
  values: perSeat(value).nullable(),
  initiative: initiativeSchema.nullable(),
  edges: perSeat(edge).nullable(),
  proposedArea: z.enum(BATTLE_AREAS).nullable(),
  field: battlefieldSchema.nullable(),
  pieces: bounds.nullable(),
  choices: z.array(choiceSchema),
  roads: bounds.nullable(),
  noWay: z.boolean(),
  mayPass: z.boolean(),
  own: perSeat(ownPiecesSchema.nullable()),
  objectives: z
    .object({
      role: z.enum(["main", "secondary"]),
      count: z.int(),
      certain: z.array(z.string()),
      equals: z.array(z.string()),
    })
    .nullable(),
  first: seat.nullable(),
  deployment: z
    .object({
      turn: seat.nullable(),
      byCorps: z.boolean(),
      left: perSeat(z.int()),
      own: perSeat(z.array(deployedBodySchema).nullable()),
      deployed: z.array(deployedBodySchema.extend({ seat })),
    })
    .nullable(),
  undo: z.object({ by: seat }).nullable(),
  mayUndo: z.array(seat),
  findings: z.array(z.object({ code: z.string(), rule: z.string() })).nullable(),
  log: z.array(z.object({ seq: z.int(), at: z.iso.datetime(), seat, kind: z.string() })),
});
