import { z } from "zod";
import { BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { COMMAND_VALUES } from "@/lib/rules/bogowie-wojny/tables/orders";
import { tableSchema } from "../../field/battlefield";
import { BASE_ORIENTATIONS } from "../../field/operational-base";
import {
  crossingFormSchema,
  pieceFormSchema,
  roadFormSchema,
  workFormSchema,
} from "../../field/placing/form";
import { SEATS } from "../seat";

/** The newest step the player has seen; a move based on an older field is refused. */
const step = { step: z.int().min(0) };
const commandValue = z.int().min(COMMAND_VALUES.least).max(COMMAND_VALUES.most).nullable();
const PLAIN_MOVES = [
  "roll-area",
  "agree-area",
  "decline-area",
  "pass",
  "ask-undo",
  "agree-undo",
  "decline-undo",
] as const;

/** The moves possible while the battlefield is set up [XIV]. */
export const fieldMoveSchema = z.discriminatedUnion("move", [
  z.strictObject({ move: z.literal("begin"), ...step, table: tableSchema }),
  z.strictObject({
    move: z.literal("roll-initiative"),
    ...step,
    /** Command values of commanders-in-chief that the service does not know. */
    values: z
      .strictObject({ a: commandValue.default(null), b: commandValue.default(null) })
      .default({ a: null, b: null }),
  }),
  z.strictObject({ move: z.literal("choose-edge"), ...step, edge: z.enum(TABLE_EDGES) }),
  z.strictObject({ move: z.literal("propose-area"), ...step, area: z.enum(BATTLE_AREAS) }),
  z.strictObject({ move: z.literal("place-piece"), ...step, piece: pieceFormSchema }),
  z.strictObject({ move: z.literal("place-work"), ...step, work: workFormSchema }),
  z.strictObject({ move: z.literal("place-crossing"), ...step, crossing: crossingFormSchema }),
  z.strictObject({ move: z.literal("lay-road"), ...step, road: roadFormSchema }),
  z.strictObject({ move: z.literal("set-base"), ...step, lies: z.enum(BASE_ORIENTATIONS) }),
  z.strictObject({
    move: z.literal("choose-objectives"),
    ...step,
    pieces: z.array(z.string()).min(1).max(2),
  }),
  z.strictObject({ move: z.literal("decide-deployment"), ...step, first: z.enum(SEATS) }),
  z.strictObject({
    move: z.literal("deploy"),
    ...step,
    /** The id of a division or independent brigade, or those of the rest of a corps [14.6]. */
    bodies: z.array(z.string()).min(1).max(100),
  }),
  z.strictObject({ move: z.enum(PLAIN_MOVES), ...step }),
]);
export type FieldMove = z.infer<typeof fieldMoveSchema>;
