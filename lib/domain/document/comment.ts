import { z } from "zod";
import { NO_BLANK } from "./primitives";

/** The longest comment, in characters. */
const COMMENT_LENGTH = 5_000;

/** What a comment can be about: the id of a thing in the document, or one of its texts, as `text.summary`. */
export const aboutSchema = z.string().regex(/^(text\.)?[a-zA-Z0-9][a-zA-Z0-9-]{0,63}$/);

/** A new comment in Markdown; `isSecret`: for those alone who read the whole document. */
export const newCommentSchema = z.strictObject({
  text: z
    .string()
    .min(1, { abort: true })
    .max(COMMENT_LENGTH)
    .regex(NO_BLANK, "must hold more than blanks"),
  about: aboutSchema.nullable().default(null),
  isSecret: z.boolean().default(false),
});
export type NewComment = z.infer<typeof newCommentSchema>;

export const resolvedSchema = z.strictObject({ resolved: z.boolean() });
