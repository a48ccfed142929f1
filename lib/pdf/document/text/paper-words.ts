import type { Language } from "@/lib/domain/document/language";
import { loadPageMessages } from "@/lib/i18n/messages";
import { type Translator, translatorFor } from "@/lib/i18n/translator";

/** A translator for texts on paper, whose lines end as those of pages do: never after a Polish word of one letter. */
export function paperWords(language: Language, namespace: string): Translator {
  return translatorFor(language, namespace, loadPageMessages(language));
}
