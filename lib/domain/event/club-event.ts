import { z } from "zod";
import { formatSchema } from "../army-list/format-schema";
import { LIMITS } from "../limits";
import { idSchema, markdownSchema, nameSchema } from "../primitives";
import { ACCEPTANCES, EVENT_VISIBILITIES } from "./event-words";
import { isTimeZone } from "./wall-clock";

const openNameSchema = z.string().max(LIMITS.nameLength).default("");

/** What an organiser enters about an event. Times are those of the clocks where it is played. */
export const eventDetailsSchema = z.strictObject({
  title: nameSchema,
  /** A club's name as it is typed; the name of the club that holds the event where one does. */
  club: openNameSchema,
  /** The club that holds it, one of its organiser's. */
  clubId: idSchema.nullable().default(null),
  place: openNameSchema,
  day: z.iso.date(),
  /** Up to this minute lists are handed in and taken back; after it all see them. */
  deadline: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "must be YYYY-MM-DDTHH:MM"),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, {
      error: "must be a time zone such as Europe/Warsaw",
      params: { words: "time-zone" },
    }),
  format: formatSchema,
  accepts: z.enum(ACCEPTANCES).default("any"),
  visibility: z.enum(EVENT_VISIBILITIES).default("unlisted"),
  text: markdownSchema.default(""),
});
export type EventDetails = z.infer<typeof eventDetailsSchema>;

/** Which of the user's lists is handed in. */
export const submissionSchema = z.strictObject({ listId: idSchema });
