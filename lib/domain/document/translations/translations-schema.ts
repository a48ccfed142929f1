import { z } from "zod";
import { LANGUAGES } from "../language";
import { LIMITS } from "../limits";
import { NO_BLANK } from "../primitives";

/** The form of a text: a one-line name, a line, or Markdown. */
export type TextKind = "name" | "line" | "markdown";

/** The most texts a document of maximum size can have. */
const MAX_TEXTS = 30_000;
const KEY_LENGTH = 1_000;

const keySchema = z.string().min(1).max(KEY_LENGTH);

function byKey(text: z.ZodString) {
  return z
    .record(keySchema, text)
    .refine(
      (texts) => Object.keys(texts).length <= MAX_TEXTS,
      `A translation holds ${MAX_TEXTS} texts at most.`,
    );
}

/** A document's texts in one other language, by their keys; what is missing stays as it was written. */
export const translationSchema = z.strictObject({
  texts: byKey(z.string().max(LIMITS.textLength).regex(NO_BLANK, "must hold more than blanks")),
  /** Fingerprints of the originals the texts were translated from, which show whether a translation is outdated. */
  of: byKey(z.string().max(16)).optional(),
});
export type Translation = z.infer<typeof translationSchema>;

/** Translations by language; one into the document's own language, and keys without a text, are ignored. */
export const translationsSchema = z
  .partialRecord(z.enum(LANGUAGES), translationSchema)
  .optional()
  .describe(
    "The author's texts in other languages, by keys such as title, sides/<id>/brief, units/<id>/name",
  );
export type Translations = z.infer<typeof translationsSchema>;
