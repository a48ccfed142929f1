import { LANGUAGES, type Language } from "../../document/language";
import type { BookNames } from "./book-entry";

/** A name in a language; if that is missing, in the author's language, then in any. */
export function nameIn(names: BookNames, language: Language, author: Language): string {
  return [language, author, ...LANGUAGES]
    .map((each) => names[each].trim())
    .find((name) => name !== "") as string;
}

/** Whether a name is missing in a language, so that another language's name is shown. */
export function isNamedOtherwise(names: BookNames, language: Language): boolean {
  return names[language].trim() === "";
}
