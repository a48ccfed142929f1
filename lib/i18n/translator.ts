import { createTranslator } from "next-intl";
import type { Language } from "@/lib/domain/language";
import { loadMessages } from "./messages";

/** The words of one namespace: a key and the values of its sentence give the sentence. */
export type Translator = (
  key: string,
  values?: Readonly<Record<string, string | number | Date>>,
) => string;

/** Words outside a page: printed packs, plain-text exports, mails. */
export function translatorFor(language: Language, namespace: string): Translator {
  return createTranslator({
    locale: language,
    messages: loadMessages(language),
    namespace,
    timeZone: "UTC",
  }) as Translator;
}
