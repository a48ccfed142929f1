import { z } from "zod";
import { HOLDS, type ScoreSheet } from "@/lib/rules/bogowie-wojny/victory";
import { lineSchema } from "../../document/primitives";
import { fieldEntrySchemas } from "./field/field-entry";
import type { SEATS } from "./seat";

const MAX_COUNTED = 999;
const countSchema = z.int().min(0).max(MAX_COUNTED);

/** One player's tally after the battle [12.2]. */
export const scoreSheetSchema = z.strictObject({
  enemyBases: countSchema,
  operationalBase: z.boolean(),
  mainObjective: z.enum(HOLDS),
  firstSecondary: z.enum(HOLDS),
  secondSecondary: z.enum(HOLDS),
  generalsKilled: countSchema,
  seniorsKilled: countSchema,
  enemyHalfLost: z.boolean(),
  enemyMoraleBroken: z.boolean(),
  fewerLosses: z.boolean(),
}) satisfies z.ZodType<ScoreSheet>;

/** Why a commander is drawn: first draw, bought redraw, or replacement of a lost commander [6.7, 13.3, 13.4]. */
export const DRAW_REASONS = ["first", "redraw", "fallen"] as const;
export type DrawReason = (typeof DRAW_REASONS)[number];

/** How a commander was lost; each requires a replacement [6.7]. */
export const FATES = ["killed", "fled", "captured"] as const;
export type Fate = (typeof FATES)[number];

/** The greatest distance of an ambush from the player's own edge, in cm [15.1]. */
export const AMBUSH_REACH_CM = 60;

/** An ambush slip: the regiment, its hiding place, and its distance from its own edge [15.1]. */
export const slipSchema = z.strictObject({
  regimentId: z.string(),
  place: lineSchema.min(1),
  fromEdgeCm: z.number().min(0).max(AMBUSH_REACH_CM),
});
export type Slip = z.infer<typeof slipSchema>;

const entrySchemas = [
  /** Entered in the opponent's account, because both play on one device. */
  z.strictObject({ kind: z.literal("seated"), sameDevice: z.literal(true).optional() }),
  z.strictObject({
    kind: z.literal("drawn"),
    post: z.string(),
    commander: z.string(),
    among: z.int(),
    reason: z.enum(DRAW_REASONS),
  }),
  z.strictObject({ kind: z.literal("fell"), post: z.string(), fate: z.enum(FATES) }),
  z.strictObject({ kind: z.literal("promoted"), from: z.string(), to: z.string() }),
  z.strictObject({ kind: z.literal("ambush-sealed"), slip: slipSchema }),
  z.strictObject({ kind: z.literal("ambush-revealed"), sealedAs: z.int() }),
  z.strictObject({
    kind: z.literal("score-proposed"),
    sheets: z.strictObject({ a: scoreSheetSchema, b: scoreSheetSchema }),
  }),
  z.strictObject({ kind: z.literal("score-agreed"), proposal: z.int() }),
  z.strictObject({ kind: z.literal("reopening-asked") }),
  z.strictObject({ kind: z.literal("reopening-agreed"), asked: z.int() }),
  z.strictObject({ kind: z.literal("reopening-declined"), asked: z.int() }),
  ...fieldEntrySchemas,
] as const;

/** An event at the table; events are never deleted. */
export const gameEntrySchema = z.discriminatedUnion("kind", entrySchemas);
export type GameEntry = z.infer<typeof gameEntrySchema>;

/** A log entry, numbered from 1, with the service's time. */
export interface GameEvent {
  readonly seq: number;
  readonly at: Date;
  readonly seat: (typeof SEATS)[number];
  readonly entry: GameEntry;
}
