import { isGenericName, isOfPerson } from "./generic-name";
import { wordsOnce } from "./inflected-names";
import { NO_PLACE } from "./place-words";

/** The words of a formation's name that could be of no other: "Lagarde" in "Brigade Lagarde". */
export function ownWords(name: string): string[] {
  return wordsOnce(name)
    .filter(({ isName, plain }) => isName && plain.length > 3 && !NO_PLACE.test(plain))
    .filter(({ plain }) => !isGenericName(plain))
    .map(({ text }) => text);
}

/** The last word of a name that is long enough to mean one man; empty if it only says what he commands. */
export function surname(name: string): string {
  const last = wordsOnce(name).findLast(({ isName, plain }) => isName && plain.length > 3);
  return last && !NO_PLACE.test(last.plain) && isOfPerson(name) ? last.text : "";
}
