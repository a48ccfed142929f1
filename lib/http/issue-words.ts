import { GrundlagError, type Issue } from "@/lib/domain/error-code";
import type { Language } from "@/lib/domain/language";
import { wordsFor } from "@/lib/http/words";
import english from "@/lib/i18n/messages/en/errors.json";

/** An error with the messages of its issues in the reader's language; in English they stay as they are, and say more. */
export function inReadersWords(error: unknown, language: Language): unknown {
  if (!(error instanceof GrundlagError) || language === "en") return error;
  const { code, message, issues, extra } = error;
  const told = issues.map((issue) => ({ ...issue, message: messageOf(issue, language) }));
  return new GrundlagError(code, message, told, extra);
}

function messageOf({ code, words = code, values = {} }: Issue, language: Language): string {
  const say = wordsFor(language, "errors");
  if (words in english.detail) return say(`detail.${words}`, values);
  if (words in english.issue) return say(`issue.${words}`);
  return "rule" in values ? say("detail.breaks-rule", values) : say("issue.custom");
}
