import { z } from "zod";
import { LANGUAGES } from "./language";
import { LIMITS } from "./limits";
import { WAR_YEARS, type Years } from "./years";

export const languageSchema = z.enum(LANGUAGES);

/** A stable id inside a document, for example `u3k9d2mfqa`. */
export const idSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** Matches text that is not blank. */
export const NO_BLANK = /\S/;

/** A one-line name, never blank; stored as typed. */
export const nameSchema = z
  .string()
  .min(1, { abort: true })
  .max(LIMITS.nameLength)
  .regex(NO_BLANK, "must hold more than blanks");

/** Characters that end a line, turn the direction of writing, or show nothing; emoji need some of the last. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/u;

/** A character that leaves ink; the blank of Braille does not. */
const SEEN = /[^\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What people and clubs are called before others: one line, all of which can be seen. */
export const visibleNameSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(LIMITS.nameLength)
  .refine((name) => SEEN.test(name) && !UNSEEN.test(name), {
    error:
      "A name must show what it is made of: leave out invisible and direction-changing characters.",
    params: { words: "unseen-characters" },
  });

/** A name, or nothing where a thing has none. */
export const nameOrNoneSchema = nameSchema.or(z.literal(""));

/** A line of free text; may be empty. */
export const lineSchema = z.string().max(LIMITS.lineLength);

/** Markdown (CommonMark); may be empty. */
export const markdownSchema = z.string().max(LIMITS.textLength);

/** A date in the battle's calendar, `YYYY-MM-DD`, without time zone. */
export const battleDateSchema = z.iso.date();

/** A time on the battle's clock, `HH:MM`, without time zone. */
export const battleTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A length on the table in cm. */
export const cmSchema = z.number().min(LIMITS.leastCm).max(LIMITS.mostCm);

/** A place on the table in cm: x from the west edge, y from the south edge. */
export const pointCmSchema = z.tuple([cmSchema, cmSchema]);
export type PointCm = z.infer<typeof pointCmSchema>;

const yearSchema = z.int().min(WAR_YEARS.from).max(WAR_YEARS.to);

/** A range of years, both ends included. */
export const yearsSchema = z
  .strictObject({ from: yearSchema, to: yearSchema })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "The last year must not be before the first.",
    params: { words: "years" },
  }) satisfies z.ZodType<Years>;
