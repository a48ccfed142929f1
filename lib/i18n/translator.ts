import { createTranslator } from "next-intl";
import type { Language } from "@/lib/domain/language";
import { loadMessages, type Messages } from "./messages";

/**
 * The words of one namespace: a key and the values of its sentence give the sentence. A key made of a code
 * that may be null or undefined is refused by its type.
 */
export type Translator = <Key extends string>(
  key: Sayable<Key>,
  values?: Readonly<Record<string, string | number | Date>>,
) => string;

type Sayable<Key extends string> = [Extract<Key, `${string}null` | `${string}undefined`>] extends [
  never,
]
  ? Key
  : never;

/** Words outside a page: printed packs, plain-text exports, mails. */
export function translatorFor(
  language: Language,
  namespace: string,
  messages: Messages = loadMessages(language),
): Translator {
  return createTranslator({
    locale: language,
    messages,
    namespace,
    timeZone: "UTC",
  }) as Translator;
}
