import { z } from "zod";
import { tagOf } from "../../document/details-tag";
import { LIMITS } from "../../document/limits";
import { idSchema, markdownSchema, nameSchema } from "../../document/primitives";
import { formatSchema } from "../list/format-schema";
import { ACCEPTANCES, EVENT_VISIBILITIES } from "./event-words";
import { isTimeZone } from "./wall-clock";

const openNameSchema = z.string().max(LIMITS.nameLength).default("");

/** The details an organiser enters about an event. Times are local to the place where it is played. */
export const eventDetailsSchema = z.strictObject({
  title: nameSchema,
  /** A club's name as typed, or the name of the club that holds the event. */
  club: openNameSchema,
  /** The club that holds it, one of the organiser's clubs. */
  clubId: idSchema.nullable().default(null),
  place: openNameSchema,
  day: z.iso.date(),
  /** Until this minute lists can be submitted and withdrawn; afterwards everybody can see them. */
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

/** Which of the user's lists to submit. */
export const submissionSchema = z.strictObject({ listId: idSchema });

/** A hash of the details an organiser can edit; renaming the club that holds the event does not change it. */
export function tagOfEvent(details: EventDetails): string {
  const { title, club, clubId, place, day, deadline, timeZone, format } = details;
  const { accepts, visibility, text } = details;
  const holder = clubId ?? [club];
  return tagOf([title, holder, place, day, deadline, timeZone, format, accepts, visibility, text]);
}
