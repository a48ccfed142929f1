import { z } from "zod";
import { BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { READINGS } from "@/lib/rules/bogowie-wojny/format";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { languageSchema } from "../../../document/primitives";
import { battlefieldSchema, objectiveSchema, tableSchema } from "../../field/battlefield";
import { BASE_ORIENTATIONS } from "../../field/operational-base";
import {
  crossingSchema,
  fieldWorkSchema,
  pieceSchema,
  roadSchema,
} from "../../ground/thing-schema";
import { SEATS } from "../seat";
import { PASSABLE_STAGES } from "./stages";

const seat = z.enum(SEATS);
const area = z.enum(BATTLE_AREAS);
const die = z.int().min(1).max(6);
const perSeat = (figure: z.ZodInt) => z.strictObject({ a: figure, b: figure });

/** Log entries of setting up a battlefield [XIV]; unlike other entries, a step can be undone if both agree. */
export const fieldEntrySchemas = [
  z.strictObject({
    kind: z.literal("field-begun"),
    table: tableSchema,
    language: languageSchema,
    /** How both formats read 14.4 on roads, unless players take turns. */
    roadOrder: z.enum(READINGS.roadOrder).optional(),
  }),
  /** The battlefield of the game's scenario, on which the players deploy. */
  z.strictObject({ kind: z.literal("field-given"), field: battlefieldSchema }),
  z.strictObject({
    kind: z.literal("field-initiative"),
    /** Command values of the commanders-in-chief, and bonuses bought [14.2, 13.3]. */
    values: perSeat(z.int()),
    bonus: perSeat(z.int()),
    /** The player who entered a value the service does not know. */
    stated: z.array(seat),
    throws: z.array(z.strictObject({ a: die, b: die })).min(1),
    winner: seat,
  }),
  z.strictObject({ kind: z.literal("field-edge"), edge: z.enum(TABLE_EDGES) }),
  z.strictObject({ kind: z.literal("field-area"), area, die }),
  z.strictObject({ kind: z.literal("field-area-proposed"), area }),
  z.strictObject({ kind: z.literal("field-area-agreed"), area }),
  z.strictObject({ kind: z.literal("field-area-declined") }),
  z.strictObject({ kind: z.literal("field-piece"), piece: pieceSchema }),
  z.strictObject({ kind: z.literal("field-work"), work: fieldWorkSchema }),
  z.strictObject({ kind: z.literal("field-crossing"), crossing: crossingSchema }),
  z.strictObject({
    kind: z.literal("field-road"),
    road: roadSchema,
    crossings: z.array(crossingSchema),
  }),
  z.strictObject({ kind: z.literal("field-passed"), stage: z.enum(PASSABLE_STAGES) }),
  z.strictObject({ kind: z.literal("field-base"), lies: z.enum(BASE_ORIENTATIONS) }),
  z.strictObject({ kind: z.literal("field-objectives"), objectives: z.array(objectiveSchema) }),
  z.strictObject({ kind: z.literal("field-deployment"), first: seat }),
  z.strictObject({ kind: z.literal("field-deployed"), bodies: z.array(z.string()).min(1) }),
  z.strictObject({ kind: z.literal("field-undo-asked"), of: z.int() }),
  z.strictObject({ kind: z.literal("field-undo-agreed"), of: z.int() }),
  z.strictObject({ kind: z.literal("field-undo-declined"), of: z.int() }),
] as const;

export type FieldEntry = z.infer<(typeof fieldEntrySchemas)[number]>;
