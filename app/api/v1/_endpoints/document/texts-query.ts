import { z } from "zod";
import type { Language } from "@/lib/domain/document/language";

/** Whether a document's texts are translated or in the author's own words. */
export const textsQuery = z.object({
  texts: z
    .enum(["original"])
    .optional()
    .describe("original: the author's own words, not their translation into the answer's language"),
});

/** The language to translate texts into; undefined for none. */
export function textLanguage(
  { texts }: z.infer<typeof textsQuery>,
  language: Language,
): Language | undefined {
  return texts === "original" ? undefined : language;
}
