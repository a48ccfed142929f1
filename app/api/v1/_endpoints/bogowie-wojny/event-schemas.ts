import { z } from "zod";
import { eventDetailsSchema } from "@/lib/domain/bogowie-wojny/event/club-event";
import { EVENT_VISIBILITIES } from "@/lib/domain/bogowie-wojny/event/event-words";
import { instantSchema } from "../answer-schemas";

/** A list that is handed in to an event. */
export const enteredListSchema = z.object({
  entryId: z.string(),
  title: z.string(),
  nation: z.string(),
  bases: z.int(),
});

const entrySchema = z.object({
  player: z.string(),
  isLegal: z.boolean().describe("By the event's format, secret things counted"),
  list: enteredListSchema.nullable().describe("Null until the deadline, to all but its own player"),
});

/** An event as the reader sees it. */
export const eventSchema = z.object({
  ...eventDetailsSchema.shape,
  id: z.string(),
  clubSlug: z.string().nullable().describe("Of the club that holds it, where one may know of it"),
  organiser: z.string(),
  deadlineAt: instantSchema,
  isClosed: z.boolean(),
  isOrganiser: z.boolean(),
  count: z.int(),
  entries: z.array(entrySchema),
  own: entrySchema
    .extend({ listId: z.string(), listVersion: z.int(), submittedAt: instantSchema })
    .nullable(),
});

/** An event in a list. */
export const listedEventSchema = z.object({
  id: z.string(),
  title: z.string(),
  club: z.string(),
  place: z.string(),
  day: z.iso.date(),
  deadlineAt: instantSchema,
  visibility: z.enum(EVENT_VISIBILITIES),
  organiser: z.string(),
  formatName: z.string(),
  count: z.int(),
  isClosed: z.boolean(),
  isOrganiser: z.boolean(),
});
