import { z } from "zod";
import { LIMITS } from "../../document/limits";
import { idSchema, pointCmSchema } from "../../document/primitives";
import { ordersSchema } from "./order";
import { placedTroopsSchema, zoneSchema } from "./placing";
import { placeSchema } from "./seat";

/** What becomes of a message; `taken` is by the enemy [1.1.4]. */
export const MESSAGE_STATES = ["under-way", "arrived", "lost", "taken"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What an umpire does with the troops a seat has placed. */
export const PLACING_ANSWERS = ["taken-over", "sent-back"] as const;
export type PlacingAnswer = (typeof PLACING_ANSWERS)[number];

/** Long enough for any order that is read at a table. */
const messageText = z.string().min(1).max(4_000);

/** A message as its sender writes it; to a seat of their own side or the umpire. */
export const newMessageSchema = z.strictObject({
  to: idSchema.or(z.literal("umpire")),
  text: messageText,
  /** Where it is written and where the courier is to ride, in table cm; without them from commander to commander. */
  from: pointCmSchema.optional(),
  at: pointCmSchema.optional(),
});
export type NewMessage = z.infer<typeof newMessageSchema>;

/** A courier's way and time by the rules; null where the places are not known, so that the umpire decides. */
const rideSchema = z.strictObject({
  lengthCm: z.number().min(0),
  /** Bounds it takes, at least 1. */
  bounds: z.int().min(1),
  /** The corners of the way in table cm; rides from before ways were kept have none. */
  way: z.array(pointCmSchema).max(2_000).optional(),
});
export type Ride = z.infer<typeof rideSchema>;

const unitPlaceSchema = z.strictObject({ unit: idSchema, at: pointCmSchema });

/** What an umpire reveals to some seats at a moment: words, enemy troops on the map, hidden ground. */
export const revealSchema = z
  .strictObject({
    seats: z.array(idSchema).min(1).max(200),
    text: z.string().max(4_000).default(""),
    units: z.array(idSchema).max(500).default([]),
    features: z.array(idSchema).max(500).default([]),
    /** Where revealed units stand now, in table cm; any other unit stands where it stood at the start. */
    places: z.array(unitPlaceSchema).max(500).default([]),
  })
  .refine(({ text, units, features }) => text.trim() || units.length > 0 || features.length > 0, {
    path: ["text"],
    error: "Something must be revealed: a text, units or features.",
    params: { words: "reveals-nothing" },
  });
export type Reveal = z.infer<typeof revealSchema>;

/** Where and when a game is played: the place's own clock, `YYYY-MM-DDTHH:MM`; null while that is open. */
export const meetingSchema = z.strictObject({
  place: z.string().max(LIMITS.nameLength).default(""),
  at: z.iso
    .datetime({ local: true, precision: -1 })
    .max("YYYY-MM-DDTHH:MM".length)
    .nullable()
    .default(null),
});
export type Meeting = z.infer<typeof meetingSchema>;

const entrySchemas = [
  meetingSchema.extend({ kind: z.literal("meeting") }),
  z.strictObject({ kind: z.literal("bound-opened"), bound: z.int().min(1).max(200) }),
  z.strictObject({ kind: z.literal("ended") }),
  ordersSchema.extend({ kind: z.literal("orders") }),
  z.strictObject({
    kind: z.literal("message"),
    id: idSchema,
    to: idSchema.or(z.literal("umpire")),
    text: messageText,
    /** The bound in which it is sent, 0 before the first. */
    bound: z.int().min(0),
    ride: rideSchema.nullable(),
    /** Arrived at once between a seat and the umpire; otherwise on its way. */
    state: z.enum(MESSAGE_STATES),
  }),
  z.strictObject({
    kind: z.literal("message-state"),
    message: idSchema,
    state: z.enum(MESSAGE_STATES),
  }),
  z.strictObject({
    kind: z.literal("revealed"),
    seats: z.array(idSchema),
    text: z.string(),
    units: z.array(idSchema),
    features: z.array(idSchema),
    places: z.array(unitPlaceSchema).default([]),
  }),
  /** An umpire draws another way for the courier of a message, or says that its time is not known. */
  z.strictObject({
    kind: z.literal("courier-way"),
    message: idSchema,
    ride: rideSchema.nullable(),
  }),
  /** The zone in which a seat places its troops before the game; null where the umpire takes it back. */
  z.strictObject({ kind: z.literal("zone"), seat: idSchema, zone: zoneSchema.nullable() }),
  placedTroopsSchema.extend({ kind: z.literal("placed") }),
  /** An umpire takes a seat's troops over as it placed them, or sends them back with a word. */
  z.strictObject({
    kind: z.literal("placing-answered"),
    seat: idSchema,
    answer: z.enum(PLACING_ANSWERS),
    word: z.string().max(1_000),
  }),
  /** An umpire notes that an uncertain arrival has come, by its id. */
  z.strictObject({ kind: z.literal("arrived"), arrival: idSchema }),
  /** From now on these seats lead what their places say; `added` is the one of them that was not there before. */
  z.strictObject({
    kind: z.literal("seated"),
    seats: z
      .array(z.strictObject({ id: idSchema, place: placeSchema }))
      .min(1)
      .max(2),
    added: idSchema.nullable(),
  }),
  /** Takes back the line of this number and all that followed it. */
  z.strictObject({ kind: z.literal("taken-back"), line: z.int().min(1) }),
] as const;

/** A line of a game's log. Lines are never deleted; one can be taken back by another. */
export const gameEntrySchema = z.discriminatedUnion("kind", entrySchemas);
export type GameEntry = z.infer<typeof gameEntrySchema>;

/** A line with its number in the server's order, from 1, the service's time, and whose doing it was; null: the owner's. */
export interface LogLine {
  readonly seq: number;
  readonly at: Date;
  readonly seatId: string | null;
  readonly entry: GameEntry;
}
