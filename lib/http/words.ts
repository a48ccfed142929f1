import type { Language } from "@/lib/domain/document/language";
import { type Translator, translatorFor } from "@/lib/i18n/translator";

const made = new Map<string, Translator>();

/** The words of a namespace in `language`, loaded once. */
export function wordsFor(language: Language, namespace: string): Translator {
  const key = `${language}/${namespace}`;
  const words = made.get(key) ?? translatorFor(language, namespace);
  made.set(key, words);
  return words;
}
