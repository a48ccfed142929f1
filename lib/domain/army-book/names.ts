import { LANGUAGES, type Language } from "../language";
import type { BookNames } from "./book-entry";

/** A thing's name in a language; where it has none there, in the author's, then in any. */
export function nameIn(names: BookNames, language: Language, author: Language): string {
  return [language, author, ...LANGUAGES]
    .map((each) => names[each].trim())
    .find((name) => name !== "") as string;
}

/** Whether a thing has no name in a language and is called by that of another. */
export function isNamedOtherwise(names: BookNames, language: Language): boolean {
  return names[language].trim() === "";
}
