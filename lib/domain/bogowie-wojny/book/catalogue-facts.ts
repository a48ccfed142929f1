import type { CatalogueFacts } from "../../document/catalogue-facts";
import type { ArmyBook } from "./army-book";

/** An army book in lists and searches. Its size is its entries. */
export function armyBookFacts(book: ArmyBook): CatalogueFacts {
  return {
    year: null,
    nations: book.nation === null ? [] : [book.nation],
    size: book.entries.length,
    place: "",
    summary: book.notes,
    words: [
      book.title,
      book.nationName,
      book.edition,
      ...book.entries.flatMap(({ names }) => Object.values(names)),
      ...book.formations.flatMap(({ names, regiments }) => [
        ...Object.values(names),
        ...regiments.map(({ name }) => name),
      ]),
      ...book.commanders.map(({ name }) => name),
      ...book.specialRules.flatMap(({ names }) => Object.values(names)),
      book.notes,
    ],
  };
}
