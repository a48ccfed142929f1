import { createTranslator } from "next-intl";
import type { Language } from "@/lib/domain/document/language";
import { loadMessages, type Messages } from "./messages";
import { readyMessages } from "./ready-messages";

/**
 * Translates within one namespace: returns the sentence for a key and its values. The type refuses keys made from a
 * code that may be null or undefined.
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

/** A translator for texts outside pages: printed packs, plain-text exports, mails. */
export function translatorFor(
  language: Language,
  namespace: string,
  messages: Messages = loadMessages(language),
): Translator {
  const [top = ""] = namespace.split(".");
  return createTranslator({
    locale: language,
    messages: readyMessages({ [top]: messages[top] ?? {} }),
    namespace,
    timeZone: "UTC",
  }) as Translator;
}
